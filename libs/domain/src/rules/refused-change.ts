import type { Refusal } from '../decisions/refusal';
import type { Plan } from '../plan/plan';
import { changeProblem } from './change-rules';
import { removalProblem } from './removals';
import { brokenRules } from './integrity';

/**
 * Why a plan cannot become another: the first rule that the change breaks, or that the plan after breaks and the one before did
 * not. Null when it breaks none.
 *
 * Actions check what they name; whatever takes changes over wholesale (an undo, a merge) names nothing, and what it brings was
 * made for the plan of another day. Each rule is the function that the actions themselves ask. `isExcepted` tells what stood so
 * before, of the rules that only a change can break (see `brokenBefore`).
 */
export function changeRefusal(
  before: Plan,
  after: Plan,
  isExcepted?: (refusal: Refusal) => boolean,
): Refusal | null {
  return (
    removalProblem(before, after) ??
    freshlyBroken(before, after)[0] ??
    changeProblem(before, after, isExcepted)
  );
}

/** What a plan breaks of the rules that no action lets be broken, and the one before did not. */
export function freshlyBroken(before: Plan, after: Plan): readonly Refusal[] {
  const broken = brokenRules(after, before);
  if (broken.length === 0) return [];
  const known = new Set(brokenRules(before, after).map(keyOf));
  return broken.filter((refusal) => !known.has(keyOf(refusal)));
}

const keyOf = ({ code, rows = [] }: Refusal): string => [code, ...rows].join(' ');
