import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { planStore } from '../../testing/plan-store';
import { tellMovedTasks } from './tell-moved-tasks';

const task = (id: string, index: number, parent: string | null = null) =>
  newTask({
    ...{ id, text: id, index, duration: 3, start: '2026-03-02', end: '2026-03-05' },
    ...(parent && { parent }),
  });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([task('Piso', 0), task('Muro', 1, 'Piso'), task('Losa', 2, 'Piso')]),
};

/** One open project in which a restriction of one or both tasks is found. */
function found(taskIds: readonly string[], required: string) {
  const { submit, message } = planStore(plan, tellMovedTasks);
  const what = {
    family: 'Acero',
    type: 1,
    detail: 'Fierro',
    comments: '',
    responsible: null,
    commited: null,
  };
  const payload = { ...what, taskIds: [...taskIds], required } as never;
  submit({ type: 'NEW_RESTRICTION', payload });
  return message();
}

describe('a required date that moves work', () => {
  it('is told with the task and its new day, and not with the summary above it', () => {
    expect(found(['Muro'], '2026-03-04')).toMatchObject({
      key: 'actions:movedByRestriction.one',
      params: { task: 'Muro', date: '2026-03-04' },
    });
  });

  it('is told with how many more', () => {
    expect(found(['Muro', 'Losa'], '2026-03-04')).toMatchObject({
      key: 'actions:movedByRestriction.several',
      params: { count: 1 },
    });
  });

  it('is not told of where everything stays', () => {
    expect(found(['Muro'], '2026-03-02')).toBeNull();
  });
});
