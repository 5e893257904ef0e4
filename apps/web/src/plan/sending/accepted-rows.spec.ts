import { type PlanAction, Table } from '@plomada/domain';
import { ACTOR, PLAN, WHEN } from '../../testing/plan-page';
import { acceptedRows } from './accepted-rows';

const CONTEXT = { actor: ACTOR, now: WHEN, today: '2026-03-02' };
const [task] = PLAN.tasks.rows;
const plan = {
  ...PLAN,
  tasks: Table.of([
    task!,
    { ...task!, id: 't2', text: 'Verter', analysed: false },
    { ...task!, id: 't3', text: 'Vibrar' },
    { ...task!, id: 't4', text: 'Curar', lastProgress: 0.6, progress: 0.6 },
    { ...task!, id: 't5', text: 'Alzar', analysed: false },
  ]),
};
const halves = (rows: readonly { readonly id: string }[]): PlanAction => ({
  type: 'SET_PROGRESSES',
  payload: { entries: rows.map(({ id }) => ({ taskId: id, progress: 0.5 })) },
});
const rows = ['t1', 't2', 't3', 't4', 't5'].map((id) => ({ id }));

describe('what is done to many rows as one action', () => {
  it('leaves out those for which it is refused, each with its own reason', () => {
    const { action, count, refusals } = acceptedRows(plan, rows, halves, CONTEXT);
    expect(action).toEqual(halves([{ id: 't1' }, { id: 't3' }]));
    expect(count).toBe(2);
    expect([...refusals].map(([id, { code, params }]) => [id, code, params?.['task']])).toEqual([
      ['t2', 'TASK_NOT_ANALYSED', 'Verter'],
      ['t5', 'TASK_NOT_ANALYSED', 'Alzar'],
      ['t4', 'PROGRESS_BELOW_LAST', 'Curar'],
    ]);
  });

  it('leaves out the same where each is proposed by itself', () => {
    const ana = {
      ...{ id: 'ana', userId: ACTOR.userId, firstName: 'Ana', lastName: 'Rojas', email: '', company: '' },
      ...{ function: '', role: 'user' as const, isActive: true },
    };
    const proposing = {
      ...plan,
      settings: { ...plan.settings, responsiblesPropose: true },
      responsibles: Table.of([ana]),
      tasks: Table.of(plan.tasks.rows.map((one) => ({ ...one, responsibles: ['ana'] }))),
    };
    const responsible = { ...CONTEXT, actor: { ...ACTOR, roles: ['responsible' as const] } };
    const { action, refusals } = acceptedRows(proposing, rows, halves, responsible);
    expect(action).toEqual(halves([{ id: 't1' }, { id: 't3' }]));
    expect([...refusals.keys()].sort()).toEqual(['t2', 't4', 't5']);
  });

  it('is nothing where it is refused for all of them, or changes none', () => {
    const viewer = { ...CONTEXT, actor: { ...ACTOR, roles: [] } };
    const refused = acceptedRows(plan, rows, halves, viewer);
    expect([refused.action, refused.refusals.size]).toEqual([null, 5]);
    const done = { ...plan, tasks: Table.of([{ ...task!, progress: 0.5 }]) };
    expect(acceptedRows(done, [{ id: 't1' }], halves, CONTEXT).action).toBeNull();
  });
});
