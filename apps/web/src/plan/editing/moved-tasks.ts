import type { Plan } from '@plomada/domain';

/** How many tasks start or end on another day than before. */
export function movedTasks(before: Plan, after: Plan): number {
  if (before.tasks === after.tasks) return 0;
  return after.tasks.rows.filter((task) => {
    const old = before.tasks.get(task.id);
    return old !== undefined && (old.start !== task.start || old.end !== task.end);
  }).length;
}
