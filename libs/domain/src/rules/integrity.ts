import { weighingProblem } from './weighing';
import type { Refusal } from '../decisions/refusal';
import type { Plan, Restriction, Task } from '../plan/plan';
import { differingRows } from '../plan/row-changes';
import { branchProblem, taskProblem } from '../restrictions/rules';
import { fallsShort } from '../terms/causes';
import { standingEntryRefusal } from './entry-rules';
import { treeOf } from '../tree/tree';
import { about } from './about';
import { durationProblem } from './durations';
import { milestoneProblem } from './milestones';
import { weightsProblem } from './own-weights';
import { photoProblems } from './photo-limits';
import { danglingOf, unknownRefusal } from './references';
import { nameProblems } from './single-names';

/**
 * What a plan as it stands breaks of the rules that no action lets be broken (planning core, section 5), whatever was there
 * before: each as the refusal of an action that would bring it about.
 *
 * What is not among them can come about openly: a promise of work that is moved out of the term later, a constraint found in
 * work that was promised. `change-rules.ts` has what only a change can break, and `required-dates.ts` what only one may leave.
 *
 * With another version of the plan, `since`, only what is not alike in both is looked at: an edit is about a few rows.
 */
export function brokenRules(plan: Plan, since: Plan | null = null): readonly Refusal[] {
  const ids = since && tasksOtherThan(since, plan);
  const tasks = ids ? [...ids].flatMap((id) => plan.tasks.get(id) ?? []) : plan.tasks.rows;
  const restrictions = plan.restrictions.rows.filter(
    ({ taskIds }) => !ids || taskIds.some((id) => ids.has(id)),
  );
  return [
    ...danglingOf(plan, since).map(unknownRefusal),
    ...tasks.flatMap((task) => taskRefusal(plan, task) ?? []),
    ...restrictions.flatMap((restriction) => restrictionRefusals(plan, restriction)),
    ...nameProblems(plan, since),
    ...(plan.tasks === since?.tasks ? [] : weightsRefusal(plan)),
    ...weighingRefusal(plan),
    ...(plan.photos === since?.photos ? [] : photoProblems(plan)),
    ...defaultBaselineRefusal(plan),
  ];
}

/**
 * The tasks of which something that their rules look at differs between two versions of a plan: the task, what stands below it, or
 * what restricts it. A ring of parents always has a task in it whose parent is another.
 */
function tasksOtherThan(since: Plan, plan: Plan): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const [was, is] of [
    [since, plan],
    [plan, since],
  ] as const) {
    for (const [, { id, parent }] of differingRows(was.tasks, is.tasks)) {
      ids.add(id);
      if (parent !== null) ids.add(parent);
    }
    for (const [, { taskIds }] of differingRows(was.restrictions, is.restrictions))
      for (const id of taskIds) ids.add(id);
  }
  return ids;
}

function taskRefusal(plan: Plan, task: Task): Refusal | null {
  const tree = treeOf(plan);
  if (task.parent !== null && tree.parentOf(task.id) === null) {
    return plan.tasks.has(task.parent) ? about(task, 'TASK_INTO_OWN_BRANCH') : null;
  }
  if (!tree.isLeaf(task.id)) return task.kind === 'milestone' ? about(task, 'PARENT_IS_MILESTONE') : null;
  return (
    milestoneProblem(task) ??
    durationProblem(task, task.duration) ??
    standingEntryRefusal(plan, task) ??
    (task.causes.length > 0 && !fallsShort(task) ? about(task, 'CAUSE_NOT_NEEDED') : null)
  );
}

/** What is not released holds back what has not begun, or is not finished; a branch has none at all. */
function restrictionRefusals(plan: Plan, { taskIds, type, released }: Restriction): readonly Refusal[] {
  if (released === null) return taskIds.flatMap((id) => taskProblem(plan, [id], type) ?? []);
  const tasks = taskIds.flatMap((id) => plan.tasks.get(id) ?? []);
  return tasks.flatMap((task) => branchProblem(plan, task) ?? []);
}

function weightsRefusal(plan: Plan): readonly Refusal[] {
  const weighed = plan.tasks.rows.filter(({ weight }) => weight !== null);
  const refusal = weighed[0] ? weightsProblem(plan, weighed[0]) : null;
  return refusal ? [{ ...refusal, rows: weighed.map(({ id }) => id) }] : [];
}

function weighingRefusal(plan: Plan): readonly Refusal[] {
  const refusal = weighingProblem(plan, plan.settings);
  return refusal ? [refusal] : [];
}

/** One baseline is the default one as long as there are any. */
function defaultBaselineRefusal({ baselines }: Plan): readonly Refusal[] {
  const counting = baselines.rows.filter(({ isDefault }) => isDefault);
  if (counting.length === Math.min(1, baselines.size)) return [];
  const { name } = counting[0] ?? baselines.rows[0]!;
  return [{ code: 'BASELINE_IS_DEFAULT', params: { name }, rows: counting.map(({ id }) => id) }];
}
