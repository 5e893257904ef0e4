import type { Task } from '../plan/plan';
import { type MovedRow, type RowChanges, rowChanges } from '../plan/row-changes';
import type { Table } from '../plan/table';
import { type Structure, bySiblingOrder, walk } from './structure';

/** When more rows than this come, go or move, reading the tree again is no slower. */
const MOST = 64;

/** A tree in the making. Lists are never changed in place: the tree before has them too. */
interface Draft {
  readonly parent: Int32Array;
  readonly children: (readonly number[] | undefined)[];
  roots: readonly number[];
}

/**
 * The tree after a few tasks came or went, made from the one before without reading those that stayed.
 *
 * Null where it has to be read again: tasks changed parents or places, went without what stands below them, or came where
 * others referred to them already.
 */
export function structureAfter(last: Structure, before: Table<Task>, after: Table<Task>): Structure | null {
  const changes = rowChanges(before, after, MOST);
  if (!changes || !keepPlaces(changes, before, after) || haveStrays(last, before.rows)) return null;
  const parent = new Int32Array(after.size);
  parent.set(last.parent.subarray(0, after.size));
  const draft = { parent, children: last.children.slice(), roots: last.roots };
  if (!takeAway(draft, last, changes.gone)) return null;
  renumber(draft, last, changes.moved);
  draft.children.length = after.size;
  for (const row of changes.come) insert(draft, row, after);
  const walked = walk(after.size, draft.roots, draft.children);
  return walked && { ...draft, ...walked };
}

/** Whether all tasks that stay have the parent and the index that they had. */
function keepPlaces({ moved, changed }: RowChanges, before: Table<Task>, after: Table<Task>): boolean {
  const isAlike = (from: number, to: number): boolean => {
    const a = before.rows[from]!;
    const b = after.rows[to]!;
    return a === b || (a.parent === b.parent && a.index === b.index);
  };
  return changed.every((row) => isAlike(row, row)) && moved.every(({ from, to }) => isAlike(from, to));
}

/** Whether some tasks stand among the project's own because their parents are unknown or run in a ring. */
const haveStrays = ({ roots }: Structure, rows: readonly Task[]): boolean =>
  roots.some((row) => rows[row]!.parent !== null);

/** Takes tasks out of the lists that they stand in; false when something stays below them. */
function takeAway(draft: Draft, { parent, place }: Structure, gone: readonly number[]): boolean {
  const fromBelow = gone.toSorted((a, b) => place[b]! - place[a]!);
  return fromBelow.every((row) => {
    if (draft.children[row]) return false;
    putList(draft, parent[row]!, (list) => list.filter((one) => one !== row));
    return true;
  });
}

/** Gives tasks that stand elsewhere in the table their new numbers. */
function renumber(draft: Draft, { parent }: Structure, moved: readonly MovedRow[]): void {
  if (moved.length === 0) return;
  const now = new Map(moved.map(({ from, to }) => [from, to]));
  for (const above of new Set(moved.map(({ from }) => parent[from]!)))
    putList(draft, above, (list) => list.map((one) => now.get(one) ?? one));
  const lists = moved.map(({ from }) => draft.children[from]);
  for (const { from } of moved) draft.children[from] = undefined;
  moved.forEach(({ from, to }, n) => {
    draft.children[to] = lists[n];
    draft.parent[to] = now.get(parent[from]!) ?? parent[from]!;
  });
  moved.forEach(({ to }, n) => lists[n]?.forEach((child) => (draft.parent[child] = to)));
}

/** Puts a new task among its siblings. */
function insert(draft: Draft, row: number, tasks: Table<Task>): void {
  const { parent: id } = tasks.rows[row]!;
  const above = id === null ? -1 : (tasks.positionOf(id) ?? -1);
  draft.parent[row] = above;
  putList(draft, above, (list) => [...list, row].sort(bySiblingOrder(tasks.rows)));
}

function putList(
  draft: Draft,
  summary: number,
  change: (list: readonly number[]) => readonly number[],
): void {
  if (summary < 0) {
    draft.roots = change(draft.roots);
    return;
  }
  const list = change(draft.children[summary] ?? []);
  draft.children[summary] = list.length > 0 ? list : undefined;
}
