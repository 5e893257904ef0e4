import { evolve } from '../../plan/change';
import type { Change } from '../../plan/change';
import type { Link, LinkType, Plan } from '../../plan/plan';
import { loopThrough } from '../../schedule/loop-through';
import { treeOf } from '../../tree/tree';
import { integer, oneOf } from '../../shape/shape';
import type { Refusal } from '../action';

export const LINK_TYPE = oneOf('0', '1', '2', '3');
/** Working days; as long as the longest task either way. */
export const MAX_LAG = 999;
export const LAG = integer(-MAX_LAG, MAX_LAG);
/** Links of a plan: well above what an import may bring. */
export const MAX_LINKS = 20_000;

type Drawn = Pick<Link, 'source' | 'target' | 'type'>;

/**
 * Why these two tasks cannot be linked so: unknown, the same, one in the other's branch, or linked by this type already. Null
 * when they can.
 */
export function endsProblem(plan: Plan, link: Drawn): Refusal | null {
  const { source, target } = link;
  const unknown = [source, target].filter((id) => !plan.tasks.has(id));
  if (unknown.length > 0) return { code: 'TASK_UNKNOWN', rows: unknown };
  if (source === target) return { code: 'LINK_SELF', rows: [source] };
  const tree = treeOf(plan);
  if (tree.isBelow(source, target) || tree.isBelow(target, source)) {
    return { code: 'LINK_TO_OWN_BRANCH', rows: [source, target] };
  }
  return twinProblem(plan, link);
}

/**
 * Two tasks have one link of each type at most: start to start and finish to finish beside each other are a ladder, but of two
 * of a type the shorter lag would bind nothing.
 */
export function twinProblem(plan: Plan, { source, target, type }: Drawn): Refusal | null {
  const twin = plan.links.rows.find(
    (link) => link.source === source && link.target === target && link.type === type,
  );
  return twin ? { code: 'LINK_DUPLICATE', rows: [twin.id] } : null;
}

/** The types that a link cannot change to, because other links between the same two tasks have them. */
export function typesTaken(plan: Plan, { id, source, target }: Link): ReadonlySet<LinkType> {
  const beside = plan.links.rows.filter(
    (link) => link.id !== id && link.source === source && link.target === target,
  );
  return new Set(beside.map(({ type }) => type));
}

/** The loop that a link closes once these changes are made, by name. Null when it closes none. */
export function loopProblem(plan: Plan, changes: readonly Change[], linkId: string): Refusal | null {
  const after = evolve(plan, changes);
  return loopThrough(after, after.links.get(linkId)!);
}
