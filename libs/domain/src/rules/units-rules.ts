import type { Refusal } from '../decisions/refusal';
import type { Plan, Task } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { treeOf } from '../tree/tree';
import { isShareOf, shareOfUnits, unitsAssigned, unitsOf } from '../units/task-units';
import { about } from './about';
import { type Entry, entryRefusal } from './entry-rules';

/** Progress or a promise as it was said in the task's units, with the share that it comes to. */
export interface SaidInUnits {
  readonly value: number;
  readonly units: number;
}

/**
 * Why a leaf takes no progress or promise said in its units: they are not the share, as of a quantity that somebody has changed
 * meanwhile, they are fewer than at the last close or more than there are, or the task takes none at all. Null when it does.
 */
export function unitsEntryRefusal(
  plan: Plan,
  task: Task,
  entry: Entry,
  { value, units }: SaidInUnits,
): Refusal | null {
  if (task.quantity == null) return about(task, 'TASK_HAS_NO_UNITS');
  const { quantity, unit = '' } = task;
  if (!isShareOf(task, units, roundTo2(value))) return about(task, 'UNITS_DIFFER', { quantity, unit });
  if (units > quantity) return about(task, 'UNITS_OVER_QUANTITY', { quantity, unit });
  const last = unitsOf(task, 'lastProgress')!;
  if (units < last) return about(task, 'UNITS_BELOW_LAST', { last, unit });
  const present = unitsOf(task, entry) ?? last;
  return entryRefusal(plan, task, entry, value, units > Math.max(last, present));
}

/** Why a task cannot be measured as it is: work is, of a quantity above 0, and no branch. Null when it can. */
export function measureProblem(plan: Plan, task: Task): Refusal | null {
  const { unit = '', quantity = null, tunit = null, unitsAssignedQuantity = null } = task;
  if (unit === '' && quantity === null && tunit === null && unitsAssignedQuantity === null) return null;
  if (!treeOf(plan).isLeaf(task.id)) return about(task, 'SUMMARY_TAKES_NO_UNITS');
  return quantity !== null && quantity <= 0 ? about(task, 'QUANTITY_NOT_POSITIVE') : null;
}

/** Why the open term cannot be given these units of a task; the rules are those of a promise of as many. Null when it can. */
export function assignedRefusal(plan: Plan, task: Task): Refusal | null {
  if (task.unitsAssignedQuantity == null) return null;
  if (task.quantity == null) return about(task, 'TASK_HAS_NO_UNITS');
  const units = unitsAssigned(task)!;
  return unitsEntryRefusal(plan, task, 'commitment', { value: shareOfUnits(units, task.quantity), units });
}

/** More units than there are of a task. Null where it has as many. */
export function overQuantityProblem(task: Task): Refusal | null {
  const { quantity, unit = '' } = task;
  const units = unitsAssigned(task);
  if (units === null || quantity == null || units <= quantity) return null;
  return about(task, 'UNITS_OVER_QUANTITY', { quantity, unit });
}
