import { evolve, invert } from '../plan/change';
import { toDocument } from '../plan/document';
import { after, refusalOf, specContext, termPlan } from './testing/decide';
import { decide } from './registry';

const plan = termPlan({ tasks: [{ id: 'A', duration: 5 }] });
const create = (id: string) => ({ type: 'CREATE_TASK', payload: { id, text: id } });
const link = (source: string, target: string) => ({
  type: 'ADD_LINK',
  payload: { id: `${source}${target}`, source, target, type: '0' },
});

describe('bulk edits', () => {
  it('decide each action upon the plan that those before it leave', () => {
    const changed = after(plan, 'BATCH_UPDATE', { actions: [create('B'), link('A', 'B')] });
    expect(changed.tasks.get('B')!.start).toBe('2026-03-09');
  });

  it('do all or nothing, and say which action was refused', () => {
    expect(
      refusalOf(plan, 'BATCH_UPDATE', { actions: [create('B'), link('B', 'A'), link('A', 'B')] }),
    ).toMatchObject({
      code: 'LINK_CIRCULAR',
      params: { position: 2 },
    });
  });

  it('name all tasks that are refused for the reason of the first', () => {
    const tasks = ['A', 'B', 'C', 'D'].map((id) => ({ id, duration: 5, progress: id === 'B' ? 0 : 0.5 }));
    const moves = tasks.map(({ id }) => ({ type: 'MOVE_TASK', payload: { id, start: '2026-03-16' } }));
    expect(refusalOf(termPlan({ tasks }), 'BATCH_UPDATE', { actions: moves })).toEqual({
      code: 'TASK_START_WITH_PROGRESS',
      params: { task: 'A', task2: 'C', task3: 'D', count: 3, position: 0 },
      rows: ['A', 'C', 'D'],
    });
  });

  it('are undone as one', () => {
    const action = { type: 'BATCH_UPDATE', payload: { actions: [create('B'), link('A', 'B'), create('C')] } };
    const decision = decide(plan, action, specContext());
    if (!decision.ok) throw new Error(decision.refusal.code);
    const changed = evolve(plan, decision.changes);
    expect(toDocument(evolve(changed, invert(decision.changes)))).toEqual(toDocument(plan));
  });

  it('need the permission of each action', () => {
    const asked = refusalOf(plan, 'BATCH_UPDATE', { actions: [create('B')] }, specContext('responsible'));
    expect(asked).toMatchObject({
      code: 'ACTION_FORBIDDEN',
      params: { permission: 'editPlan', position: 0 },
    });
  });

  it.each([
    [[], 'ACTION_INVALID'],
    [Array.from({ length: 501 }, (_, n) => create(`t${n}`)), 'ACTION_INVALID'],
    [[{ type: 'BATCH_UPDATE', payload: { actions: [create('B')] } }], 'BATCH_NESTED'],
    [[{ type: 'LOAD_PROJECT', payload: {} }], 'BATCH_NOT_UNDOABLE'],
    [[{ type: 'NOTHING', payload: {} }], 'ACTION_UNKNOWN'],
    [[{ type: 'CREATE_TASK', payload: null }], 'ACTION_INVALID'],
  ])('refuse what they cannot hold (case %#)', (actions, code) => {
    expect(refusalOf(plan, 'BATCH_UPDATE', { actions })?.code).toBe(code);
  });
});
