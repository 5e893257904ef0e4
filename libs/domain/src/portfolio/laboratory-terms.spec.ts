import { indicatorsOf } from '../indicators/indicators';
import { type SpecEntry, withClosedTerms } from '../indicators/testing/closed-terms';
import type { Plan, Restriction } from '../plan/plan';
import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { laboratoryTerms } from './laboratory-terms';

const TODAY = '2026-03-20';
const cause = (cncType: string) => ({ id: cncType, cncType, cncOrigin: 'Site', detail: '' });
const entry = (id: string, met: number, more = {}): SpecEntry => [id, 0, 1, met, more];
const restriction = (id: string, more: Partial<Restriction>): Restriction => ({
  ...{ id, taskIds: ['A'], family: 'Materials', type: 1, detail: id, comments: '', responsible: null },
  ...{ created: '2026-03-02', commited: null, required: '2026-03-06', released: null, releasedTerm: null },
  inProcess: false,
  ...more,
});

describe('what the laboratory compares of a closed term', () => {
  const tasks = [
    { id: 'A', start: '2026-03-02' },
    { id: 'B', start: '2026-03-09' },
  ];
  const plan: Plan = {
    ...withClosedTerms(
      specPlan({ tasks }),
      [entry('A', 1), entry('B', 0.5, { causes: [cause('Rain'), cause('Materials')] })],
      [entry('B', 1)],
    ),
    restrictions: Table.of([
      restriction('in time', { released: '2026-03-05' }),
      restriction('too late', { released: '2026-03-09' }),
      restriction('of the second', { family: 'Design', created: '2026-03-10', required: '2026-03-13' }),
    ]),
  };
  const [first, second] = laboratoryTerms(plan, indicatorsOf(plan, TODAY));

  it('has its days and its figures with what they are made of, and none that its close did not keep', () => {
    expect(first).toMatchObject({ number: 1, lastDay: '2026-03-08' });
    expect(first!.figures).toMatchObject({
      ppc: { value: 50, numerator: 1, denominator: 2 },
      pcr: { value: 50, numerator: 1, denominator: 2 },
      identificationTime: { value: 4, numerator: 8, denominator: 2 },
      causes: { value: 2, numerator: 2, denominator: 1 },
    });
    expect(second!.figures).toMatchObject({ ppc: { value: 100 }, pcr: { value: 0 }, causes: { value: 0 } });
    for (const id of ['madeReady', 'anticipated', 'commitmentLevel'] as const)
      expect(first!.figures[id]).toBeUndefined();
  });

  it('has its causes by type, and its restrictions by family', () => {
    expect(first!.causes).toEqual([
      { type: 'Materials', count: 1 },
      { type: 'Rain', count: 1 },
    ]);
    expect(first!.families).toEqual([{ family: 'Materials', due: 2, inTime: 1, found: 2, daysAhead: 8 }]);
    expect(second!.families).toEqual([{ family: 'Design', due: 1, inTime: 0, found: 1, daysAhead: 3 }]);
  });

  it('has nothing of the term that is open', () => {
    expect(laboratoryTerms(plan, indicatorsOf(plan, TODAY))).toHaveLength(2);
  });
});
