import type { Refusal } from '../decisions/refusal';
import type { Link, Plan } from '../plan/plan';
import { differingRows } from '../plan/row-changes';
import { graphOf, loopThrough } from '../schedule';
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
  const closing = loops.flat().filter((link) => !wasCircular.has(link));
  // Told from the link that is new, if one is: of a branch that moves none has to be.
  const first = closing.find((link) => before.links.get(link.id) !== link) ?? closing[0];
  return first ? loopThrough(after, first) : null;
}

/**
 * Two tasks have one link of each type at most: start to start and finish to finish beside each other are a ladder, but of two
 * of a type the shorter lag would bind nothing.
 */
function twinsProblem(before: Plan, after: Plan): Refusal | null {
  const key = ({ source, target, type }: Link): string => JSON.stringify([source, target, type]);
  const drawn = differingRows(before.links, after.links).flatMap(([was, is]) =>
    was && key(was) === key(is) ? [] : [is],
  );
  const isDrawn = new Set(drawn);
  const targets = new Set(drawn.map(({ target }) => target));
  const beside = drawn.length === 0 ? [] : after.links.rows.filter(({ target }) => targets.has(target));
  const twins = repeated(beside, key).find((links) => links.some((link) => isDrawn.has(link)));
  if (!twins) return null;
  // What stands in the way: the links that are there already.
  const standing = twins.filter((link) => !isDrawn.has(link));
  const rows = (standing.length > 0 ? standing : twins).map(({ id }) => id);
  return { code: 'LINK_DUPLICATE', rows };
}
