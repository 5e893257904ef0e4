import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { planStore } from '../../testing/plan-store';
import { undoSaga } from '../undo/undo-saga';
import { tellDroppedLimits } from './tell-dropped-limits';

const WHEN = { start: '2026-03-02', end: '2026-03-05', duration: 3 } as const;
const limited = (id: string, index: number) => ({
  ...newTask({ id, text: 'Excavar', index, parent: 's', ...WHEN }),
  constraintType: 'fnlt' as const,
  constraintDate: '2026-03-06' as const,
});
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 's', text: 'Obra gruesa', index: 0, ...WHEN }),
    limited('a', 1),
    limited('b', 2),
  ]),
};

function opened() {
  const { submit, ...world } = planStore(plan, tellDroppedLimits, undoSaga);
  const move = (id: string, to: object) => submit({ type: 'MOVE_TASK', payload: { id, ...to } });
  return { ...world, move };
}

describe('a bar that is stretched beyond its latest end', () => {
  it('is told of with its name and the day, and the way back', () => {
    const { store, ready, move, message } = opened();
    move('a', { start: '2026-03-02', end: '2026-03-10' });
    expect(message()).toMatchObject({
      key: 'actions:limitDropped.fnlt',
      params: { task: 'Excavar', date: '2026-03-06' },
      button: { key: 'actions:undo' },
    });
    store.dispatch(message()!.button!.action);
    expect(ready().sync.visible.tasks.get('a')).toMatchObject({
      constraintType: 'fnlt',
      constraintDate: '2026-03-06',
    });
  });

  it('is not told of while it ends in time', () => {
    const { move, message } = opened();
    move('a', { start: '2026-03-02', end: '2026-03-06' });
    expect(message()).toBeNull();
  });
});

it('a branch that is put beyond them says how many gave theirs up', () => {
  const { move, message } = opened();
  move('s', { start: '2026-03-09' });
  expect(message()).toMatchObject({ key: 'actions:limitDropped.several', params: { count: 2 } });
});
