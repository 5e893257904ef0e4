import type { Plan, Term } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { withAncestors } from './membership';
import { occupiedDays } from './occupied';
import { openTerm, termEnd } from './open-term';

/** The work that a term takes over. */
export interface CarryOver {
  /** Leaves with progress below 1 that start before the term's end, in tree order. */
  readonly leaves: readonly string[];
  /** The same and everything above them. */
  readonly shown: readonly string[];
}

/** What carries over into a term (by default the open one), delayed work included: that must be rescheduled first. */
export function carryOver(plan: Plan, term: Term = openTerm(plan)): CarryOver {
  const end = termEnd(term);
  const leaves = treeOf(plan).leaves.filter((id) => {
    const task = plan.tasks.get(id)!;
    return task.progress < 1 && occupiedDays(plan, task).start < end;
  });
  return { leaves, shown: withAncestors(plan, leaves) };
}
