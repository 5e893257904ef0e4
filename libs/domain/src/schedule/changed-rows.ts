import type { Plan, Task } from '../plan/plan';
import { treeOf } from '../tree/tree';

/** Beyond this share of the rows, calculating everything anew is no slower. */
const SHARE = 0.25;

/**
 * The positions at which two plans with one tree have other rows. Null when one cannot go by them one by one: they are too
 * many, or a summary's constraint, which bounds a whole branch, is another.
 */
export function changedRows(
  before: Pick<Plan, 'tasks'>,
  after: Pick<Plan, 'tasks'>,
): readonly number[] | null {
  const changed: number[] = [];
  const most = 1 + after.tasks.size * SHARE;
  const { children } = treeOf(after).structure;
  const a = before.tasks.rows;
  const b = after.tasks.rows;
  for (let row = 0; row < b.length; row += 1) {
    if (a[row] === b[row]) continue;
    if (changed.length >= most || (children[row] && hasOtherConstraint(a[row]!, b[row]!))) return null;
    changed.push(row);
  }
  return changed;
}

function hasOtherConstraint(a: Task, b: Task): boolean {
  return a.constraintType !== b.constraintType || a.constraintDate !== b.constraintDate;
}
