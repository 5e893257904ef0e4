import type { Plan } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { termMembers } from '../terms/membership';
import { factsOf, isDelayed, type TaskFacts } from './task-state';

/**
 * The tasks that can be promised for the open term, in the order of the tree: its members that were not done when it began, that
 * somebody has looked at, that nothing restricts, and that need no new end first. What was done since is still one of them, and
 * what is late by now too: they could have been promised.
 */
export function madeReadyInTerm(plan: Plan): readonly string[] {
  return termMembers(plan).leaves.filter((id) => isMadeReady(factsOf(plan, plan.tasks.get(id)!)));
}

function isMadeReady(facts: TaskFacts): boolean {
  const { lastProgress, startOpen, endOpen, hasRestrictions, analysed } = facts;
  if (isDone(lastProgress) || isDelayed({ ...facts, progress: lastProgress })) return false;
  return !startOpen && !endOpen && (hasRestrictions || analysed);
}
