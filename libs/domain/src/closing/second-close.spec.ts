import { after, specContext, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { openTerm, termLastDay } from '../terms/open-term';
import { secondClose } from './second-close';

/** Weeks of five days from 2026-03-02 on; what is weighed by duration: 5 + 10 + 5 days. */
const START = termPlan({
  tasks: [
    { id: 'dig', duration: 5 },
    { id: 'pour', duration: 10 },
    { id: 'later', start: '2026-03-16', duration: 5 },
  ],
});

const closed = (plan: Plan): Plan => {
  const term = openTerm(plan);
  const today = termLastDay(term);
  const newId = (n: number) => `of-${term.number}-${n}`;
  const context = specContext('projectAdmin', { now: `${today}T20:00:00.000Z`, today, newId });
  return after(plan, 'CLOSE_TERM_V2', { termId: term.id }, context);
};
const finished = after(START, 'SET_PROGRESS', { taskId: 'dig', progress: 1 });
const SECOND = closed(finished);

describe('the close of the second term', () => {
  it('brings nothing up to date while the first term is open, or after the second', () => {
    expect(secondClose(START)).toBeNull();
    expect(secondClose(closed(SECOND))).toBeNull();
  });

  it('names no task where none has changed since the first', () => {
    expect(secondClose(SECOND)).toEqual({ by: '2026-03-15', tasks: [] });
  });

  it('names the tasks of the first record that weigh otherwise, of which more or less is planned by then, or both', () => {
    const longer = after(SECOND, 'MOVE_TASK', { id: 'pour', start: '2026-03-02', duration: 15 });
    expect(secondClose(longer)?.tasks).toEqual([
      { taskId: 'dig', weight: { then: 25, now: 20 }, planned: { then: 1, now: 1 } },
      { taskId: 'pour', weight: { then: 50, now: 60 }, planned: { then: 1, now: 10 / 15 } },
    ]);
    const moved = after(SECOND, 'MOVE_TASK', { id: 'pour', start: '2026-03-09' });
    expect(secondClose(moved)?.tasks).toEqual([
      { taskId: 'pour', weight: { then: 50, now: 50 }, planned: { then: 1, now: 0.5 } },
    ]);
  });

  it('names neither what is gone nor what has been broken down since', () => {
    const broken = after(SECOND, 'CREATE_TASK', { id: 'first', text: 'Primer vaciado', parent: 'pour' });
    expect(secondClose(broken)?.tasks.map(({ taskId }) => taskId)).not.toContain('pour');
  });
});
