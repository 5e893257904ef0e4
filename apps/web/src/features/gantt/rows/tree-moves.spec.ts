import {
  createPlan,
  decide,
  defaultSettings,
  newTask,
  type Plan,
  planAfter,
  Table,
  treeOf,
} from '@plomada/domain';
import { type TreeDirection, treeMoves } from './tree-moves';

const task = (id: string, parent: string | null, index: number) =>
  newTask({ id, text: id, parent, index, start: '2026-03-02', end: '2026-03-03', duration: 1 });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    task('a', null, 0),
    task('b', null, 1),
    task('b1', 'b', 0),
    task('b2', 'b', 1),
    task('b3', 'b', 2),
    task('c', null, 2),
    task('d', null, 3),
  ]),
};
const context = {
  actor: { userId: 'ana', name: 'Ana', roles: ['projectAdmin' as const] },
  now: '2026-03-02T12:00:00.000Z',
  today: '2026-03-02',
  newId: String,
};

/** The tree after the moves as one action, as 'a b(b1 b2)'. */
function treeAfter(direction: TreeDirection, ...ids: string[]): string {
  const actions = treeMoves(plan, ids, direction).map((payload) => ({ type: 'MOVE_BRANCH', payload }));
  const decision = decide(plan, { type: 'BATCH_UPDATE', payload: { actions } }, context);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return text(planAfter(plan, decision), null);
}

function text(after: Plan, parent: string | null): string {
  const tree = treeOf(after);
  const rows = parent === null ? tree.roots : tree.childrenOf(parent);
  return rows.map((id) => (tree.isLeaf(id) ? id : `${id}(${text(after, id)})`)).join(' ');
}

describe('Alt and an arrow', () => {
  it.each([
    ['in', ['b'], 'a(b(b1 b2 b3)) c d'],
    ['in', ['c', 'd'], 'a b(b1 b2 b3 c d)'],
    ['in', ['b', 'b1', 'd'], 'a(b(b1 b2 b3)) c(d)'],
    ['in', ['a', 'c'], 'a b(b1 b2 b3 c) d'],
    ['out', ['b1'], 'a b(b2 b3) b1 c d'],
    ['out', ['b2', 'b3'], 'a b(b1) b2 b3 c d'],
    ['up', ['b'], 'b(b1 b2 b3) a c d'],
    ['up', ['c', 'd'], 'a c d b(b1 b2 b3)'],
    ['up', ['a', 'b', 'd'], 'a b(b1 b2 b3) d c'],
    ['down', ['b1'], 'a b(b2 b1 b3) c d'],
    ['down', ['a', 'b'], 'c a b(b1 b2 b3) d'],
  ] as const)('takes %s the rows %j', (direction, ids, expected) => {
    expect(treeAfter(direction, ...ids)).toBe(expected);
  });

  it.each([
    ['in', ['a']],
    ['out', ['a', 'c']],
    ['up', ['a']],
    ['down', ['c', 'd']],
    ['in', ['gone']],
  ] as const)('does nothing %s where the rows %j have nowhere to go', (direction, ids) => {
    expect(treeMoves(plan, ids, direction)).toEqual([]);
  });
});
