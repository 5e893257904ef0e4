import { after, termPlan } from '../actions/testing/decide';
import type { Plan } from '../plan/plan';
import { viewOf } from './plan-view';
import { type WorkScope, workRows } from './work-rows';

const TODAY = '2026-03-04';
/** The open term is [2026-03-02, 2026-03-09). */
const plan = termPlan({
  tasks: [
    { id: 'S', text: 'Fundaciones' },
    { id: 'now', parent: 'S', duration: 3 },
    { id: 'late', parent: 'S', start: '2026-02-23', duration: 2, lastProgress: 0.5, progress: 0.5 },
    { id: 'next', parent: 'S', start: '2026-03-10', duration: 2 },
    { id: 'far', start: '2027-03-08', duration: 2 },
  ],
});
const shown = (of: Plan, scope: WorkScope, before?: ReturnType<typeof workRows>) =>
  workRows(of, viewOf(of, TODAY).rows, scope, TODAY, before);
const ids = (of: Plan, scope: WorkScope) => shown(of, scope).map(({ id }) => id);

describe('the rows of promises and progress', () => {
  it('are the leaves of the short term, the lookahead or the whole plan, what is late first', () => {
    expect(ids(plan, 'shortTerm')).toEqual(['late', 'now']);
    expect(ids(plan, 'lookahead')).toEqual(['late', 'now', 'next']);
    expect(ids(plan, 'all')).toEqual(['late', 'now', 'next', 'far']);
  });

  it('keep what was promised in the term and then moved out of it, as the close does', () => {
    const promised = after(plan, 'SET_COMMITMENT', { taskId: 'now', commitment: 1 });
    const start = '2026-03-16';
    const moved = { ...promised, tasks: promised.tasks.with([{ ...promised.tasks.get('now')!, start }]) };
    expect(ids(moved, 'shortTerm')).toContain('now');
  });

  it('say what was done since the last close, why they are as they are, and whether a cause is missing', () => {
    const begun = [
      ['SET_COMMITMENT', { taskId: 'now', commitment: 1 }],
      ['SET_PROGRESS', { taskId: 'now', progress: 0.3 }],
    ].reduce((state: Plan, [type, payload]) => after(state, type as string, payload), plan);
    const [late, now] = shown(begun, 'shortTerm');
    expect(late).toMatchObject({ since: 0, lacksCause: false, reason: { state: 'delayed' } });
    expect(now).toMatchObject({ since: 30, lacksCause: true, branch: 'Fundaciones' });
    const cause = { cncType: 'Clima', cncOrigin: 'Obra', detail: 'Lluvia' };
    expect(shown(after(begun, 'ADD_CAUSE', { taskId: 'now', ...cause }), 'shortTerm')[1]!.lacksCause).toBe(
      false,
    );
  });

  it('stay the same objects where an edit leaves them as they were', () => {
    const view = viewOf(plan, TODAY);
    const before = workRows(plan, view.rows, 'shortTerm', TODAY);
    const edited = after(plan, 'SET_PROGRESS', { taskId: 'now', progress: 0.3 });
    const then = workRows(edited, viewOf(edited, TODAY, view).rows, 'shortTerm', TODAY, before);
    expect([then[0] === before[0], then[1] === before[1]]).toEqual([true, false]);
  });

  it('tell progress in the units of what a task is made of', () => {
    const concrete = { id: 'c', name: 'Hormigón', unit: 'm3' };
    const made = { ...plan, resources: plan.resources.with([concrete]) };
    const resources = [{ id: 'c', amount: 120 }];
    const task = { ...made.tasks.get('now')!, resources, progress: 0.25 };
    const [, now] = shown({ ...made, tasks: made.tasks.with([task]) }, 'shortTerm');
    expect(now!.units).toEqual([{ name: 'Hormigón', unit: 'm3', done: 30, amount: 120 }]);
  });
});
