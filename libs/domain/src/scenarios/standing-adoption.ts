/** An adoption of a scenario as a log has it, or an undo of one, or of such an undo. */
export interface AdoptionStep {
  readonly actionId: string;
  /** The step that it takes back; absent of an adoption. */
  readonly undoes?: string;
}

/** The last adoption that nobody has taken back, or that was made again since: of the steps of one scenario, oldest first. Null where there is none. */
export function standingAdoption<S extends AdoptionStep>(steps: readonly S[]): S | null {
  const undone = new Set<string>();
  // Only what came later takes a step back, and only what stands itself.
  for (const { actionId, undoes } of [...steps].reverse())
    if (undoes !== undefined && !undone.has(actionId)) undone.add(undoes);
  return steps.findLast(({ actionId, undoes }) => undoes === undefined && !undone.has(actionId)) ?? null;
}
