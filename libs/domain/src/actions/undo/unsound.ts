import type { Plan, Task } from '../../plan/plan';
import { weightGiven } from '../../progress/own-weights';
import { restrictionsOf } from '../../restrictions/of-task';
import { graphOf } from '../../schedule/graph-of';
import { fallsShort } from '../../terms/causes';
import { type Tree, treeOf } from '../../tree/tree';
import { emailKey } from '../../names/email-key';
import { nameKey } from '../../names/name-key';
import { weighingProblem } from '../project/weighing';
import { danglingRows } from './references';

/**
 * The ids of rows that do not fit with the others, as no action of its own would let them be: one that names what is not
 * there, parents in a ring, links that bind nothing or close a loop, a name that must be single and is not, more than one
 * baseline that counts, a milestone that is half done or has children, a cause without a shortfall, weights beyond the
 * whole, a weighing by what is not there.
 *
 * An action checks what it names; an undo names nothing, and what it brings back was made for the plan of another day. No
 * plan that actions lead to has any.
 */
export function unsoundRows(plan: Plan): ReadonlySet<string> {
  const { baselines, settings } = plan;
  const counting = baselines.rows.filter(({ isDefault }) => isDefault);
  return new Set([
    ...danglingRows(plan),
    ...unsoundTasks(plan),
    ...unsoundLinks(plan),
    ...(counting.length === Math.min(1, baselines.size) ? [] : baselines.rows.map(({ id }) => id)),
    ...repeated(baselines.rows, ({ name }) => nameKey(name)),
    ...repeated(plan.resources.rows, ({ name }) => nameKey(name)),
    ...repeated(plan.responsibles.rows, ({ email }) => emailKey(email)),
    ...repeated(plan.rhythmUnits.rows, ({ name }) => nameKey(name)),
    ...repeated(plan.rhythmCategories.rows, ({ name }) => nameKey(name)),
    ...(weighingProblem(plan, settings) ? [settings.id] : []),
  ]);
}

/**
 * The ids of tasks that become summaries although they have something of a task's own: a promise, progress of this term, a
 * restriction.
 */
export function burdenedSummaries(before: Plan, after: Plan): readonly string[] {
  const [was, is] = [treeOf(before), treeOf(after)];
  const burdened = ({ id, commitment, progress, lastProgress }: Task): boolean =>
    commitment !== null || progress > lastProgress || restrictionsOf(after, id).all.length > 0;
  return after.tasks.rows
    .filter((task) => was.has(task.id) && was.isLeaf(task.id) && !is.isLeaf(task.id) && burdened(task))
    .map(({ id }) => id);
}

function unsoundTasks(plan: Plan): readonly string[] {
  const tree = treeOf(plan);
  const isOverweight = weightGiven(plan) > 100;
  return plan.tasks.rows
    .filter(
      (task) =>
        (task.parent !== null && tree.parentOf(task.id) === null) ||
        isUnsoundMilestone(tree, task) ||
        (task.causes.length > 0 && !fallsShort(task)) ||
        (isOverweight && task.weight !== null),
    )
    .map(({ id }) => id);
}

/** A milestone has nothing below it, is done or not, and needs no resources. */
function isUnsoundMilestone(tree: Tree, task: Task): boolean {
  if (task.kind !== 'milestone') return false;
  const isPartial = [task.progress, task.commitment ?? 0].some((share) => share > 0 && share < 1);
  return isPartial || task.resources.length > 0 || !tree.isLeaf(task.id);
}

function unsoundLinks(plan: Plan): readonly string[] {
  const { unusable, loops } = graphOf(plan);
  const twins = repeated(plan.links.rows, ({ source, target, type }) =>
    JSON.stringify([source, target, type]),
  );
  return [...[...unusable, ...loops.flat()].map(({ id }) => id), ...twins];
}

/** The ids of rows whose key another row has too; an empty key is none. */
function repeated<T extends { readonly id: string }>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): readonly string[] {
  const byKey = new Map<string, string[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key) byKey.set(key, [...(byKey.get(key) ?? []), row.id]);
  }
  return [...byKey.values()].filter((ids) => ids.length > 1).flat();
}
