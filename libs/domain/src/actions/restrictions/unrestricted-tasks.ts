import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { restrictionsOf } from '../../restrictions/of-task';
import { hasEntries } from '../../rules/entry-rules';

/**
 * The changes with the tasks that lose their last restriction by them, and carry a promise or progress, marked as analysed:
 * finding a restriction was looking at them, and so is finding that it is none.
 */
export function withUnrestricted(
  plan: Plan,
  changes: readonly (Change | null)[],
  taskIds: readonly string[],
): readonly (Change | null)[] {
  if (taskIds.length === 0) return changes;
  const after = evolve(
    plan,
    changes.filter((change) => change !== null),
  );
  const analysed = taskIds.map((id) => {
    const task = plan.tasks.get(id)!;
    const isBare = restrictionsOf(after, id).all.length === 0;
    return isBare && hasEntries(task) ? setFields('tasks', task, { analysed: true, imported: false }) : null;
  });
  return [...changes, ...analysed];
}
