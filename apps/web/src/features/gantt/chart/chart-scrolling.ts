import { isDone, type PlanRow } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { toChartDate } from './chart-dates';
import { chartId } from './chart-ids';
import type { Place } from './chart-redraw';
import type { ChartData } from './chart-rows';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import { plansAhead } from '../../../plan/filter/shown-rows';
import { isGroupId } from '../grouping/group-ids';

/** Room left of what the chart scrolls to, in pixels. */
const BEFORE_PX = 90;
/** A bar of which less than this is seen at an edge is not seen. */
const LEAST_SEEN_PX = 24;

/**
 * How far a timeline of so many pixels is scrolled to begin with: to the plan's first day while the day that it is about is seen
 * with it, else to that day. All in pixels from the timeline's beginning.
 */
export function scrolledTo({ first, day, width }: Readonly<Record<'first' | 'day' | 'width', number>>) {
  const left = Math.max(0, Math.min(first, day) - BEFORE_PX);
  return day + LEAST_SEEN_PX <= left + width ? left : Math.max(0, day - BEFORE_PX);
}

/**
 * Where a chart stands at a day: there, and at the first work that is not over then, so that a plan under way opens where it is.
 * What is planned for the coming days is shown from its first row: late work stands there. Null where the timeline does not have
 * the day.
 */
export function placeOfDay(
  chart: GanttStatic,
  { rows }: ChartData,
  level: PlanningLevel,
  day: string,
): Place | null {
  const date = toChartDate(day);
  const { min_date: first, max_date: last } = chart.getState();
  if (date < first || date >= last) return null;
  const isGrouped = rows[0] !== undefined && isGroupId(rows[0].id);
  const next =
    plansAhead(level) || isGrouped
      ? undefined
      : rows.find((row) => row.kind !== 'summary' && row.end > day && !isDone(row.progress));
  const y = next ? Math.max(0, chart.getTaskTop(chartId(next.id)) - 2 * (chart.config.row_height ?? 0)) : 0;
  const firstDay = rows.reduce((earliest, { start }) => (start < earliest ? start : earliest), day);
  const x = scrolledTo({
    first: chart.posFromDate(toChartDate(firstDay)),
    day: chart.posFromDate(date),
    width: (chart.$task as HTMLElement).clientWidth,
  });
  return { x, y };
}

/** Whether a day is one of a plan that is looked at as a whole: before it and after it there is nothing to see. */
export const isWithin = (rows: readonly Pick<PlanRow, 'start' | 'end'>[], day: string): boolean =>
  rows.some(({ start }) => start <= day) && rows.some(({ end }) => end > day);

/** Where a chart begins when it is opened: at the day, or at its first row where the plan is over by then or has not begun. */
export function openingPlace(chart: GanttStatic, data: ChartData, level: PlanningLevel, day: string): Place {
  const first = data.rows[0];
  const left = first ? chart.posFromDate(toChartDate(first.start)) - BEFORE_PX : 0;
  const isAtDay = plansAhead(level) || isWithin(data.rows, day);
  return (isAtDay ? placeOfDay(chart, data, level, day) : null) ?? { x: Math.max(0, left), y: 0 };
}

/** Scrolls to a day, where the timeline has it. */
export function showDay(chart: GanttStatic, data: ChartData, level: PlanningLevel, day: string): void {
  const place = placeOfDay(chart, data, level, day);
  if (place) chart.scrollTo(place.x, place.y);
}

/** Scrolls up or down until a row is seen, no further than that takes. */
function showRow(chart: GanttStatic, id: string): void {
  const height = (chart.$task_data as HTMLElement).clientHeight;
  const rowHeight = chart.config.row_height ?? 0;
  const top = chart.getTaskTop(chartId(id));
  const { y } = chart.getScrollState();
  if (top < y) chart.scrollTo(null, top);
  else if (top + rowHeight > y + height) chart.scrollTo(null, top + 2 * rowHeight - height);
}

/** Brings a row and its bar into view. */
export function showBar(chart: GanttStatic, id: string): void {
  showRow(chart, id);
  const { start_date: start, end_date: end } = chart.getTask(chartId(id));
  const [left, right] = [chart.posFromDate(start!), chart.posFromDate(end!)];
  const { x } = chart.getScrollState();
  const width = (chart.$task as HTMLElement).clientWidth;
  const isSeen = right >= x + LEAST_SEEN_PX && left <= x + width - LEAST_SEEN_PX;
  // In a narrow timeline the room before it must not take it all.
  if (!isSeen) chart.scrollTo(Math.max(0, left - Math.min(BEFORE_PX, width / 4)), null);
}

/** Scrolls sideways to a day where the timeline has it, and leaves the rows where they are. */
export function scrollToDay(chart: GanttStatic, day: string): void {
  const date = toChartDate(day);
  const { min_date: first, max_date: last } = chart.getState();
  if (date >= first && date < last) chart.scrollTo(Math.max(0, chart.posFromDate(date) - BEFORE_PX), null);
}
