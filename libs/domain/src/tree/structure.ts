import type { Task } from '../plan/plan';

/** Where every row stands in the tree, by its position in the table. -1 stands for none. */
export interface Structure {
  readonly parent: Int32Array;
  /** Row positions depth-first, siblings in order. */
  readonly order: Int32Array;
  /** For each row: its place in `order`. */
  readonly place: Int32Array;
  /** For each row: the place in `order` just after its last descendant. */
  readonly last: Int32Array;
  /** 1 for the project's own tasks, one more a level down. */
  readonly depth: Int32Array;
  /** 1, 2, 3… among its siblings. */
  readonly rank: Int32Array;
  readonly roots: readonly number[];
  /** Children of each row in order; undefined for leaves. */
  readonly children: readonly (readonly number[] | undefined)[];
}

/** Reads the tree out of the rows. Rows whose parent is unknown, and rows on a ring of parents, count as roots. */
export function structureOf(
  rows: readonly Task[],
  positionOf: (id: string) => number | undefined,
): Structure {
  const parent = parentsOf(rows, positionOf);
  const roots: number[] = [];
  const children: (number[] | undefined)[] = new Array(rows.length).fill(undefined);
  for (let row = 0; row < rows.length; row += 1) {
    const above = parent[row]!;
    if (above < 0) roots.push(row);
    else (children[above] ??= []).push(row);
  }
  const inOrder = bySiblingOrder(rows);
  const arrange = (siblings: number[]): void => {
    for (let at = 1; at < siblings.length; at += 1) {
      if (inOrder(siblings[at - 1]!, siblings[at]!) > 0) return void siblings.sort(inOrder);
    }
  };
  arrange(roots);
  for (const siblings of children) if (siblings) arrange(siblings);
  return { parent, roots, children, ...walk(rows.length, roots, children)! };
}

/** Compares the positions of two siblings: by index, and by id where two have the same. */
export const bySiblingOrder =
  (rows: readonly Task[]) =>
  (a: number, b: number): number =>
    rows[a]!.index - rows[b]!.index || (rows[a]!.id < rows[b]!.id ? -1 : 1);

/**
 * Depth-first, without recursion: a chain of thousands of levels must not overflow the stack. Null when there are rows that
 * no root leads to.
 */
export function walk(
  size: number,
  roots: readonly number[],
  children: readonly (readonly number[] | undefined)[],
): Pick<Structure, 'order' | 'place' | 'last' | 'depth' | 'rank'> | null {
  const order = new Int32Array(size);
  const place = new Int32Array(size);
  const last = new Int32Array(size);
  const depth = new Int32Array(size);
  const rank = new Int32Array(size);
  // The rows above the one that is looked at, and how many of their children have been.
  const path: number[] = [];
  const seen: number[] = [0];
  let siblings = roots;
  let next = 0;
  for (;;) {
    const level = path.length;
    const at = seen[level]!;
    if (at === siblings.length) {
      if (level === 0) break;
      last[path.pop()!] = next;
      siblings = level === 1 ? roots : children[path[level - 2]!]!;
      continue;
    }
    const row: number = siblings[at]!;
    seen[level] = at + 1;
    rank[row] = at + 1;
    depth[row] = level + 1;
    place[row] = next;
    order[next] = row;
    next += 1;
    last[row] = next;
    const below = children[row];
    if (!below) continue;
    path.push(row);
    seen[level + 1] = 0;
    siblings = below;
  }
  if (next < size) return null;
  return { order, place, last, depth, rank };
}

function parentsOf(rows: readonly Task[], positionOf: (id: string) => number | undefined): Int32Array {
  const parent = new Int32Array(rows.length);
  let lastId: string | null = null;
  let lastPosition = -1;
  for (let row = 0; row < rows.length; row += 1) {
    const { parent: id } = rows[row]!;
    // Siblings usually stand together: the parent was looked up a moment ago.
    if (id !== lastId) {
      lastId = id;
      lastPosition = id === null ? -1 : (positionOf(id) ?? -1);
    }
    parent[row] = lastPosition;
  }
  const seenIn = new Int32Array(rows.length);
  for (let row = 0; row < rows.length; row += 1) {
    let at = row;
    while (at >= 0 && seenIn[at] === 0) {
      seenIn[at] = row + 1;
      at = parent[at]!;
    }
    if (at >= 0 && seenIn[at] === row + 1) cutRing(parent, at);
  }
  return parent;
}

function cutRing(parent: Int32Array, member: number): void {
  let at = member;
  while (parent[at]! >= 0) {
    const above = parent[at]!;
    parent[at] = -1;
    at = above;
  }
}
