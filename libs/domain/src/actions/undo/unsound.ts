import type { Plan, Task } from '../../plan/plan';
import { restrictionsOf } from '../../restrictions/of-task';
import { graphOf } from '../../schedule/graph';
import { treeOf } from '../../tree/tree';

/**
 * The ids of rows that do not fit with the others, as no action of its own would let them be: a parent, task, person or
 * resource that is not there, links that bind nothing or close a loop, a name that must be single and is not, more than one
 * baseline that counts.
 *
 * An action checks what it names; an undo names nothing, and what it brings back was made for the plan of another day.
 */
export function unsoundRows(plan: Plan): ReadonlySet<string> {
  const { baselines } = plan;
  const counting = baselines.rows.filter(({ isDefault }) => isDefault);
  return new Set([
    ...unsoundTasks(plan),
    ...unsoundLinks(plan),
    ...plan.restrictions.rows.filter((row) => lacks(plan.tasks, row.taskIds)).map(({ id }) => id),
    ...plan.restrictions.rows
      .filter((row) => lacks(plan.responsibles, some(row.responsible)))
      .map(({ id }) => id),
    ...baselines.rows
      .filter((row) =>
        lacks(
          plan.tasks,
          row.tasks.map(({ taskId }) => taskId),
        ),
      )
      .map(({ id }) => id),
    ...(counting.length === Math.min(1, baselines.size) ? [] : baselines.rows.map(({ id }) => id)),
    ...repeated(baselines.rows, ({ name }) => name),
    ...repeated(plan.resources.rows, ({ name }) => name),
    ...repeated(plan.responsibles.rows, ({ email }) => email),
    ...(lacks(plan.resources, some(plan.settings.resourceSelected)) ? [plan.settings.id] : []),
  ]);
}

/**
 * The ids of tasks that become summaries although they have something of a task's own: a promise, progress of this term, a
 * restriction.
 */
export function burdenedSummaries(before: Plan, after: Plan): readonly string[] {
  const [was, is] = [treeOf(before), treeOf(after)];
  const burdened = ({ id, kind, commitment, progress, lastProgress }: Task): boolean =>
    kind === 'milestone' ||
    commitment !== null ||
    progress > lastProgress ||
    restrictionsOf(after, id).all.length > 0;
  return after.tasks.rows
    .filter((task) => was.has(task.id) && was.isLeaf(task.id) && !is.isLeaf(task.id) && burdened(task))
    .map(({ id }) => id);
}

function unsoundTasks(plan: Plan): readonly string[] {
  const tree = treeOf(plan);
  const weighed = tree.leaves.reduce(
    (sum, id) => sum + Math.round((plan.tasks.get(id)!.weight ?? 0) * 100),
    0,
  );
  return plan.tasks.rows
    .filter(
      ({ id, parent, responsibles, resources, weight }) =>
        (parent !== null && tree.parentOf(id) === null) ||
        lacks(plan.responsibles, responsibles) ||
        lacks(
          plan.resources,
          resources.map((one) => one.id),
        ) ||
        (weighed > 100_00 && weight !== null),
    )
    .map(({ id }) => id);
}

function unsoundLinks(plan: Plan): readonly string[] {
  const { unusable, loops } = graphOf(plan);
  const adrift = plan.circularLinks.rows.filter(({ source, target }) => lacks(plan.tasks, [source, target]));
  const twins = repeated(plan.links.rows, ({ source, target }) => JSON.stringify([source, target]));
  return [...[...unusable, ...loops.flat(), ...adrift].map(({ id }) => id), ...twins];
}

function lacks(table: { has(id: string): boolean }, ids: readonly string[]): boolean {
  return ids.some((id) => !table.has(id));
}

const some = (id: string | null): readonly string[] => (id === null ? [] : [id]);

/** The ids of rows whose name another row has too, whatever the case and the blanks around it; no name is no name. */
function repeated<T extends { readonly id: string }>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): readonly string[] {
  const byName = new Map<string, string[]>();
  for (const row of rows) {
    const name = nameOf(row).trim().toLowerCase();
    if (name) byName.set(name, [...(byName.get(name) ?? []), row.id]);
  }
  return [...byName.values()].filter((ids) => ids.length > 1).flat();
}
