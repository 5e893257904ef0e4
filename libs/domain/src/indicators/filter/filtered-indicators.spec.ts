import fc from 'fast-check';
import { termPlan } from '../../actions/testing/decide';
import type { Plan, Restriction, TermClose } from '../../plan/plan';
import { Table } from '../../plan/table';
import { type Indicators, indicatorsOf } from '../indicators';
import { withClosedTerms } from '../testing/closed-terms';
import { type FilteredIndicators, filteredIndicators } from './filtered-indicators';
import { partOfPlan } from './part-of-plan';
import { NARROWED_BY, NO_REPORT_FILTER, type ReportFilter } from './report-filter';

const TODAY = '2026-04-01';
const filter = (values: Partial<ReportFilter>): ReportFilter => ({ ...NO_REPORT_FILTER, ...values });

/** Two branches of three tasks each, the odd ones Ana's, the others Luis'; what each had in each of so many terms. */
interface Given {
  readonly commitments: readonly (readonly number[])[];
  readonly reached: readonly (readonly boolean[])[];
}

const IDS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'];
const personOf = (id: string) => (Number(id[1]) % 2 === 1 ? 'ana' : 'luis');

function planOf({ commitments, reached }: Given): Plan {
  const tasks = IDS.map((id) => ({
    id,
    parent: id[0] === 'a' ? 'tower' : 'yard',
    duration: 20,
    responsibles: [personOf(id)],
  }));
  const plan = termPlan({ tasks: [{ id: 'tower', text: 'Tower' }, { id: 'yard', text: 'Yard' }, ...tasks] });
  const terms = commitments.map((promised, term) =>
    IDS.map((id, at) => {
      const commitment = promised[at]!;
      const progress = reached[term]![at]! ? commitment : 0;
      const more = { responsibles: [personOf(id)], causes: [] };
      return [id, 0, commitment === 0 ? null : commitment, progress, more] as const;
    }),
  );
  const closed = withClosedTerms(plan, ...terms);
  return { ...closed, restrictions: Table.of(IDS.map(restriction)) };
}

const restriction = (taskId: string, at: number): Restriction => ({
  ...{ id: `r-${taskId}`, taskIds: [taskId], family: at % 2 === 0 ? 'Materials' : 'Labour', type: 1 },
  ...{ detail: '', comments: '', responsible: personOf(taskId), created: '2026-03-02', commited: null },
  ...{ required: '2026-03-20', released: null, releasedTerm: null, inProcess: false },
});

/** A close that kept nothing but this. */
const close = (id: string, kept: Partial<TermClose>): TermClose => ({
  ...{ id, realProgress: 0, plannedProgress: 0, parts: [], restrictions: [], identified: [] },
  ...{ restrictionCount: 0, openRestrictions: [], people: [], ...kept },
});

/** The rows behind real progress are kept by the S-curve of a part alone: of a whole project the SPI has them. */
function asOfWhole(indicators: Partial<Indicators>): Partial<Indicators> {
  const { SCurve } = indicators;
  if (!SCurve) return indicators;
  const realProgress = SCurve.realProgress.map(({ date, value }) => ({ date, value }));
  return { ...indicators, SCurve: { ...SCurve, realProgress } };
}

const given = fc.integer({ min: 1, max: 8 }).chain((terms) =>
  fc.record({
    commitments: fc.array(fc.array(fc.constantFrom(0, 0.5, 1), { minLength: 6, maxLength: 6 }), {
      minLength: terms,
      maxLength: terms,
    }),
    reached: fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), {
      minLength: terms,
      maxLength: terms,
    }),
  }),
);

