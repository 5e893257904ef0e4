/** An adoption of a scenario as a log has it, or an undo of one, or of such an undo. */
export interface AdoptionStep {
  readonly actionId: string;
  readonly seq: number;
  /** The step that it takes back; absent of an adoption. */
  readonly undoes?: string;
}

/** A rollback of the plan: what came after the entry `restores` and before it is gone from the plan. */
export interface PlanRollback {
  readonly seq: number;
  readonly restores: number;
}

/**
 * The last adoption that nobody has taken back, or that was made again since: of the steps of one scenario, oldest first. Null where
 * there is none.
 */
export function standingAdoption<S extends AdoptionStep>(
  steps: readonly S[],
  rollbacks: readonly PlanRollback[],
): S | null {
  const present = steps.filter(
    ({ seq }) => !rollbacks.some((rollback) => rollback.restores < seq && seq < rollback.seq),
  );
  const undone = new Set<string>();
  // Only what came later takes a step back, and only what stands itself.
  for (const { actionId, undoes } of [...present].reverse())
    if (undoes !== undefined && !undone.has(actionId)) undone.add(undoes);
  return present.findLast(({ actionId, undoes }) => undoes === undefined && !undone.has(actionId)) ?? null;
}
