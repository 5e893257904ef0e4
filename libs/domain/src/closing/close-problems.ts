import type { Plan } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { isUnexplained } from '../terms/causes';

/** The three messages of a refused close. */
export type CloseMessage =
  'CLOSE_MISSING_RESPONSIBLE_AND_CAUSES' | 'CLOSE_MISSING_RESPONSIBLE' | 'CLOSE_MISSING_CAUSES';

/** What stands in the way of closing the open term: ids of leaves, in tree order. */
export interface CloseProblems {
  /** No responsible at all; every leaf of the project needs one. */
  readonly missingResponsible: readonly string[];
  /** Below its commitment without a cause that has type, origin and detail. */
  readonly missingCauses: readonly string[];
  /** Null when the term may be closed. */
  readonly message: CloseMessage | null;
}

/** The checks that a close must pass (planning core, "Closing a short term (local checks)"). */
export function closeProblems(plan: Plan): CloseProblems {
  const leaves = treeOf(plan).leaves.map((id) => plan.tasks.get(id)!);
  const missingResponsible = leaves
    .filter((task) => !task.responsibles.some((id) => plan.responsibles.has(id)))
    .map((task) => task.id);
  const missingCauses = leaves.filter(isUnexplained).map((task) => task.id);
  return {
    missingResponsible,
    missingCauses,
    message: messageFor(missingResponsible.length > 0, missingCauses.length > 0),
  };
}

function messageFor(responsible: boolean, causes: boolean): CloseMessage | null {
  if (responsible && causes) return 'CLOSE_MISSING_RESPONSIBLE_AND_CAUSES';
  if (responsible) return 'CLOSE_MISSING_RESPONSIBLE';
  return causes ? 'CLOSE_MISSING_CAUSES' : null;
}
