import type { Plan, Task } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { termMembers } from './membership';

/** What somebody who closes a term believes of a task. */
export interface SnapshotTask extends Pick<Task, 'progress' | 'commitment'> {
  readonly taskId: string;
}

/** What this plan says of these tasks; unknown ones are left out. */
export function clientSnapshotOf(plan: Plan, taskIds: readonly string[]): SnapshotTask[] {
  return taskIds.flatMap((taskId) => {
    const task = plan.tasks.get(taskId);
    return task ? [{ taskId, progress: task.progress, commitment: task.commitment }] : [];
  });
}

/**
 * The ids of claimed tasks that the plan does not have, or has otherwise (stage 4 of a close). A summary's progress follows
 * from its children on both sides: only its being there is compared.
 */
export function differingFromSnapshot(plan: Plan, snapshot: readonly SnapshotTask[]): string[] {
  const tree = treeOf(plan);
  return snapshot
    .filter(({ taskId, progress, commitment }) => {
      const task = plan.tasks.get(taskId);
      if (!task) return true;
      return tree.isLeaf(taskId) && (task.progress !== progress || task.commitment !== commitment);
    })
    .map(({ taskId }) => taskId);
}

/** The same for a whole term (stage 3 of a close): members that nobody claimed differ too, who closes does not know of them. */
export function differingInTerm(plan: Plan, snapshot: readonly SnapshotTask[]): string[] {
  const claimed = new Set(snapshot.map(({ taskId }) => taskId));
  const unclaimed = termMembers(plan).leaves.filter((id) => !claimed.has(id));
  return [...differingFromSnapshot(plan, snapshot), ...unclaimed];
}
