import { Table } from '../plan/table';
import { specPlan } from '../schedule/testing/plan';
import { milestonesKept } from './milestones-kept';

/** Weeks from Monday 2 March on: the sixth is open. */
const terms = Table.of(
  ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-04-06'].map(
    (startDate, at) => ({
      id: `term-${at + 1}`,
      number: at + 1,
      startDate,
      periodDays: 7,
      realClosingTime: at < 5 ? `${startDate}T18:00:00.000Z` : null,
      tasks: [],
    }),
  ),
);
const milestone = (id: string, start: string, progress = 1) =>
  ({ id, kind: 'milestone', start, progress }) as const;
// Nothing precedes them: they are read as the days on which they stand.
const plan = {
  ...specPlan({
    tasks: [
      milestone('inTime', '2026-04-03'),
      milestone('late', '2026-04-03'),
      milestone('unheardOf', '2026-04-03'),
      milestone('ahead', '2026-04-03', 0),
    ],
  }),
  terms,
};
const said = (termNumber: number, milestones: Record<string, string>) => ({ termNumber, milestones });

describe('milestones against what was said of them', () => {
  it('are counted by their P80 of four closes before', () => {
    const history = [
      said(1, { inTime: '2026-04-03', late: '2026-04-02', ahead: '2026-03-31' }),
      said(4, { inTime: '2026-03-30', late: '2026-04-06', unheardOf: '2026-04-06' }),
    ];
    expect(milestonesKept(plan, history)).toEqual({ reached: 2, byP80: 1 });
  });
  it('are none before four closes were forecast', () => {
    expect(milestonesKept(plan, [])).toEqual({ reached: 0, byP80: 0 });
  });
});
