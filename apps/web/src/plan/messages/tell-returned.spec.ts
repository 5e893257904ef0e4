import { createPlan, defaultSettings, newTask, type Plan, Table } from '@plomada/domain';
import { begin } from '@plomada/sync';
import { planStore } from '../../testing/plan-store';
import { planActions, planEvents } from '../state/plan-actions';
import { tellReturned } from './tell-returned';

const task = newTask({
  ...{ id: 't1', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05', duration: 3 },
  analysed: true,
});
const open: Plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([task]),
};
const [first] = open.terms.rows;
const next = { ...first!, id: 'term-2', number: 2, startDate: '2026-03-09' };
const closedAt = (instant: string): Plan => ({
  ...open,
  terms: Table.of([{ ...first!, realClosingTime: instant }, next]),
});
const anHourFrom = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** What is said when a connection comes back, what waited is on the server, and the plan is this one. */
function saidAfter(plan: Plan, action: Parameters<typeof planActions.submit>[0]) {
  const { store, message } = planStore(open, tellReturned);
  store.dispatch(planActions.submit(action));
  store.dispatch(planEvents.joinedChanged(true));
  store.dispatch(planEvents.synced(begin(plan, 5)));
  return message();
}
const progress = { type: 'SET_PROGRESS', payload: { taskId: 't1', progress: 0.5 } } as const;

describe('who comes back with something reported', () => {
  it('is told that it was sent', () => {
    expect(saidAfter(open, progress)).toMatchObject({ key: 'sync:sent', params: { count: 1 } });
  });

  it('learns that the term was closed before it arrived, and where it went', () => {
    expect(saidAfter(closedAt(anHourFrom(1)), progress)).toMatchObject({
      ...{ key: 'sync:closedMeanwhile', lasting: true, severity: 'warning' },
      params: { count: 1, number: 1, next: 2 },
    });
  });

  it.each([
    ['of a close that was before', closedAt(anHourFrom(-1)), progress],
    [
      'of what is no report',
      closedAt(anHourFrom(1)),
      { type: 'SET_COMMENTS', payload: { taskId: 't1', comments: 'Llovió' } },
    ],
  ] as const)('is told nothing %s', (_what, plan, action) => {
    expect(saidAfter(plan, action)).toMatchObject({ key: 'sync:sent' });
  });
});
