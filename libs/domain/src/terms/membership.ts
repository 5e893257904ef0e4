import { memoByFields } from '../tree/memo-by-fields';
import type { Plan, Task, Term } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { occupiedDays } from './occupied';
import { openTerm, termEnd } from './open-term';
import { isDone } from '../progress/hundredths';

/** Who belongs to the open term. */
export interface TermMembers {
  /** Leaves, in tree order. */
  readonly leaves: readonly string[];
  /** The leaves and everything above them: what screens show, in tree order. */
  readonly shown: readonly string[];
  has(id: string): boolean;
  /** Whether it is a member, or above one. */
  isShown(id: string): boolean;
}

/**
 * Whether a leaf belongs to the open term: as set by hand, else when it starts before the term's end and was not completed
 * when the term began. Work that should have ended before the term stays on its list until it is done, rescheduled beyond
 * the term or taken out; a task that is completed during the term stays too: that is what the term is measured by.
 */
export function isMember(plan: Plan, task: Task, term: Term = openTerm(plan)): boolean {
  if (task.inTerm !== null) return task.inTerm;
  if (isDone(task.lastProgress)) return false;
  return occupiedDays(plan, task).start < termEnd(term);
}

/** Links too: they say what day a milestone is read as. */
const DECIDES_MEMBERSHIP = {
  tasks: ['inTerm', 'lastProgress', 'start', 'end'],
  parts: ['settings', 'terms', 'links'],
} as const;

/** The members of the open term. */
export const termMembers = memoByFields(DECIDES_MEMBERSHIP, (plan): TermMembers => {
  const tree = treeOf(plan);
  const term = openTerm(plan);
  const leaves = tree.leaves.filter((id) => isMember(plan, plan.tasks.get(id)!, term));
  const members = new Set(leaves);
  const shown = withAncestors(plan, leaves);
  const among = new Set(shown);
  return { leaves, shown, has: (id) => members.has(id), isShown: (id) => among.has(id) };
});

/** The tasks and all above them, in tree order. */
export function withAncestors(plan: Plan, ids: readonly string[]): readonly string[] {
  const tree = treeOf(plan);
  const shown = new Set(ids);
  for (const id of ids) for (const above of tree.ancestorsOf(id)) shown.add(above);
  return tree.inOrder.filter((id) => shown.has(id));
}
