import type { Plan, PlanAction, ResourceAmount } from '@plomada/domain';
import { typedNumber } from '../../../base/fields/typed-number';

/** What is wrong with an amount as it is typed: a key, or null. Amounts are whole and not below 0. */
export function amountProblem(text: string): string | null {
  const amount = typedNumber(text);
  if (amount === null) return null;
  if (Number.isNaN(amount)) return 'common:errors.number';
  if (amount < 0) return 'codes:RESOURCE_AMOUNT_NEGATIVE';
  return Number.isInteger(amount) ? null : 'common:errors.whole';
}

/** The actions that give the tasks the typed amounts of a resource; nothing typed takes the resource from the task. */
export function amountActions(
  plan: Plan,
  resourceId: string,
  drafts: ReadonlyMap<string, string>,
): PlanAction[] {
  return [...drafts].flatMap(([id, text]) => {
    const task = plan.tasks.get(id);
    if (!task) return [];
    const amount = typedNumber(text);
    const others = task.resources.filter((one) => one.id !== resourceId);
    const resources: readonly ResourceAmount[] =
      amount === null ? others : [...others, { id: resourceId, amount }];
    return [{ type: 'UPDATE_TASK', payload: { id, resources } }];
  });
}
