import { type Payload, type Plan, topsAmong, treeOf } from '@plomada/domain';

export type TreeDirection = 'in' | 'out' | 'up' | 'down';
type Move = Payload<'MOVE_BRANCH'>;
type Parent = string | null;

/**
 * Where rows go with Alt + arrow, one after the other; a row that goes with a row above it is none of its own. Neighbours
 * keep their order. Empty when there is nowhere to go; rows that cannot go stay while the others go.
 */
export function treeMoves(plan: Plan, ids: readonly string[], direction: TreeDirection): readonly Move[] {
  const tree = treeOf(plan);
  const tops = topsAmong(tree, ids);
  const chosen = new Set(tops);
  const parents = new Set(tops.map((id) => tree.parentOf(id)));
  return [...parents].flatMap((parent) => {
    const siblings = parent === null ? tree.roots : tree.childrenOf(parent);
    return movesAmong(plan, siblings, chosen, parent, direction);
  });
}

/** The moves of those siblings that are chosen. */
function movesAmong(
  plan: Plan,
  siblings: readonly string[],
  chosen: ReadonlySet<string>,
  parent: Parent,
  direction: TreeDirection,
): readonly Move[] {
  switch (direction) {
    case 'in':
      return indented(siblings, chosen);
    case 'out':
      return parent === null ? [] : outdented(plan, siblings, chosen, parent);
    case 'up':
      return shiftedUp(siblings, chosen, parent);
    case 'down':
      return shiftedDown(siblings, chosen, parent);
  }
}

/** Under the nearest sibling above that stays. */
function indented(siblings: readonly string[], chosen: ReadonlySet<string>): readonly Move[] {
  let above: string | null = null;
  return siblings.flatMap((id) => {
    if (chosen.has(id)) return above === null ? [] : [{ id, parent: above }];
    above = id;
    return [];
  });
}

/** Right after the parent, one after the other. */
function outdented(plan: Plan, siblings: readonly string[], chosen: ReadonlySet<string>, parent: string) {
  const grandparent = treeOf(plan).parentOf(parent);
  let after = parent;
  return siblings
    .filter((id) => chosen.has(id))
    .map((id): Move => {
      const move = { id, parent: grandparent, after };
      after = id;
      return move;
    });
}

/** Before the sibling above; those that are at the top already stay there. */
function shiftedUp(siblings: readonly string[], chosen: ReadonlySet<string>, parent: Parent) {
  const order = [...siblings];
  const moves: Move[] = [];
  for (let place = 1; place < order.length; place += 1) {
    const [above, id] = [order[place - 1]!, order[place]!];
    if (!chosen.has(id) || chosen.has(above)) continue;
    moves.push({ id, parent, after: order[place - 2] ?? null });
    [order[place - 1], order[place]] = [id, above];
  }
  return moves;
}

/** After the sibling below; those that are at the bottom already stay there. */
function shiftedDown(siblings: readonly string[], chosen: ReadonlySet<string>, parent: Parent) {
  const order = [...siblings];
  const moves: Move[] = [];
  for (let place = order.length - 2; place >= 0; place -= 1) {
    const [id, below] = [order[place]!, order[place + 1]!];
    if (!chosen.has(id) || chosen.has(below)) continue;
    moves.push({ id, parent, after: below });
    [order[place], order[place + 1]] = [below, id];
  }
  return moves;
}
