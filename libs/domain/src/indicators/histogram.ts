import { type CivilDate, civilDate, type DayNumber, dayNumber, weekday } from '../calendar/civil-date';
import { calendarOf, type WorkCalendar } from '../calendar/work-calendar';
import type { Plan, Task } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { unitOf } from '../resources/amounts';
import { treeOf } from '../tree/tree';
import { MAX_CURVE_DAYS } from './planned-curve';

/** How much of a resource a week needs, and which tasks need it. */
export interface HistogramWeek {
  /** The week's Monday. */
  readonly week: CivilDate;
  /** 2 decimals. */
  readonly amount: number;
  /** Each task's part in the week, not rounded. */
  readonly rows: readonly { readonly id: string; readonly amount: number }[];
}

/** What a resource is needed for in the weeks of the plan. */
export interface ResourceHistogram {
  readonly resourceId: string;
  readonly name: string;
  /** What one of its amount is, `WORK_HOURS` for hours of work; '' where nobody said. */
  readonly unit: string;
  /** Weeks with work, in order. */
  readonly weeks: readonly HistogramWeek[];
}

/** Amounts per week and resource, each task's spread evenly over its working days. */
export function histogram(plan: Plan): readonly ResourceHistogram[] {
  const calendar = calendarOf(plan.settings);
  const limit = dayNumber(plan.settings.startDate) + MAX_CURVE_DAYS;
  const byResource = new Map<string, Map<DayNumber, HistogramWeek['rows'][number][]>>();
  for (const id of treeOf(plan).leaves) {
    const task = plan.tasks.get(id)!;
    if (task.resources.length === 0) continue;
    const parts = weeksOf(task, calendar, limit);
    for (const resource of task.resources) {
      let weeks = byResource.get(resource.id);
      if (!weeks) byResource.set(resource.id, (weeks = new Map()));
      for (const [week, part] of parts) {
        let rows = weeks.get(week);
        if (!rows) weeks.set(week, (rows = []));
        rows.push({ id, amount: resource.amount * part });
      }
    }
  }
  return plan.resources.rows.map((resource) => ({
    resourceId: resource.id,
    name: resource.name,
    unit: unitOf(resource),
    weeks: [...(byResource.get(resource.id) ?? [])]
      .sort(([a], [b]) => a - b)
      .map(([week, rows]) => ({
        week: civilDate(week),
        amount: roundTo2(rows.reduce((sum, row) => sum + row.amount, 0)),
        rows,
      })),
  }));
}

/** The part of a task's working days in each week; a milestone's whole in its week. */
function weeksOf(task: Task, calendar: WorkCalendar, limit: DayNumber): readonly [DayNumber, number][] {
  const start = dayNumber(task.start);
  const end = Math.min(dayNumber(task.end), limit);
  const days = calendar.countWorking(start, dayNumber(task.end));
  if (days <= 0) return [[mondayOf(start), 1]];
  const weeks: [DayNumber, number][] = [];
  for (let week = mondayOf(start); week < end; week += 7) {
    const worked = calendar.countWorking(Math.max(start, week), Math.min(end, week + 7));
    if (worked > 0) weeks.push([week, worked / days]);
  }
  return weeks;
}

function mondayOf(day: DayNumber): DayNumber {
  return day - ((weekday(day) + 6) % 7);
}
