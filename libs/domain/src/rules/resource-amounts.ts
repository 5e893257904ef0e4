import type { Refusal } from '../decisions/refusal';
import type { Plan, ResourceAmount } from '../plan/plan';

/**
 * Why a task cannot need these resources: amounts are whole numbers of 0 or more, each of another resource of the plan (planning core,
 * section 5); one that stays as it was is not held against it. Null when it can.
 */
export function resourceProblem(
  plan: Pick<Plan, 'resources'>,
  before: readonly ResourceAmount[],
  after: readonly ResourceAmount[],
): Refusal | null {
  const seen = new Set<string>();
  for (const { id, amount } of after) {
    if (!plan.resources.has(id)) return { code: 'RESOURCE_UNKNOWN', rows: [id] };
    if (seen.has(id)) return { code: 'RESOURCE_DUPLICATE', rows: [id] };
    if (amount < 0) return { code: 'RESOURCE_AMOUNT_NEGATIVE', rows: [id] };
    const stays = before.some((one) => one.id === id && one.amount === amount);
    if (!Number.isInteger(amount) && !stays) return { code: 'RESOURCE_AMOUNT_FRACTION', rows: [id] };
    seen.add(id);
  }
  return null;
}
