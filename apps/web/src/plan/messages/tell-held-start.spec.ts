import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { planStore } from '../../testing/plan-store';
import { tellHeldStart } from './tell-held-start';

const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    newTask({ id: 'a', text: 'Excavar', index: 0, start: '2026-03-02', end: '2026-03-05', duration: 3 }),
    newTask({ id: 'b', text: 'Hormigonar', index: 1, start: '2026-03-05', end: '2026-03-06', duration: 1 }),
  ]),
  links: Table.of([{ id: 'l', source: 'a', target: 'b', type: '0' as const, lag: 0 }]),
};

function messageAfterMoving(id: string, start: string) {
  const { submit, message } = planStore(plan, tellHeldStart);
  submit({ type: 'MOVE_TASK', payload: { id, start } });
  return message();
}

describe('a task that is put where it cannot start', () => {
  it('is told of with what holds it', () => {
    expect(messageAfterMoving('b', '2026-03-03')).toMatchObject({
      key: 'actions:heldStart.link',
      params: { task: 'Hormigonar', predecessor: 'Excavar', start: '2026-03-05' },
    });
  });
});

it('says of a branch how many of it stay besides the first', () => {
  const begun = { progress: 0.5, parent: 's', kind: 'task' as const };
  const dates = { start: '2026-03-02', end: '2026-03-05', duration: 3 };
  const rows = [
    newTask({ id: 's', text: 'Obra', index: 0, ...dates }),
    ...['Excavar', 'Emplantillar', 'Moldar'].map((text, index) =>
      newTask({ id: text, text, index, ...dates, ...begun }),
    ),
    newTask({ id: 'free', text: 'Hormigonar', index: 3, ...dates, parent: 's' }),
  ];
  const { submit, message } = planStore({ ...plan, tasks: Table.of(rows), links: Table.of() }, tellHeldStart);
  submit({ type: 'MOVE_TASK', payload: { id: 's', start: '2026-03-09' } });
  expect(message()).toMatchObject({
    key: 'actions:heldStart.branchProgress',
    params: { task: 'Excavar', start: '2026-03-02', count: 2 },
  });
});

describe('a task that starts where it is put', () => {
  it('is not told of', () => {
    expect(messageAfterMoving('b', '2026-03-09')).toBeNull();
  });
});
