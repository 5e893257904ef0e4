import {
  decideOrPropose,
  type DecisionContext,
  type Plan,
  type PlanAction,
  type Refusal,
} from '@plomada/domain';

/** Something that is done to many rows at once, as the one action that does it to some of them. */
export type ActionOfRows<Row> = (rows: readonly Row[]) => PlanAction;

/** What a plan takes of it. */
export interface AcceptedRows {
  /** Null where no row is left, or where it would change nothing. */
  readonly action: PlanAction | null;
  /** How many rows it is about. */
  readonly count: number;
  /** Why a row is left out, by its id. */
  readonly refusals: ReadonlyMap<string, Refusal>;
}

/**
 * The action without the rows for which the plan refuses it. Such an action is done whole or not at all, and its refusal names the
 * rows that it is about: they are left out, and the rest is tried again.
 */
export function acceptedRows<Row extends { readonly id: string }>(
  plan: Plan,
  rows: readonly Row[],
  actionOf: ActionOfRows<Row>,
  context: Omit<DecisionContext, 'newId'>,
): AcceptedRows {
  const decided = (some: readonly Row[]) =>
    decideOrPropose(plan, actionOf(some), { ...context, newId: (n) => `row-${n}` });
  const refusals = new Map<string, Refusal>();
  let left = rows;
  while (left.length > 0) {
    const decision = decided(left);
    if (decision.ok) {
      const action = decision.changes.length > 0 ? actionOf(left) : null;
      return { action, count: left.length, refusals };
    }
    const named = new Set(decision.refusal.rows);
    const those = left.filter(({ id }) => named.has(id));
    // It is refused whatever the row, as for want of a permission.
    for (const row of those.length > 0 ? those : left) {
      const alone = decided([row]);
      refusals.set(row.id, alone.ok ? decision.refusal : alone.refusal);
    }
    left = left.filter(({ id }) => !refusals.has(id));
  }
  return { action: null, count: 0, refusals };
}
