import type { Refusal } from '../decisions/refusal';
import type { Plan } from '../plan/plan';
import { removedRows } from '../plan/row-changes';
import { firstRefusal } from './first-refusal';
import { historyProblem } from './history';

/**
 * Why rows of the plan before cannot be gone from the one after: what stays names them, and an action that removes them would be
 * refused. Null when they can.
 */
export function removalProblem(before: Plan, after: Plan): Refusal | null {
  const tasks = new Set(removedRows(before.tasks, after.tasks).map(({ id }) => id));
  return (
    // Names are those that the tasks had, records those that there will be.
    (tasks.size > 0 ? historyProblem({ ...after, tasks: before.tasks }, tasks) : null) ??
    firstRefusal(removedRows(before.responsibles, after.responsibles), ({ id }) =>
      responsibleInUse(after, id),
    ) ??
    firstRefusal(removedRows(before.resources, after.resources), (resource) =>
      resourceInUse(after, resource),
    ) ??
    firstRefusal(removedRows(before.baselines, after.baselines), (baseline) =>
      baselineNeeded(after, baseline),
    ) ??
    rhythmInUse(after, 'unit', after.rhythmUnits, before.rhythmUnits.rows) ??
    rhythmInUse(after, 'category', after.rhythmCategories, before.rhythmCategories.rows)
  );
}

/** Why nobody can remove a responsible: tasks, restrictions or closed terms name them. Null when they can. */
export function responsibleInUse(plan: Plan, id: string): Refusal | null {
  const tasks = plan.tasks.rows.filter((task) => task.responsibles.includes(id)).map((task) => task.id);
  const isInUse =
    tasks.length > 0 ||
    plan.restrictions.rows.some((restriction) => restriction.responsible === id) ||
    // Indicators by responsible would lose them.
    plan.terms.rows.some((term) => term.tasks.some((row) => row.responsibles.includes(id))) ||
    plan.closes.rows.some((close) => close.restrictions.some(({ responsible }) => responsible === id));
  return isInUse ? { code: 'RESPONSIBLE_IN_USE', params: { tasks: tasks.length }, rows: tasks } : null;
}

/** Why nobody can remove a resource: tasks need it, or it weighs them. Null when they can. */
export function resourceInUse(
  plan: Plan,
  { id, name }: { readonly id: string; readonly name: string },
): Refusal | null {
  const rows = plan.tasks.rows
    .filter((task) => task.resources.some((one) => one.id === id))
    .map((task) => task.id);
  if (rows.length === 0 && plan.settings.resourceSelected !== id) return null;
  return { code: 'RESOURCE_IN_USE', params: { name, tasks: rows.length }, rows };
}

/** Why a baseline cannot have gone from a plan: it was the default one of several, or the last, which weighs. Null when it can. */
export function baselineNeeded(
  { baselines, settings }: Plan,
  { name }: { readonly name: string },
): Refusal | null {
  const isLast = baselines.size === 0;
  if (!isLast && !baselines.rows.some(({ isDefault }) => isDefault))
    return { code: 'BASELINE_IS_DEFAULT', params: { name } };
  if (!isLast || settings.weighingOption !== 'baselineDuration') return null;
  return { code: 'BASELINE_IN_USE', params: { name } };
}

/** Why units or categories of the rhythm cannot go: tasks are placed in them. Null when they can. */
export function rhythmInUse(
  plan: Plan,
  field: 'unit' | 'category',
  kept: { has(id: string): boolean },
  present: readonly { readonly id: string; readonly name: string }[],
): Refusal | null {
  for (const { id, name } of present) {
    if (kept.has(id)) continue;
    const rows = plan.rhythmPlaces.rows.filter((place) => place[field] === id).map((place) => place.id);
    if (rows.length > 0) return { code: 'RHYTHM_IN_USE', params: { name, tasks: rows.length }, rows };
  }
  return null;
}
