import type { Refusal } from '../actions/action';
import type { Link, Plan } from '../plan/plan';
import { graphOf } from '../schedule/graph-of';
import { loopThrough } from '../schedule/loop-through';
import { repeated } from './single-names';

/**
 * Why the links of a plan do not go with the tree, or not with each other, though those of the plan before did: one ties a branch
 * to its own work, closes a loop, or is the second of its type between two tasks. Null when they do.
 */
export function linksProblem(before: Plan, after: Plan): Refusal | null {
  return ownBranchProblem(before, after) ?? closingProblem(before, after) ?? twinsProblem(before, after);
}

function ownBranchProblem(before: Plan, after: Plan): Refusal | null {
  const known = new Set(graphOf(before).unusable);
  const own = graphOf(after).unusable.find((link) => !known.has(link));
  return own ? { code: 'LINK_TO_OWN_BRANCH', rows: [own.source, own.target] } : null;
}

function closingProblem(before: Plan, after: Plan): Refusal | null {
  const { loops } = graphOf(after);
  if (loops.length === 0) return null;
  const wasCircular = new Set(graphOf(before).loops.flat());
  const closing = loops.flat().find((link) => !wasCircular.has(link));
  return closing ? loopThrough(after, closing) : null;
}

function twinsProblem(before: Plan, after: Plan): Refusal | null {
  if (before.links === after.links) return null;
  const key = ({ source, target, type }: Link): string => JSON.stringify([source, target, type]);
  const known = new Set(before.links.rows);
  const twins = repeated(after.links.rows, key).find((links) => links.some((link) => !known.has(link)));
  return twins ? { code: 'LINK_DUPLICATE', rows: twins.map(({ id }) => id) } : null;
}
