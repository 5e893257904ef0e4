import { calendarOf } from '../calendar/work-calendar';
import { type CivilDate, type DayNumber, civilDate, dayNumber } from '../calendar/civil-date';
import type { Plan, Task } from '../plan/plan';
import type { Table } from '../plan/table';
import { treeOf } from '../tree/tree';

/** Where a task stands in the plan, or a summary by its children. */
export interface Span {
  readonly start: CivilDate;
  /** Exclusive. */
  readonly end: CivilDate;
  /** Working days in [start, end). */
  readonly duration: number;
}

/** First day and exclusive end of every row as day numbers; a summary spans its children. */
export interface DaySpans {
  readonly start: Int32Array;
  readonly end: Int32Array;
}

const spans = new WeakMap<Table<Task>, DaySpans>();

/** The present dates of all rows by position, summaries rolled up from their children; the same object for the same tasks. */
export function daySpansOf(plan: Pick<Plan, 'tasks'>): DaySpans {
  let known = spans.get(plan.tasks);
  if (!known) spans.set(plan.tasks, (known = rollUp(plan)));
  return known;
}

function rollUp(plan: Pick<Plan, 'tasks'>): DaySpans {
  const { rows } = plan.tasks;
  const { order, parent, children } = treeOf(plan).structure;
  const start = new Int32Array(rows.length).fill(2 ** 30);
  const end = new Int32Array(rows.length).fill(-(2 ** 30));
  for (let place = order.length - 1; place >= 0; place -= 1) {
    const row = order[place]!;
    if (!children[row]) {
      start[row] = dayNumber(rows[row]!.start);
      end[row] = dayNumber(rows[row]!.end);
    }
    const above = parent[row]!;
    if (above < 0) continue;
    if (start[row]! < start[above]!) start[above] = start[row]!;
    if (end[row]! > end[above]!) end[above] = end[row]!;
  }
  return { start, end };
}

/** Where a task stands in the plan; a summary from its first start to its last end. Undefined for an unknown id. */
export function spanOf(plan: Pick<Plan, 'tasks' | 'settings'>, id: string): Span | undefined {
  const row = plan.tasks.positionOf(id);
  if (row === undefined) return undefined;
  const days = daySpansOf(plan);
  const start: DayNumber = days.start[row]!;
  const end: DayNumber = days.end[row]!;
  return {
    start: civilDate(start),
    end: civilDate(end),
    duration: calendarOf(plan.settings).countWorking(start, end),
  };
}
