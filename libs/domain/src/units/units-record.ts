import type { Task, TermTask } from '../plan/plan';
import { unitsAssigned, unitsOf } from './task-units';

/** What the record of a closed term holds of units; nothing for a task that was not measured. */
type UnitsRecord = Pick<
  TermTask,
  | 'unit'
  | 'quantity'
  | 'unitsProgressed'
  | 'unitsCommited'
  | 'lastUnits'
  | 'unitsAssigned'
  | 'unitsAssignedQuantity'
  | 'unitsAssignedType'
>;

/** The units of a task as a close finds them. Later edits of its quantity change nothing of it. */
export function unitsRecord(task: Task): UnitsRecord {
  const { unit = '', quantity, unitsAssignedQuantity = null, unitsAssignedType = null } = task;
  if (quantity == null) return {};
  return {
    unit,
    quantity,
    unitsProgressed: unitsOf(task, 'progress')!,
    unitsCommited: unitsOf(task, 'commitment'),
    lastUnits: unitsOf(task, 'lastProgress')!,
    unitsAssigned: unitsAssigned(task),
    unitsAssignedQuantity,
    unitsAssignedType,
  };
}

/** What a task gets back of a record: what no longer makes the recorded share, for its quantity is another, follows from that. */
export function recordedUnits(record: UnitsRecord): Partial<Task> {
  const { unitsProgressed = null, unitsCommited = null, lastUnits = null } = record;
  const { unitsAssignedQuantity = null, unitsAssignedType = null } = record;
  return { unitsProgressed, unitsCommited, lastUnits, unitsAssignedQuantity, unitsAssignedType };
}
