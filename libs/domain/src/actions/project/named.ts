import { type Change, evolve } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { nameProblem } from '../../rules/single-names';
import { accept, type Decision } from '../../decisions/decision';

/** Accepts changes that give names or e-mails, unless another row has one of them. */
export function acceptNamed(plan: Plan, changes: readonly (Change | null)[]): Decision {
  const made = changes.filter((change): change is Change => change !== null);
  const refusal = nameProblem(plan, evolve(plan, made));
  return refusal ? { ok: false, refusal } : accept(made);
}