function narrow(plan: Plan, values: Partial<ReportFilter>): FilteredIndicators {
  const steps = filteredIndicators(plan, filter(values), TODAY);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
/** What stands on the dashboard: what is not narrowed stays as it is. */
const parts = (plan: Plan, ...filters: readonly Partial<ReportFilter>[]): readonly Indicators[] =>
  filters.map((one) => ({ ...indicatorsOf(plan, TODAY), ...narrow(plan, one).indicators }));

describe('indicators of a part of the plan', () => {
  it('count the promises of the people, the branch and the terms that are chosen', () => {
    fc.assert(
      fc.property(given, fc.subarray(['ana', 'luis'], { minLength: 1 }), fc.nat(7), (one, people, from) => {
        const fromTerm = from + 1;
        const [narrowed] = parts(planOf(one), { responsibles: people, branches: ['yard'], fromTerm });
        const promises = one.commitments.flatMap((promised, term) =>
          IDS.flatMap((id, at) =>
            promised[at]! > 0 && id[0] === 'b' && people.includes(personOf(id)) && term >= from
              ? [one.reached[term]![at]!]
              : [],
          ),
        );
        expect(narrowed!.PPC.total.denominator).toBe(promises.length);
        expect(narrowed!.PPC.total.numerator).toBe(promises.filter(Boolean).length);
      }),
      { numRuns: 60 },
    );
  });

  it('are those of the whole plan where the filter takes everything', () => {
    fc.assert(
      fc.property(given, (one) => {
        const plan = planOf(one);
        const whole = indicatorsOf(plan, TODAY);
        const [none, everybody, everywhere, ever] = parts(
          plan,
          {},
          { responsibles: ['ana', 'luis'], families: ['Materials', 'Labour'] },
          { branches: ['tower', 'yard'] },
          { fromTerm: 1 },
        );
        for (const narrowed of [none, everybody, everywhere, ever])
          expect(asOfWhole(narrowed!)).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  });

  it('add up to those of the whole where the parts share nothing', () => {
    fc.assert(
      fc.property(given, (one) => {
        const plan = planOf(one);
        const whole = indicatorsOf(plan, TODAY);
        for (const filters of [
          [{ responsibles: ['ana'] }, { responsibles: ['luis'] }],
          [{ branches: ['tower'] }, { branches: ['b1', 'b2', 'b3'] }],
          [{ toTerm: 2 }, { fromTerm: 3 }],
        ]) {
          const both = parts(plan, ...filters);
          const sum = (of: (one: typeof whole) => number) => both.reduce((all, part) => all + of(part), 0);
          expect(sum(({ PPC }) => PPC.total.numerator)).toBe(whole.PPC.total.numerator);
          expect(sum(({ PPC }) => PPC.total.denominator)).toBe(whole.PPC.total.denominator);
        }
        const [ana, luis] = parts(plan, { responsibles: ['ana'] }, { responsibles: ['luis'] });
        expect(ana!.IdenTime.denominator + luis!.IdenTime.denominator).toBe(whole.IdenTime.denominator);
      }),
      { numRuns: 40 },
    );
  });

  it('have no rows of what the filter leaves out', () => {
    fc.assert(
      fc.property(given, (one) => {
        const [narrowed] = parts(planOf(one), { responsibles: ['ana'], branches: ['yard'], fromTerm: 2 });
        const rows = narrowed!.PPC.terms.flatMap((term) => term.rows);
        expect(rows.filter(({ id, termNumber }) => !['b1', 'b3'].includes(id) || termNumber < 2)).toEqual([]);
        expect(narrowed!.PPC.terms.every(({ termNumber }) => termNumber >= 2)).toBe(true);
        expect(narrowed!.IdenTime.rows.map(({ id }) => id)).toEqual(['r-b1', 'r-b3']);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a filter of reports', () => {
  const plan = planOf({
    commitments: [
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1, 1],
    ],
    reached: [
      [true, false, true, false, true, false],
      [true, true, true, true, true, true],
    ],
  });

  it('leaves a report out that cannot be narrowed, and says by what it was not', () => {
    const { indicators, notNarrowedBy } = narrow(plan, { families: ['Labour'], responsibles: ['ana'] });
    expect(indicators).not.toHaveProperty('CriticalPathDrift');
    expect(notNarrowedBy.CriticalPathDrift).toEqual(['people', 'family']);
    expect(notNarrowedBy.PPC).toEqual(['family']);
    expect(notNarrowedBy).not.toHaveProperty('restState');
    expect(indicators.restState!.map(({ denominator }) => denominator)).not.toContain(6);
  });

  it('says of progress whether its 100 % is what was chosen, where tasks were chosen', () => {
    const chosen = narrow(plan, { responsibles: ['ana'], fromTerm: 2 });
    expect(chosen.progressBasis).toEqual({
      ...{ ProjectDetails: 'part', SCurve: 'part', burnDown: 'part' },
      ...{ PPC_PCR_RealProgress: 'part', SPI: 'project' },
    });
    const { indicators } = chosen;
    // What is due of hers is more of her own work than of the project's.
    const { masterPlan } = indicators.SCurve!;
    const due = masterPlan.findLast(({ date }) => date <= TODAY)!.value;
    expect(due).toBeGreaterThan(0);
    expect(indicators.SPI!.at(-1)!.denominator).toBeGreaterThan(0);
    expect(indicators.SPI!.at(-1)!.denominator).toBeLessThan(due);
    expect(narrow(plan, { fromTerm: 2 }).progressBasis).toEqual({});
  });

  it('counts the last term as the last of the period', () => {
    const [first] = parts(plan, { toTerm: 1 });
    expect(first!.PPC.terms.map(({ termNumber, value }) => [termNumber, value])).toEqual([[1, 50]]);
    expect(first!.PPC_Last_6_Weeks).toHaveLength(1);
  });

  it('goes by the company of people, and takes what is nobody’s with those who have none', () => {
    const alone = withClosedTerms(plan, [
      ['a1', 0, 1, 1, { responsibles: [] }],
      ['a2', 0, 1, 1, { responsibles: ['luis'] }],
    ]);
    const [another, without] = parts(alone, { companies: ['Norte'] }, { companies: [''] });
    expect(another!.PPC.total.denominator).toBe(0);
    expect(without!.PPC.total.denominator).toBe(2);
    expect(without!.PPCByCompany).toEqual(indicatorsOf(alone, TODAY).PPCByCompany);
  });

  it('names of several responsibles of a promise those that are chosen', () => {
    const shared = withClosedTerms(
      plan,
      [['a1', 0, 1, 1, { responsibles: ['ana', 'luis'] }]],
      [['a2', 0, 1, 0, { responsibles: ['luis'] }]],
    );
    const [ana] = parts(shared, { responsibles: ['ana'] });
    expect(
      ana!.PPCResponsible.map(({ responsible, numerator, denominator }) => [
        responsible,
        numerator,
        denominator,
      ]),
    ).toEqual([['ana', 1, 1]]);
  });

  it('goes by whose a promise was then, also where the close before expected it', () => {
    const handedOn = withClosedTerms(
      plan,
      [['a1', 0, 0.5, 0.5, { responsibles: ['ana'] }]],
      [['a2', 0, 1, 1, { responsibles: ['ana'] }]],
    );
    const closes = [
      close('term-1', { madeReady: ['a1'], anticipated: ['a2', 'b2'] }),
      close('term-2', { madeReady: ['a2'], anticipated: [] }),
    ];
    const [ana] = parts({ ...handedOn, closes: Table.of(closes) }, { responsibles: ['ana'] });
    const [second] = ana!.TasksMadeReady;
    expect(second).toMatchObject({
      madeReady: { numerator: 1, denominator: 1 },
      anticipated: { numerator: 1, denominator: 1 },
    });
    expect(second!.rows.map(({ id }) => id)).toEqual(['a2']);
  });

  it('says how far a branch was at each close, of what it weighs itself', () => {
    const halfway = withClosedTerms(
      plan,
      [
        ['a1', 0, 1, 1],
        ['b1', 0, 1, 1],
      ],
      [['a2', 0, 0.5, 0.5]],
    );
    const [tower, yard] = parts(halfway, { branches: ['tower'] }, { branches: ['yard'] });
    // Three tasks of the same weight: one of them done, then one and a half.
    expect(tower!.PPC_PCR_RealProgress.map(({ realProgress }) => realProgress)).toEqual([33.33, 50]);
    expect(yard!.PPC_PCR_RealProgress.map(({ realProgress }) => realProgress)).toEqual([33.33, 33.33]);
    expect(tower!.SCurve.rows.map(({ id, weight }) => [id, weight])).toEqual([
      ['a1', 33.34],
      ['a2', 33.33],
      ['a3', 33.33],
    ]);
    expect(tower!.burnDown.data.find(({ date }) => date === '2026-03-08')!.remaining).toBe(66.67);
  });

  it('takes the SPI of a branch from what its leaves had done and were due at the close', () => {
    const kept = withClosedTerms(plan, [['a1', 0, 1, 1]]);
    const parted = [
      { id: 'a1', done: 10, due: 8 },
      { id: 'a2', done: 0, due: 4 },
      { id: 'b1', done: 1, due: 9 },
    ];
    const closes = Table.of([close('term-1', { realProgress: 0.11, plannedProgress: 0.21, parts: parted })]);
    const [tower] = parts({ ...kept, closes }, { branches: ['tower'] });
    expect(tower!.SPI[0]).toMatchObject({ value: 0.83, numerator: 10, denominator: 12 });
    expect(tower!.SPI[0]!.rows.map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  it('takes nothing from a plan where nothing is chosen', () => {
    expect(partOfPlan(plan, NO_REPORT_FILTER)).toBe(plan);
  });

  it('says of every report by what it is narrowed', () => {
    expect(Object.keys(NARROWED_BY).sort()).toEqual(Object.keys(indicatorsOf(plan, TODAY)).sort());
  });
});
