import {
  createPlan,
  decide,
  defaultSettings,
  newTask,
  type Plan,
  planAfter,
  type PlanRow,
  Table,
  treeOf,
} from '@plomada/domain';
import { type DropPlace, movesTo, placeInGap, placeInto } from './row-drops';

const task = (id: string, parent: string | null, index: number) =>
  newTask({ id, text: id, parent, index, start: '2026-03-02', end: '2026-03-03', duration: 1 });
const plan = {
  ...createPlan(defaultSettings('Obra', '2026-03-02'), 'term-1'),
  tasks: Table.of([
    task('a', null, 0),
    task('b', null, 1),
    task('b1', 'b', 0),
    task('b2', 'b', 1),
    task('c', null, 2),
    task('c1', 'c', 0),
    task('c11', 'c1', 0),
    task('d', null, 3),
  ]),
};
const context = {
  actor: { userId: 'ana', name: 'Ana', roles: ['projectAdmin' as const] },
  now: '2026-03-02T12:00:00.000Z',
  today: '2026-03-02',
  newId: String,
};
const ALL = ['a', 'b', 'b1', 'b2', 'c', 'c1', 'c11', 'd'];
const rows = (ids: readonly string[]) =>
  ids.map((id) => {
    const above = treeOf(plan).ancestorsOf(id);
    return { id, parent: treeOf(plan).parentOf(id), depth: above.length + 1 } as PlanRow;
  });

/** The tree after the moves as one action, as 'a b(b1 b2)'. */
function treeAfter(ids: readonly string[], place: DropPlace): string {
  const actions = movesTo(plan, ids, place).map((payload) => ({ type: 'MOVE_BRANCH', payload }));
  const decision = decide(plan, { type: 'BATCH_UPDATE', payload: { actions } }, context);
  if (!decision.ok) throw new Error(decision.refusal.code);
  return text(planAfter(plan, decision), null);
}

function text(after: Plan, parent: string | null): string {
  const tree = treeOf(after);
  const children = parent === null ? tree.roots : tree.childrenOf(parent);
  return children.map((id) => (tree.isLeaf(id) ? id : `${id}(${text(after, id)})`)).join(' ');
}

describe('a gap between rows', () => {
  it.each([
    [0, 1, { parent: null, after: null }],
    [1, 1, { parent: null, after: 'a' }],
    // Right below an open branch comes its first row, however far to the left it is held.
    [2, 1, { parent: 'b', after: null }],
    // At the end of a branch it depends on how far.
    [4, 2, { parent: 'b', after: 'b2' }],
    [4, 1, { parent: null, after: 'b' }],
    [7, 3, { parent: 'c1', after: 'c11' }],
    [7, 2, { parent: 'c', after: 'c1' }],
    [7, -4, { parent: null, after: 'c' }],
    [8, 9, { parent: null, after: 'd' }],
  ] as const)('number %i, held %i deep, is the place %j', (index, depth, place) => {
    expect(placeInGap(rows(ALL), { index, depth })).toEqual(place);
  });

  it('below a closed branch is after it', () => {
    expect(placeInGap(rows(['a', 'b', 'c']), { index: 2, depth: 5 })).toEqual({ parent: null, after: 'b' });
  });
});

describe('rows that are dropped', () => {
  it.each([
    [['a'], { parent: null, after: 'd' }, 'b(b1 b2) c(c1(c11)) d a'],
    [['d'], { parent: 'b', after: null }, 'a b(d b1 b2) c(c1(c11))'],
    [['a', 'd'], { parent: 'b', after: 'b1' }, 'b(b1 a d b2) c(c1(c11))'],
    [['b', 'b1'], { parent: null, after: 'c' }, 'a c(c1(c11)) b(b1 b2) d'],
    [['b1', 'd'], { parent: 'b', after: 'b1' }, 'a b(b1 d b2) c(c1(c11))'],
    [['a'], placeInto(plan, 'c1'), 'b(b1 b2) c(c1(c11 a)) d'],
  ] as const)('%j go to %j', (ids, place, expected) => {
    expect(treeAfter(ids, place)).toBe(expected);
  });

  it.each([
    [['b'], { parent: null, after: 'a' }],
    [['b'], { parent: null, after: 'b' }],
    [['b1', 'b2'], { parent: 'b', after: null }],
    [['gone'], { parent: null, after: 'a' }],
  ] as const)('%j stay where they are at %j', (ids, place) => {
    expect(movesTo(plan, ids, place)).toEqual([]);
  });
});
