import type { Refusal } from '../decisions/refusal';
import type { ImportedSchedule } from '../plan/imported-schedule';
import { afterDataDate } from '../imports/after-data-date';
import { childlessSummaries } from '../schedule';
import { about } from '../rules/about';
import { overBeforeTermProblems } from '../rules/change-rules';
import { firstRefusal } from '../rules/first-refusal';
import { changeRefusal } from '../rules/refused-change';
import { evolve } from '../plan/change';
import type { Plan, Task } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { withoutUnits } from '../units/task-units';
import { withLinks } from './apply-links';
import { type Placed, arranged } from './arrange';
import type { Merge, MergeRow, Resolve } from './merge';

/** What somebody accepted of a comparison: the ids of its rows. */
export interface Accepted {
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly vanished: ReadonlySet<string>;
}

/**
 * The plan with the accepted rows of a comparison carried out. New tasks stand where the file has them, under the nearest
 * branch that is in the plan; what stood under a vanished branch and stays moves up. Links that would close a loop are set
 * aside. Refused when an accepted row has a problem, or when what is accepted does not go together.
 */
export function mergedPlan(
  plan: Plan,
  schedule: ImportedSchedule,
  merge: Merge,
  accepted: Accepted,
  newId: () => string,
): Plan | Refusal {
  const rows = merge.rows.filter((row) => isAccepted(row, accepted));
  const blocked = rows.find(({ problem }) => problem !== null);
  if (blocked) return blocked.problem!;
  const ids = new Map(merge.matches);
  for (const { id } of schedule.tasks) if (accepted.added.has(id)) ids.set(id, newId());
  const resolve: Resolve = (fileId) => ids.get(fileId);
  const staying = without(withFields(plan, rows), accepted.vanished);
  const placed = placedTasks(staying, schedule, merge, rows, resolve);
  const tasks = arranged(staying, placed);
  const ring = ringIn({ tasks }, placed);
  if (ring) return about(ring, 'TASK_INTO_OWN_BRANCH');
  const next = withLinks({ ...staying, tasks }, merge, rows, resolve, newId);
  const merged = afterDataDate(evolve(next, childlessSummaries(plan, next)));
  return 'code' in merged ? merged : (changeRefusal(plan, merged) ?? beforeTerm(plan, merged) ?? merged);
}

/** A file moves no work that has entries of the open term to before it, as nobody else does. */
const beforeTerm = (plan: Plan, merged: Plan): Refusal | null =>
  firstRefusal(overBeforeTermProblems(plan, merged), (refusal) => refusal);

function isAccepted({ kind, id }: MergeRow, { added, changed, vanished }: Accepted): boolean {
  return (kind === 'new' ? added : kind === 'changed' ? changed : vanished).has(id);
}

/** Everything of the changed rows but their place and their links. */
function withFields(plan: Plan, rows: readonly MergeRow[]): Plan {
  const changed = rows.flatMap(({ kind, id, values }): readonly Task[] => {
    if (kind !== 'changed') return [];
    const own = values.filter(({ field }) => field !== 'parent' && field !== 'predecessors');
    const fields = Object.fromEntries(own.map(({ field, after }) => [field, after])) as Partial<Task>;
    const task = { ...plan.tasks.get(id)!, ...fields };
    // A milestone uses nothing and is not measured (planning core, section 5).
    return [task.kind === 'milestone' ? { ...withoutUnits(task), resources: [] } : task];
  });
  return { ...plan, tasks: plan.tasks.with(changed) };
}

function without(plan: Plan, gone: ReadonlySet<string>): Plan {
  if (gone.size === 0) return plan;
  const tree = treeOf(plan);
  const left = plan.tasks.rows.flatMap((task): readonly Task[] => {
    if (gone.has(task.id) || task.parent === null || !gone.has(task.parent)) return [];
    return [{ ...task, parent: tree.ancestorsOf(task.id).find((id) => !gone.has(id)) ?? null }];
  });
  const touches = ({ source, target }: { source: string; target: string }): boolean =>
    gone.has(source) || gone.has(target);
  const idsOf = (rows: readonly { id: string }[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
  return {
    ...plan,
    tasks: plan.tasks.with(left, gone),
    links: plan.links.with([], idsOf(plan.links.rows.filter(touches))),
    circularLinks: plan.circularLinks.with([], idsOf(plan.circularLinks.rows.filter(touches))),
    rhythmPlaces: plan.rhythmPlaces.with([], gone),
    photos: plan.photos.with([], idsOf(plan.photos.rows.filter(({ taskId }) => gone.has(taskId)))),
  };
}

/** New tasks, and those that the file has under another branch, each after the one that stands before it in the file. */
function placedTasks(
  plan: Plan,
  schedule: ImportedSchedule,
  merge: Merge,
  rows: readonly MergeRow[],
  resolve: Resolve,
): readonly Placed[] {
  const added = new Set(rows.flatMap(({ kind, id }) => (kind === 'new' ? [id] : [])));
  const moved = new Set(
    rows.flatMap(({ kind, id, values }) =>
      kind === 'changed' && values.some(({ field }) => field === 'parent') ? [id] : [],
    ),
  );
  const parentOf = parentsInPlan(plan, schedule, resolve);
  const last = new Map<string | null, string>();
  return schedule.tasks.flatMap(({ id: fileId }): readonly Placed[] => {
    const id = resolve(fileId);
    if (id === undefined) return [];
    const parent = parentOf(fileId);
    const after = last.get(parent) ?? null;
    last.set(parent, id);
    if (added.has(fileId)) {
      const task = merge.wanted.get(fileId)!;
      return [{ task: { ...task, id, parent, resources: [] }, after }];
    }
    const task = plan.tasks.get(id);
    return task && moved.has(id) ? [{ task: { ...task, parent }, after }] : [];
  });
}

/** The nearest branch above a task of the file that is in the plan; the plan's own root where there is none. */
function parentsInPlan(
  plan: Plan,
  schedule: ImportedSchedule,
  resolve: Resolve,
): (fileId: string) => string | null {
  const above = new Map(schedule.tasks.map(({ id, parent }) => [id, parent]));
  const [root, ...others] = treeOf(plan).roots;
  const top = root !== undefined && others.length === 0 && !treeOf(plan).isLeaf(root) ? root : null;
  return (fileId) => {
    for (let at = above.get(fileId) ?? null; at !== null; at = above.get(at) ?? null) {
      const id = resolve(at);
      if (id !== undefined) return id;
    }
    return resolve(fileId) === top ? null : top;
  };
}

/** A placed task that has come to stand below itself. */
function ringIn({ tasks }: Pick<Plan, 'tasks'>, placed: readonly Placed[]): Task | null {
  for (const { task } of placed) {
    const seen = new Set([task.id]);
    for (let at = tasks.get(task.id)?.parent ?? null; at !== null; at = tasks.get(at)?.parent ?? null) {
      if (at === task.id) return task;
      if (seen.has(at)) break;
      seen.add(at);
    }
  }
  return null;
}
