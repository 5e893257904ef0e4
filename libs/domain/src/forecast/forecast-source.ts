import type { Plan, Restriction, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { isDone } from '../progress/hundredths';
import { boundsBranch, graphOf, scheduleOf } from '../schedule';
import { treeOf } from '../tree/tree';
import { DataDays, dataDateOf } from './data-days';
import type { ForecastPlan, ForecastRestriction, ForecastTask } from './forecast-plan';

/** Working days that a task was planned to take when its first progress was recorded, by its id. */
export type PlannedAtStart = ReadonlyMap<string, number>;

/** What a forecast draws upon of a plan as it stands. */
export function forecastPlanOf(plan: Plan, plannedAtStart: PlannedAtStart): ForecastPlan {
  const days = new DataDays(plan.settings, dataDateOf(plan));
  const { children } = treeOf(plan).structure;
  return {
    graph: graphOf(plan),
    tasks: plan.tasks.rows.map((task, row) =>
      children[row] ? undefined : forecastTask(plan, task, days, plannedAtStart),
    ),
    restrictions: plan.restrictions.rows.flatMap((restriction) => openRestriction(plan, restriction, days)),
  };
}

function forecastTask(plan: Plan, task: Task, days: DataDays, plannedAtStart: PlannedAtStart): ForecastTask {
  const state = isDone(task.progress) ? 'done' : hasBegun(task) ? 'started' : 'open';
  const isMilestone = task.kind === 'milestone';
  const planned = (state === 'started' && plannedAtStart.get(task.id)) || task.duration;
  return {
    id: task.id,
    isMilestone,
    state,
    planned: isMilestone ? 0 : Math.max(1, planned),
    responsible: task.responsibles[0] ?? '',
    start: state === 'open' ? null : days.of(task.start),
    end: state === 'done' ? days.of(task.end) : null,
    progress: task.progress,
    notBefore: state === 'open' ? lowerBound(plan, task, days) : null,
    endNotBefore: endBound(task, days),
  };
}

/** Days before which an open task does not start: its constraints', its branch's, and its own where somebody put it later than it could be. */
function lowerBound(plan: Plan, task: Task, days: DataDays): number {
  const own = task.constraintType === 'snet' || task.constraintType === 'mso' ? [task] : [];
  const branches = treeOf(plan)
    .ancestorsOf(task.id)
    .map((id) => plan.tasks.get(id)!)
    .filter((summary) => summary.constraintType === 'snet' && boundsBranch(summary));
  const dates = [...own, ...branches].flatMap(({ constraintDate }) => constraintDate ?? []);
  const earliest = scheduleOf(plan).of(task.id)!.earlyStart;
  const chosen = earliest < task.start ? [task.start] : [];
  return Math.max(...[plan.settings.startDate, ...dates, ...chosen].map((date) => days.of(date)));
}

function endBound({ constraintType, constraintDate }: Task, days: DataDays): number | null {
  const binds = constraintType === 'fnet' || constraintType === 'mfo';
  return binds && constraintDate !== null ? days.after(constraintDate) : null;
}

function openRestriction(
  plan: Plan,
  { id, family, type, commited, required, released, taskIds }: Restriction,
  days: DataDays,
): readonly ForecastRestriction[] {
  if (released !== null) return [];
  const rows = taskIds.flatMap((taskId) => plan.tasks.positionOf(taskId) ?? []);
  return [{ id, family, type, date: days.of(commited ?? required), rows }];
}
