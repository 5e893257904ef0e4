import type { Plan } from '@plomada/domain';
import { v7 as newId } from 'uuid';
import type { Submitted } from './submitted';

/** Finish-to-start links from each row to the next one, where there is none between them yet. */
export function linkingAll(plan: Plan, ids: readonly string[]): readonly Submitted[] {
  const linked = new Set(plan.links.rows.map(({ source, target }) => `${source} ${target}`));
  return ids.slice(1).flatMap((target, at): Submitted[] => {
    const source = ids[at]!;
    if (linked.has(`${source} ${target}`)) return [];
    return [{ type: 'ADD_LINK', payload: { id: newId(), source, target, type: '0' } }];
  });
}

/** Takes away the links among several rows; all of a single one. */
export function unlinkingAll(plan: Plan, ids: readonly string[]): readonly Submitted[] {
  const chosen = new Set(ids);
  const isGone = ({ source, target }: { readonly source: string; readonly target: string }) =>
    chosen.size === 1 ? chosen.has(source) || chosen.has(target) : chosen.has(source) && chosen.has(target);
  return plan.links.rows
    .filter(isGone)
    .map(({ id }): Submitted => ({ type: 'DELETE_LINK', payload: { id } }));
}
