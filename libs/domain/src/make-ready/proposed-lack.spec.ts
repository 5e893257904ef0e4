import { after, termPlan } from '../actions/testing/decide';
import { proposedLack } from './proposed-lack';

const plan = termPlan({
  tasks: [
    { id: 'A', start: '2026-03-05', duration: 2 },
    { id: 'over', start: '2026-03-02', duration: 1 },
    { id: 'waits', start: '2026-03-02', duration: 5 },
    { id: 'begun', start: '2026-03-05', duration: 2, progress: 0.5 },
  ],
});
const lack = (id: string) => proposedLack(plan, plan.tasks.get(id)!, '2026-03-04');

describe('what a task is said to lack on site', () => {
  it('is needed for its start while that is to come, and afterwards for its end', () => {
    expect(lack('A')).toEqual({ type: 1, required: '2026-03-05' });
    expect(lack('begun')).toEqual({ type: 2, required: '2026-03-06' });
    expect(lack('waits')).toEqual({ type: 2, required: '2026-03-06' });
  });

  it('is taken by the plan as it is proposed, and moves no bar', () => {
    for (const id of ['A', 'begun', 'waits']) {
      const said = { family: 'Acero', detail: 'Falta', comments: '', responsible: null, commited: null };
      const then = after(plan, 'NEW_RESTRICTION', { taskIds: [id], ...lack(id), ...said });
      expect(then.tasks.get(id)!.start).toBe(plan.tasks.get(id)!.start);
    }
  });

  it('has been needed since its last day where the task should have ended by now', () => {
    expect(lack('over')).toEqual({ type: 2, required: '2026-03-02' });
  });
});
