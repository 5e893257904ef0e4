import type { Plan, Restriction } from '../plan/plan';

/**
 * The tasks that a restriction pushes where they stand now: those that start before its required date (or, for an end
 * restriction, whose last day is before it). None when nothing moves by itself, when it is released, or when required dates follow the tasks.
 */
export function tasksPushedBy(
  plan: Plan,
  restriction: Pick<Restriction, 'taskIds' | 'type' | 'required' | 'released'>,
): readonly string[] {
  const { autoScheduling, moveTasksWithConstraints } = plan.settings;
  if (!autoScheduling || moveTasksWithConstraints || restriction.released !== null) return [];
  return restriction.taskIds.filter((id) => {
    const task = plan.tasks.get(id);
    if (!task) return false;
    return restriction.type === 1 ? task.start < restriction.required : task.end <= restriction.required;
  });
}
