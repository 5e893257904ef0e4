import type { Plan, SetAside, Task, TermTask } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { isDone } from '../progress/hundredths';
import { workedDays } from '../rules/begun-work';
import { treeOf } from '../tree/tree';

/**
 * What was entered in the open term, task by task, in tree order: what is kept when the term before it is opened again. `record` is
 * what that one's close recorded; of work that is not on it, the close found the progress that counts as last.
 */
export function entriesSince(plan: Plan, record: ReadonlyMap<string, TermTask>): readonly SetAside[] {
  return treeOf(plan)
    .leaves.map((id) => entriesOf(plan.tasks.get(id)!, record.get(id)))
    .filter((entries) => Object.keys(entries).length > 1);
}

function entriesOf(task: Task, recorded: TermTask | undefined): SetAside {
  const { id: taskId, progress, commitment, causes, comments, inTerm } = task;
  const { unitsProgressed, unitsCommited, unitsAssignedQuantity, unitsAssignedType } = task;
  const closed = recorded?.progress ?? task.lastProgress;
  return {
    taskId,
    ...(progress !== closed && { progress, ...(unitsProgressed != null && { unitsProgressed }) }),
    ...(commitment !== null && { commitment, ...(unitsCommited != null && { unitsCommited }) }),
    ...(unitsAssignedQuantity != null && {
      unitsAssignedQuantity,
      unitsAssignedType: unitsAssignedType ?? 'term',
    }),
    ...(causes.length > 0 && { causes }),
    ...(recorded?.comments !== undefined && comments !== recorded.comments && { comments }),
    ...(inTerm !== null && { inTerm }),
    ...(isDone(progress) && !isDone(closed) && { done: daysOf(task) }),
    ...(progress > closed && !isDone(progress) && { worked: workedDays(task) }),
    ...(beganAfter(task, closed) && { began: true }),
  };
}

/** A milestone has no start of its own to keep; what a file says of an actual start stays as it is. */
function beganAfter(task: Task, closed: number): boolean {
  return task.kind !== 'milestone' && task.actualStart === null && hasBegun(task) && closed === 0;
}

const daysOf = ({ start, end, duration }: Task): SetAside['done'] => ({ start, end, duration });
