import type { Plan } from '../../plan/plan';
import { type RowChanges, rowChanges } from '../../plan/row-changes';
import type { Structure } from '../../tree/structure';
import { treeOf } from '../../tree/tree';

/** When more tasks than this come, go or move in the table, reading everything again is no slower. */
const MOST = 64;

/**
 * The tasks in which two plans differ, where the tree stays as it is but for some leaves: whatever stays has the parent that
 * it had, and is a summary if it was one. Null where it is not so.
 */
export function taskChanges(before: Pick<Plan, 'tasks'>, after: Pick<Plan, 'tasks'>): RowChanges | null {
  const changes = rowChanges(before.tasks, after.tasks, MOST);
  if (!changes) return null;
  const was = treeOf(before).structure;
  const is = treeOf(after).structure;
  return was === is || onlyLeavesDiffer(was, is, changes) ? changes : null;
}

function onlyLeavesDiffer(was: Structure, is: Structure, changes: RowChanges): boolean {
  const { gone, come, moved } = changes;
  if (gone.some((row) => was.children[row]) || come.some((row) => is.children[row])) return false;
  const now = new Map(moved.map(({ from, to }) => [from, to]));
  const before = new Map(moved.map(({ from, to }) => [to, from]));
  const keepsParents =
    haveSameParents(was, is, changes) &&
    moved.every(({ from, to }) => (now.get(was.parent[from]!) ?? was.parent[from]) === is.parent[to]);
  // A task can have become a summary, or ceased to be one, only by what came or went below it.
  return (
    keepsParents &&
    come.every(
      (row) => is.parent[row]! < 0 || was.children[before.get(is.parent[row]!) ?? is.parent[row]!],
    ) &&
    gone.every((row) => was.parent[row]! < 0 || is.children[now.get(was.parent[row]!) ?? was.parent[row]!])
  );
}

/** Whether every task that stands where it stood has the parent that it had. */
function haveSameParents(was: Structure, is: Structure, { come, moved }: RowChanges): boolean {
  const elsewhere = new Set([...come, ...moved.map(({ to }) => to)]);
  const now = new Map(moved.map(({ from, to }) => [from, to]));
  // Unless a summary moved, whoever has a parent of the same number has the same.
  const movesSummaries = moved.some(({ to }) => is.children[to]);
  for (let row = 0; row < is.parent.length; row += 1) {
    const above = is.parent[row]!;
    const old = was.parent[row]!;
    if (old === above && !movesSummaries) continue;
    if (!elsewhere.has(row) && (now.get(old) ?? old) !== above) return false;
  }
  return true;
}

/** Every position at which a task came, went, moved or changed. */
export const touchedRows = ({ gone, come, moved, changed }: RowChanges): readonly number[] => [
  ...new Set([...gone, ...come, ...moved.flatMap(({ from, to }) => [from, to]), ...changed]),
];
