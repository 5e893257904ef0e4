import { type Change, evolve, setFields } from '../plan/change';
import type { Plan } from '../plan/plan';
import { reschedule } from '../schedule/reschedule';

/**
 * The changes of an edit and, after them, the dates that tasks get by it. `named` are the tasks that the edit touches; all
 * when left out.
 */
export function thenReschedule(
  plan: Plan,
  edit: readonly (Change | null)[],
  named?: readonly string[],
): readonly Change[] {
  const changes = edit.filter((change) => change !== null);
  const edited = evolve(plan, changes);
  const moved = reschedule(edited, named).map(({ id, ...dates }): Change | null =>
    setFields('tasks', edited.tasks.get(id)!, dates),
  );
  return [...changes, ...moved.filter((change) => change !== null)];
}
