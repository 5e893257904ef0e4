import type { Proposal } from '@plomada/contracts';
import {
  type Change,
  decideAccepted,
  type Plan,
  planAfter,
  type PlanAction,
  type Refusal,
  shownDays,
  treeOf,
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

/** A task that starts or ends on another day. */
export interface MovedTask {
  readonly id: string;
  readonly text: string;
  readonly before: ReturnType<typeof shownDays>;
  readonly after: ReturnType<typeof shownDays>;
}

/** The tasks that a change of the plan moves, by their first day. */
export function movedBy(before: Plan, after: Plan, changes: readonly Change[]): readonly MovedTask[] {
  const ids = changes.flatMap((change) => {
    const isMove = change.kind === 'set' && ('start' in change.after || 'end' in change.after);
    return change.table === 'tasks' && isMove ? [change.id] : [];
  });
  return [...new Set(ids)]
    .map((id) => ({
      id,
      text: after.tasks.get(id)!.text,
      before: daysOf(before, id),
      after: daysOf(after, id),
    }))
    .sort((a, b) => (a.after.firstDay < b.after.firstDay ? -1 : 1));
}

function daysOf(plan: Plan, id: string) {
  const task = plan.tasks.get(id)!;
  return shownDays(plan, task, treeOf(plan).kindOf(id), task.start, task.end);
}
