import { weighingProblem } from '../actions/project/weighing';
import type { Refusal } from '../actions/action';
import type { Plan, Restriction, Task } from '../plan/plan';
import { weightGiven } from '../progress/own-weights';
import { taskProblem } from '../restrictions/rules';
import { fallsShort } from '../terms/causes';
import { standingEntryRefusal } from '../terms/entry-rules';
import { treeOf } from '../tree/tree';
import { about } from './about';
import { durationProblem } from './durations';
import { milestoneProblem } from './milestones';
import { danglingOf, unknownRefusal } from './references';
import { nameProblems } from './single-names';

/**
 * What a plan as it stands breaks of the rules that no action lets be broken (planning core, section 5), whatever was there
 * before: each as the refusal of an action that would bring it about.
 *
 * What is not among them can come about openly: a promise of work that is moved out of the term later, a constraint found in
 * work that was promised, a required date that the schedule cannot wait for. `change-rules.ts` has what only a change can break.
 */
export function brokenRules(plan: Plan): readonly Refusal[] {
  return [
    ...danglingOf(plan).map(unknownRefusal),
    ...plan.tasks.rows.flatMap((task) => taskRefusal(plan, task) ?? []),
    ...plan.restrictions.rows.flatMap((restriction) => restrictionRefusals(plan, restriction)),
    ...nameProblems(plan),
    ...weightsRefusal(plan),
    ...defaultBaselineRefusal(plan),
  ];
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

/** What is not released holds back what has not begun, or is not finished. */
function restrictionRefusals(plan: Plan, { taskIds, type, released }: Restriction): readonly Refusal[] {
  if (released !== null) return [];
  return taskIds.flatMap((id) => taskProblem(plan, [id], type) ?? []);
}

function weightsRefusal(plan: Plan): readonly Refusal[] {
  const total = weightGiven(plan);
  const heavy = total > 100 ? plan.tasks.rows.filter(({ weight }) => weight !== null) : [];
  const rows = heavy.map(({ id }) => id);
  const weighing = weighingProblem(plan, plan.settings);
  return [
    ...heavy.slice(0, 1).map((task) => ({ ...about(task, 'WEIGHTS_OVER_100', { total }), rows })),
    ...(weighing ? [weighing] : []),
  ];
}

/** One baseline is the default one as long as there are any. */
function defaultBaselineRefusal({ baselines }: Plan): readonly Refusal[] {
  const counting = baselines.rows.filter(({ isDefault }) => isDefault);
  if (counting.length === Math.min(1, baselines.size)) return [];
  const { name } = counting[0] ?? baselines.rows[0]!;
  return [{ code: 'BASELINE_IS_DEFAULT', params: { name }, rows: counting.map(({ id }) => id) }];
}
