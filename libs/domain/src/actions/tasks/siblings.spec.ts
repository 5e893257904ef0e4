import { addRow, evolve } from '../../plan/change';
import { newTask } from '../../plan/new-task';
import type { Plan } from '../../plan/plan';
import { treeOf } from '../../tree/tree';
import { termPlan } from '../testing/decide';
import { slotAfter, slotsAfter } from './siblings';

const withKeys = (keys: readonly number[]): Plan =>
  termPlan({
    tasks: [{ id: 'S' }, ...keys.map((index, n) => ({ id: `t${n + 1}`, parent: 'S', index }))],
  });

/** The children of S once a row has taken the place after `after`. */
function orderWith(plan: Plan, after: string | null | undefined): string {
  const { index, changes } = slotAfter(plan, 'S', after);
  const { start, end } = plan.tasks.rows[0]!;
  const row = newTask({ id: 'new', parent: 'S', index, start, end });
  return treeOf(evolve(plan, [...changes, addRow('tasks', row)]))
    .childrenOf('S')
    .join(' ');
}

describe('a place among siblings', () => {
  const roomy = withKeys([1, 2, 5]);

  it.each([
    ['first', null, 'new t1 t2 t3'],
    ['after one', 't1', 't1 new t2 t3'],
    ['after the last', 't3', 't1 t2 t3 new'],
    ['last, when nothing is said', undefined, 't1 t2 t3 new'],
    ['last, when it is after none of them', 'S', 't1 t2 t3 new'],
  ])('is %s and moves nobody where there is room', (_, after, order) => {
    expect(orderWith(roomy, after)).toBe(order);
    expect(slotAfter(roomy, 'S', after).changes).toEqual([]);
  });

  it.each([[[1, 1 + Number.EPSILON, 2]], [[1, 1, 1]], [[-3, -3, 7]]])(
    'is made where the keys %p have run out',
    (keys) => {
      expect(orderWith(withKeys(keys), 't1')).toBe('t1 new t2 t3');
    },
  );

  it('is found without the row that goes there', () => {
    expect(slotAfter(roomy, 'S', 't1', 't2')).toEqual({ index: 3, changes: [] });
    expect(slotAfter(roomy, 'S', undefined, 't3')).toEqual({ index: 3, changes: [] });
    expect(slotAfter(withKeys([4]), 'S', undefined, 't1')).toEqual({ index: 1, changes: [] });
  });

  it.each([
    ['first', [1, 2, 5], null, 'n0 n1 n2 t1 t2 t3'],
    ['between', [1, 2, 5], 't2', 't1 t2 n0 n1 n2 t3'],
    ['last', [1, 2, 5], undefined, 't1 t2 t3 n0 n1 n2'],
    ['where keys have run out', [1, 1, 1], 't1', 't1 n0 n1 n2 t2 t3'],
  ])('is made for several, %s, in their order', (_, keys, after, order) => {
    const plan = withKeys(keys);
    const { indexes, changes } = slotsAfter(plan, 'S', after, 3);
    const { start, end } = plan.tasks.rows[0]!;
    const rows = indexes.map((index, n) => newTask({ id: `n${n}`, parent: 'S', index, start, end }));
    const grown = evolve(plan, [...changes, ...rows.map((row) => addRow('tasks', row))]);
    expect(treeOf(grown).childrenOf('S').join(' ')).toBe(order);
  });
});
