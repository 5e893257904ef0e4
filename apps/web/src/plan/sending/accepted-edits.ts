import {
  decideOrPropose,
  evolve,
  type DecisionContext,
  type Plan,
  type PlanAction,
  type Refusal,
} from '@plomada/domain';

/** Which of several edits a plan takes, one after the other, and why it does not take the rest. */
export interface AcceptedEdits {
  /** Without those that leave everything as it is. */
  readonly actions: readonly PlanAction[];
  /** For each edit in its order; null for those that are taken. */
  readonly refusals: readonly (Refusal | null)[];
}

/** Tries each edit upon the plan that those before it leave; one that is refused leaves the others as they are. */
export function acceptedEdits(
  plan: Plan,
  edits: readonly PlanAction[],
  context: Omit<DecisionContext, 'newId'>,
): AcceptedEdits {
  let evolved = plan;
  const actions: PlanAction[] = [];
  const refusals = edits.map((action, position) => {
    const decision = decideOrPropose(evolved, action, { ...context, newId: (n) => `edit-${position}-${n}` });
    if (!decision.ok) return decision.refusal;
    if (decision.changes.length > 0) actions.push(action);
    evolved = evolve(evolved, decision.changes);
    return null;
  });
  return { actions, refusals };
}
