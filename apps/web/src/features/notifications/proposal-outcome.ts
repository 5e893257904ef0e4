import type { Proposal } from '@plomada/contracts';
import {
  type Change,
  decideAccepted,
  type Plan,
  planAfter,
  type PlanAction,
  type Refusal,
} from '@plomada/domain';

/** What becomes of a plan by a proposal, or why the plan does not take it any more. */
export type Outcome =
  | { readonly kind: 'taken'; readonly after: Plan; readonly changes: readonly Change[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Decides a proposal upon the plan as it is today, in the name of who made it. */
export function outcomeOf(plan: Plan, { id, action, when, responsible }: Proposal, today: string): Outcome {
  const actor = { ...responsible, roles: ['responsible'] as const };
  const context = { actor, now: when, today, newId: (n: number) => `${id}-${n}` };
  const decision = decideAccepted(plan, action as PlanAction, context);
  if (!decision.ok) return { kind: 'refused', refusal: decision.refusal };
  return { kind: 'taken', after: planAfter(plan, decision), changes: decision.changes };
}
