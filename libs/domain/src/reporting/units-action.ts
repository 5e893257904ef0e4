import type { PlanAction } from '../actions/registry';
import type { Task } from '../plan/plan';
import type { Entry } from '../rules/entry-rules';
import { shareOfUnits } from '../units/task-units';

/**
 * What enters so many units of a task as done or promised, with the share that they are. Null is nothing: progress as at the last
 * close, and no promise. Units that there cannot be are the action's to refuse.
 */
export function unitsAction(
  task: Pick<Task, 'id' | 'quantity' | 'lastProgress'>,
  entry: Entry,
  units: number | null,
): PlanAction {
  const { id: taskId, quantity, lastProgress } = task;
  if (units === null) {
    return entry === 'progress'
      ? { type: 'SET_PROGRESS', payload: { taskId, progress: lastProgress } }
      : { type: 'SET_COMMITMENT', payload: { taskId, commitment: null } };
  }
  const share = quantity == null ? 0 : shareOfUnits(units, quantity);
  return entry === 'progress'
    ? { type: 'SET_PROGRESS', payload: { taskId, progress: share, unitsProgressed: units } }
    : { type: 'SET_COMMITMENT', payload: { taskId, commitment: share, unitsCommited: units } };
}
