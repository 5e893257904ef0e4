import type { Plan, PlanAction, PlanRow } from '@plomada/domain';
import { typedNumber } from '../../../base/fields/typed-number';

/** What is wrong with a weight as it is typed: a key, or null. */
export function weightProblem(text: string): 'weights.outOfRange' | null {
  const weight = typedNumber(text);
  return weight === null || (weight >= 0 && weight <= 100) ? null : 'weights.outOfRange';
}

/** The own weights together, those typed in place of those kept, in percent with 2 decimals. */
export function totalDrafted(
  plan: Plan,
  rows: readonly PlanRow[],
  drafts: ReadonlyMap<string, string>,
): number {
  let hundredths = 0;
  for (const { id, kind } of rows) {
    if (kind !== 'task') continue;
    const draft = drafts.get(id);
    const weight = draft === undefined ? plan.tasks.get(id)!.weight : typedNumber(draft);
    if (weight !== null && !Number.isNaN(weight)) hundredths += Math.round(weight * 100);
  }
  return hundredths / 100;
}

/** The actions that make the typed weights those of the plan: what becomes lighter first, so that 100 is never passed on the way. */
export function weightActions(plan: Plan, drafts: ReadonlyMap<string, string>): PlanAction[] {
  const growth = (id: string, weight: number | null) => (weight ?? 0) - (plan.tasks.get(id)?.weight ?? 0);
  return [...drafts]
    .map(([id, text]) => ({ id, weight: typedNumber(text) }))
    .filter(({ id }) => plan.tasks.has(id))
    .sort((a, b) => growth(a.id, a.weight) - growth(b.id, b.weight))
    .map((payload) => ({ type: 'UPDATE_TASK', payload }));
}
