import type { Link, Plan, PlanAction } from '@plomada/domain';
import { v7 as newId } from 'uuid';

type Pair = Pick<Link, 'source' | 'target'>;

/** Each row and the next one, where no link leads from it to that one yet. */
export function unlinkedPairs(plan: Plan, ids: readonly string[]): readonly Pair[] {
  if (ids.length < 2) return [];
  const linked = new Set(plan.links.rows.map(({ source, target }) => `${source} ${target}`));
  return ids.slice(1).flatMap((target, at) => {
    const source = ids[at]!;
    return linked.has(`${source} ${target}`) ? [] : [{ source, target }];
  });
}

/** Finish-to-start links of the pairs. */
export const linkingAll = (pairs: readonly Pair[]): readonly PlanAction[] =>
  pairs.map((pair) => ({ type: 'ADD_LINK', payload: { id: newId(), ...pair, type: '0' } }));

/** Takes away the links among several rows; all of a single one. */
export function unlinkingAll(plan: Plan, ids: readonly string[]): readonly PlanAction[] {
  if (ids.length === 0) return [];
  const chosen = new Set(ids);
  const isGone = ({ source, target }: Pair) =>
    chosen.size === 1 ? chosen.has(source) || chosen.has(target) : chosen.has(source) && chosen.has(target);
  return plan.links.rows.filter(isGone).map(({ id }) => ({ type: 'DELETE_LINK', payload: { id } }));
}

/** Brings a link between other tasks, with its type and its lag. */
export const relinking = (
  { id, type, lag }: Link,
  { source, target }: Pair,
): readonly [PlanAction, PlanAction] => [
  { type: 'DELETE_LINK', payload: { id } },
  { type: 'ADD_LINK', payload: { id: newId(), source, target, type, lag } },
];
