import fc from 'fast-check';
import { addDays } from '../calendar/civil-date';
import type { Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { arbitraryPlan } from '../schedule/testing/arbitrary';
import { burnDown } from './burn-down';
import { projectDetails } from './project-details';
import { type SpecEntry, withClosedTerms } from './testing/closed-terms';
import { base, closedAt, plan, TODAY } from './testing/two-weeks';

describe('burn-down', () => {
  it('goes down evenly over the working days, next to what really remained until today', () => {
    const { minDate, maxDate, data } = burnDown(plan, TODAY);
    expect([minDate, maxDate]).toEqual(['2026-03-02', '2026-03-13']);
    const line = Object.fromEntries(data.map((day) => [day.date.slice(8), [day.ideal, day.remaining]]));
    expect(line['02']).toEqual([90, 100]);
    expect(line['08']).toEqual([50, 60]);
    expect(line['11']).toEqual([20, 25]);
    expect(line['12']).toEqual([10, null]);
    expect(line['13']).toEqual([0, null]);
  });

  it('comes to what is left today though the term was closed early', () => {
    const left = (today: string) =>
      Object.fromEntries(
        burnDown(closedAt('2026-03-04T20:00:00Z'), today).data.map(({ date, remaining }) => [
          date,
          remaining,
        ]),
      );
    expect(left('2026-03-06')).toMatchObject({ '2026-03-03': 100, '2026-03-04': 60, '2026-03-06': 25 });
    expect(left('2026-03-04')).toMatchObject({ '2026-03-04': 25, '2026-03-05': null });
  });

  it('goes on beyond the end of the plan until today while work is left', () => {
    const late = burnDown(plan, '2026-03-20');
    expect(late.maxDate).toBe('2026-03-20');
    expect(late.data.at(-1)).toMatchObject({ date: '2026-03-20', ideal: 0, remaining: 25 });
  });

  it('ends with the point at which the work was done, or with the plan where that is later', () => {
    const tasks = Table.of(plan.tasks.rows.map((task) => ({ ...task, progress: 1 })));
    const entries: readonly SpecEntry[] = [
      ['A', 0.8, 1, 1],
      ['B', 0, 1, 1],
    ];
    const done = { ...withClosedTerms(base, [['A', 0, 1, 0.8]], [], entries), tasks };
    expect(burnDown(done, '2026-06-01').data.at(-1)).toMatchObject({ date: '2026-03-22', remaining: 0 });
  });

  it('says of today what the project at a glance says of what is done', () => {
    const days = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(arbitraryPlan(), days, days, fc.boolean(), (some, closedOn, day, isClosed) => {
        const start = some.settings.startDate;
        const today = addDays(start, Math.max(day, isClosed ? closedOn : 0));
        const realClosingTime = `${addDays(start, closedOn)}T12:00:00Z`;
        const terms = withClosedTerms(some, []).terms.rows.map((term) =>
          term.realClosingTime ? { ...term, realClosingTime } : term,
        );
        const given = isClosed ? { ...some, terms: Table.of(terms) } : some;
        const known = burnDown(given, today).data.filter(({ remaining }) => remaining !== null);
        if (known.length === 0) return;
        const { realProgress: percent } = projectDetails(given, today);
        expect(known.at(-1)!.remaining).toBeCloseTo(100 - percent, 1);
      }),
    );
  });
});

describe('restrictions in the burn-down', () => {
  it('are open from the day they were found until the day before they were released', () => {
    const row = (id: string, created: string, released: string | null): Restriction => ({
      id,
      taskIds: ['A'],
      family: 'Permits',
      type: 1,
      detail: 'Crane',
      comments: '',
      responsible: null,
      created,
      commited: null,
      required: '2026-03-20',
      released,
      releasedTerm: null,
      inProcess: false,
    });
    const rows = [
      row('r', '2026-03-04', '2026-03-06'),
      row('before', '2026-02-20', null),
      row('today', TODAY, null),
    ];
    const { data, rows: counted } = burnDown({ ...plan, restrictions: Table.of(rows) }, TODAY);
    expect(counted).toEqual([
      { id: 'r', created: '2026-03-04', released: '2026-03-06' },
      { id: 'before', created: '2026-02-20', released: null },
      { id: 'today', created: TODAY, released: null },
    ]);
    const open = Object.fromEntries(data.map((day) => [day.date.slice(8), day.openRestrictions]));
    expect(['02', '03', '04', '05', '06', '11', '12'].map((day) => open[day])).toEqual([
      1,
      1,
      2,
      2,
      1,
      2,
      null,
    ]);
  });
});
