import { type Payload, type Plan, type PlanRow, topsAmong, treeOf } from '@plomada/domain';

type Move = Payload<'MOVE_BRANCH'>;

/** A place of the tree: below a parent, after one of its own, or first there. */
export interface DropPlace {
  readonly parent: string | null;
  readonly after: string | null;
}

/** Between which of the rows something is held, and how deep. */
export interface Gap {
  /** Of the row below it; as many as there are rows after the last. */
  readonly index: number;
  readonly depth: number;
}

/** The deepest and the least that can stand in the gap without the rows around it standing elsewhere. */
export function depthsIn(seen: readonly PlanRow[], index: number): { least: number; most: number } {
  const [above, below] = [seen[index - 1], seen[index]];
  if (!above) return { least: 1, most: 1 };
  // Right below an open branch stands the first of its own.
  if (below?.parent === above.id) return { least: below.depth, most: below.depth };
  const least = below ? Math.min(below.depth, above.depth) : 1;
  return { least, most: above.depth };
}

/** The place in the tree of a gap between the rows that are seen. */
export function placeInGap(seen: readonly PlanRow[], { index, depth }: Gap): DropPlace {
  const [above, below] = [seen[index - 1], seen[index]];
  if (!above) return { parent: null, after: null };
  if (below?.parent === above.id) return { parent: above.id, after: null };
  const { least, most } = depthsIn(seen, index);
  const wanted = Math.max(least, Math.min(depth, most));
  // Rows are in the order of the tree: the nearest above that is no deeper is a branch that `above` stands in, or itself.
  let at = index - 1;
  while (at > 0 && seen[at]!.depth > wanted) at -= 1;
  return { parent: seen[at]!.parent, after: seen[at]!.id };
}

/** The last place in a branch. */
export function placeInto(plan: Plan, parent: string): DropPlace {
  return { parent, after: treeOf(plan).childrenOf(parent).at(-1) ?? null };
}

/** What brings rows with what is below them to a place, one after the other, in the order in which they stand; none where they are there. */
export function movesTo(plan: Plan, ids: readonly string[], { parent, after }: DropPlace): readonly Move[] {
  const tree = treeOf(plan);
  const tops = topsAmong(tree, ids);
  const going = new Set(tops);
  const siblings = parent === null ? tree.roots : tree.childrenOf(parent);
  const staying = siblings.filter((id) => !going.has(id));
  // What goes too is nothing to stand after.
  const before = after === null ? [] : siblings.slice(0, siblings.indexOf(after) + 1);
  const last = before.filter((id) => !going.has(id)).at(-1) ?? null;
  const place = last === null ? 0 : staying.indexOf(last) + 1;
  const wanted = [...staying.slice(0, place), ...tops, ...staying.slice(place)];
  if (wanted.length === siblings.length && wanted.every((id, n) => id === siblings[n])) return [];
  return tops.map((id, n) => ({ id, parent, after: n === 0 ? last : tops[n - 1]! }));
}
