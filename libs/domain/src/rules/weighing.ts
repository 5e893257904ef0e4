import type { Plan, PlanSettings } from '../plan/plan';
import type { Refusal } from '../decisions/refusal';

/** Why tasks cannot be weighed as these settings say: there is nothing to weigh them by. Null when they can. */
export function weighingProblem(
  plan: Plan,
  { weighingOption, resourceSelected }: Pick<PlanSettings, 'weighingOption' | 'resourceSelected'>,
): Refusal | null {
  if (weighingOption === 'resource' && resourceSelected === null) return { code: 'WEIGHING_NEEDS_RESOURCE' };
  if (weighingOption === 'baselineDuration' && plan.baselines.size === 0) return { code: 'BASELINE_MISSING' };
  return null;
}
