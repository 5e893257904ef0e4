import type { CivilDate } from '../calendar/civil-date';
import type { Baseline, Plan, Task } from '../plan/plan';
import { Table } from '../plan/table';
import { hasBegun } from '../progress/has-begun';
import { isDone } from '../progress/hundredths';
import { defaultBaseline } from '../progress/shares';
import { boundsByLinks, ENDS, FROM_END, type ScheduleSource, shownScheduleOf } from '../schedule';
import { termEnd, termsInOrder } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { DataDays, dataDateOf } from './data-days';
import type { ForecastRecord } from './forecast';
import type { PlannedAtStart } from './forecast-source';
import { latenessOf, ratioOf, waitOf } from './observations';
import { planAtDataDate } from './plan-at-data-date';
import type { ObservedTask } from './pace';

/** What a project's past, until its data date, says of its tasks and restrictions (forecast design, section 1). */
export function forecastRecordOf(now: Plan, plannedAtStart: PlannedAtStart): Omit<ForecastRecord, 'firm'> {
  const plan = planAtDataDate(now);
  const days = new DataDays(plan.settings, dataDateOf(plan));
  const baseline = defaultBaseline(plan);
  return {
    tasks: observedTasks(plan, days, plannedAtStart, baseline),
    waits: baseline ? waitsOf(plan, days, baseline) : [],
    lateness: plan.restrictions.rows.flatMap(({ family, commited, required, released }) => {
      const lateness = latenessOf({
        date: days.of(commited ?? required),
        released: released === null ? null : days.of(released),
      });
      return lateness === null ? [] : [{ family, days: lateness }];
    }),
  };
}

function observedTasks(
  plan: Plan,
  days: DataDays,
  plannedAtStart: PlannedAtStart,
  baseline: Baseline | undefined,
): readonly ObservedTask[] {
  const recorded = new Set(plan.terms.rows.flatMap(({ tasks }) => tasks.map(({ taskId }) => taskId)));
  const inBaseline = new Map(
    baseline?.tasks.map(({ taskId, start, end }) => [taskId, days.of(end) - days.of(start)]),
  );
  const { children } = treeOf(plan).structure;
  return plan.tasks.rows.flatMap((task, row) => {
    if (children[row] || task.kind === 'milestone' || !hasBegun(task)) return [];
    const planned = plannedAtStart.get(task.id) ?? inBaseline.get(task.id) ?? 0;
    const when = whenWorked(task, plannedAtStart.has(task.id) || recorded.has(task.id), days);
    if (planned < 1 || !when) return [];
    const ratio = ratioOf({ planned, ...when, progress: task.progress });
    if (ratio === null) return [];
    return [{ responsible: task.responsibles[0] ?? '', term: termOf(plan, task.start), planned, ratio }];
  });
}

/** When a begun task was worked on; undefined of one that was finished before anybody here saw it and says no actual dates. */
function whenWorked(
  task: Task,
  wasSeen: boolean,
  days: DataDays,
): { readonly start: number; readonly end: number | null } | undefined {
  if (!isDone(task.progress)) return { start: days.of(task.start), end: null };
  if (wasSeen) return { start: days.of(task.start), end: days.of(task.end) };
  const { actualStart, actualFinish } = task;
  return actualStart === null || actualFinish === null
    ? undefined
    : { start: days.of(actualStart), end: days.after(actualFinish) };
}

/** The number of the term in which a day lies; 0 before the first. */
export function termOf(plan: Plan, day: CivilDate): number {
  return termsInOrder(plan).find((term) => term.startDate <= day && day < termEnd(term))?.number ?? 0;
}

/** Days that tasks waited although what stands before them was done. */
function waitsOf(plan: Plan, days: DataDays, baseline: Baseline): readonly number[] {
  const asPlanned = planInBaseline(plan, baseline);
  const now = linksAllowing(plan, days, true);
  const then = linksAllowing(asPlanned, days, false);
  return plan.tasks.rows.flatMap((task) => {
    const planned = asPlanned.tasks.get(task.id);
    if (!planned || task.kind === 'milestone' || !treeOf(plan).isLeaf(task.id)) return [];
    const linksAllow = now(task.id, planned.duration);
    const allowedThen = then(task.id, planned.duration);
    if (linksAllow === null || allowedThen === null) return [];
    const wait = waitOf({
      start: hasBegun(task) ? days.of(task.start) : null,
      linksAllow,
      baselineGap: Math.max(0, days.of(planned.start) - allowedThen),
      baselineFloat: shownScheduleOf(asPlanned).of(task.id)!.totalFloat,
    });
    return wait === null ? [] : [wait];
  });
}

/** The plan as its default baseline has it, when nothing was begun. Tasks that are not in it are left out. */
function planInBaseline(plan: Plan, baseline: Baseline): ScheduleSource {
  const days = new DataDays(plan.settings, plan.settings.startDate);
  const dates = new Map(baseline.tasks.map((task) => [task.taskId, task]));
  const tasks = plan.tasks.rows.flatMap((task): Task[] => {
    if (!treeOf(plan).isLeaf(task.id)) return [task];
    const then = dates.get(task.id);
    if (!then) return [];
    const { start, end } = then;
    const duration = task.kind === 'milestone' ? 0 : days.of(end) - days.of(start);
    return [{ ...task, start, end, duration, progress: 0, lastProgress: 0, actualStart: null }];
  });
  return { settings: plan.settings, tasks: Table.of(tasks), links: plan.links, restrictions: Table.of([]) };
}

/**
 * Answers the earliest start that the links of a task allow; null without links. By the record, nothing ends before the data date
 * that is not done.
 */
function linksAllowing(
  plan: ScheduleSource,
  days: DataDays,
  isByRecord: boolean,
): (id: string, duration: number) => number | null {
  const tree = treeOf(plan);
  const known = new Map<string, boolean>();
  /** Of a branch, whether all of it is: asked for each link, and branches have many. */
  const isOver = (id: string): boolean => {
    const children = tree.childrenOf(id);
    const over =
      known.get(id) ?? (children.length > 0 ? children.every(isOver) : isDone(plan.tasks.get(id)!.progress));
    known.set(id, over);
    return over;
  };
  return (id, duration) => {
    const bounds = boundsByLinks(plan, id, duration).map(({ link, earliest }) => {
      const isAhead = isByRecord && (ENDS[link.type] & FROM_END) !== 0 && !isOver(link.source);
      return Math.max(days.ofOrdinal(earliest), isAhead ? link.lag : -Infinity);
    });
    return bounds.length === 0 ? null : Math.max(...bounds);
  };
}
