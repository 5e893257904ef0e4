import type { Refusal } from '../decisions/refusal';
import type { Plan } from '../plan/plan';
import { responsibleProblem } from '../restrictions/rules';
import { firstRefusal } from './first-refusal';

/** Why a task that these people have cannot get those: one is unknown, or inactive and new to it. Null when it can. */
export function assignmentProblem(
  plan: Plan,
  before: readonly string[],
  after: readonly string[],
): Refusal | null {
  const added = after.filter((id) => !before.includes(id));
  return firstRefusal(added, (id) => {
    const problem = responsibleProblem(plan, id);
    return problem && { ...problem, rows: [id] };
  });
}
