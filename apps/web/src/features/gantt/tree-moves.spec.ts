import { createPlan, defaultSettings, newTask, Table } from '@plomada/domain';
import { treeMove } from './tree-moves';

const task = (id: string, parent: string | null, index: number) =>
  newTask({ id, text: id, parent, index, start: '2026-03-02', end: '2026-03-03' });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    task('a', null, 0),
    task('b', null, 1),
    task('b1', 'b', 0),
    task('b2', 'b', 1),
    task('c', null, 2),
  ]),
};

describe('Alt and an arrow', () => {
  it('indents under the sibling above', () => {
    expect(treeMove(plan, 'b', 'in')).toEqual({ id: 'b', parent: 'a' });
    expect(treeMove(plan, 'a', 'in')).toBeNull();
  });

  it('outdents to right after the parent', () => {
    expect(treeMove(plan, 'b1', 'out')).toEqual({ id: 'b1', parent: null, after: 'b' });
    expect(treeMove(plan, 'a', 'out')).toBeNull();
  });

  it('moves up and down among the siblings', () => {
    expect(treeMove(plan, 'b', 'up')).toEqual({ id: 'b', parent: null, after: null });
    expect(treeMove(plan, 'c', 'up')).toEqual({ id: 'c', parent: null, after: 'a' });
    expect(treeMove(plan, 'b1', 'down')).toEqual({ id: 'b1', parent: 'b', after: 'b2' });
    expect(treeMove(plan, 'c', 'down')).toBeNull();
  });
});
