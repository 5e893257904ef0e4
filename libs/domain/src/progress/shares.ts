import type { CivilDate } from '../calendar/civil-date';
import { dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import { derivedFrom } from '../plan/derived';
import type { Baseline, Plan, Task } from '../plan/plan';
import { treeOf } from '../tree/tree';

/** The baseline that plans are compared with; undefined while none was set. */
export function defaultBaseline(plan: Plan): Baseline | undefined {
  return plan.baselines.rows.find((baseline) => baseline.isDefault);
}

/** Where each task stood in the default baseline, by task id; empty without one. */
export const baselineIntervals = derivedFrom(
  (plan) => plan.baselines,
  (plan): ReadonlyMap<string, { readonly start: CivilDate; readonly end: CivilDate }> =>
    new Map((defaultBaseline(plan)?.tasks ?? []).map((row) => [row.taskId, row])),
);

/**
 * How much each leaf counts before rounding, as whole numbers in no particular unit, in the order of `treeOf(plan).leaves`.
 *
 * Milestones count 0. By baseline duration a task outside the default baseline counts its plan duration. Where a weighing
 * finds nothing to weigh by (no baseline has days, no task has the resource, own weights are all 0) durations decide, so
 * that a project with work always has weights.
 */
export function sharesOf(plan: Plan): readonly number[] {
  const tree = treeOf(plan);
  const tasks = tree.leaves.map((id) => plan.tasks.get(id)!);
  const shares = SHARES[plan.settings.weighingOption](plan, tasks);
  if (shares.some((share) => share > 0)) return shares;
  return tasks.map(durationOf);
}

const SHARES = {
  none: (_plan, tasks) => ownWeights(tasks),
  baselineDuration: (plan, tasks) => baselineDurations(plan, tasks),
  resource: (plan, tasks) => resourceAmounts(plan, tasks),
} satisfies Record<string, (plan: Plan, tasks: readonly Task[]) => readonly number[]>;

function durationOf(task: Task): number {
  return task.kind === 'milestone' ? 0 : task.duration;
}

/** Own weights as they are; tasks without one share what is left of 100 by duration. Everything is scaled by the total duration to stay whole. */
function ownWeights(tasks: readonly Task[]): readonly number[] {
  let given = 0;
  let days = 0;
  for (const task of tasks) {
    if (task.kind === 'milestone') continue;
    if (task.weight === null) days += task.duration;
    else given += asHundredths(task.weight);
  }
  if (days === 0)
    return tasks.map((task) => (task.kind === 'milestone' ? 0 : asHundredths(task.weight ?? 0)));
  const left = Math.max(0, 10_000 - given);
  return tasks.map((task) => {
    if (task.kind === 'milestone') return 0;
    return task.weight === null ? left * task.duration : asHundredths(task.weight) * days;
  });
}

function baselineDurations(plan: Plan, tasks: readonly Task[]): readonly number[] {
  const calendar = calendarOf(plan.settings);
  const intervals = baselineIntervals(plan);
  return tasks.map((task) => {
    const planned = intervals.get(task.id);
    if (task.kind === 'milestone' || !planned) return durationOf(task);
    return Math.max(0, calendar.countWorking(dayNumber(planned.start), dayNumber(planned.end)));
  });
}

function resourceAmounts(plan: Plan, tasks: readonly Task[]): readonly number[] {
  const { resourceSelected } = plan.settings;
  return tasks.map((task) => {
    if (task.kind === 'milestone') return 0;
    const amount = task.resources.find((resource) => resource.id === resourceSelected)?.amount ?? 0;
    return asHundredths(Math.max(0, amount));
  });
}

function asHundredths(value: number): number {
  return Math.round(value * 100);
}
