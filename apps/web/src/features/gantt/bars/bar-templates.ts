import type { DateLimit, PlanRow } from '@plomada/domain';
import { allowRawHTML, escapeHTML, type GanttStatic } from 'dhtmlx-gantt';
import { isGroupId } from '../grouping/group-ids';
import { type BarMeaning, hueClass, isLate } from './bar-colours';
import { fromChartDate, toChartDate } from '../chart/chart-dates';

/** What the looks of a row and of its bar follow from. */
export interface BarLooks {
  isWorking(civil: string): boolean;
  isCritical(row: PlanRow): boolean;
  isSelected(id: string): boolean;
  showsBaseline(): boolean;
  /** The day on which it could begin, where that is earlier. */
  earlierStart(row: PlanRow): string | null;
  /** What the colour of its bar says. */
  meaningOf(row: PlanRow): BarMeaning | null;
  /** The date that bounds it. */
  limitOf(row: PlanRow): DateLimit | null;
  /** What is said beside a bar; nothing where nothing was chosen. */
  besideBar(row: PlanRow): string;
  /** What a screen reader says of a row and of its bar. */
  labelOf(row: PlanRow): string;
  /** Avatars of the others on a row, as HTML; empty when nobody is there. */
  avatarsOn(id: string): string;
}

const rowOf = (task: unknown) => (task as { row?: PlanRow }).row;

/** How rows, days and bars look, as the chart asks of each that it draws. */
export function setTemplates(chart: GanttStatic, handlers: BarLooks): void {
  Object.assign(chart.templates, {
    task_text: () => '',
    grid_folder: () => '',
    grid_file: () => '',
    task_class: (_start: Date, _end: Date, task: unknown) => barClass(rowOf(task), handlers),
    grid_row_class: (_start: Date, _end: Date, task: unknown) => rowClass(rowOf(task), handlers),
    task_row_class: (_start: Date, _end: Date, task: unknown) => rowClass(rowOf(task), handlers),
    // A column of a coarser scale is no day.
    timeline_cell_class: (_task: unknown, date: Date) =>
      chart.getScale().unit !== 'day' || handlers.isWorking(fromChartDate(date)) ? '' : 'plan-day-off',
    // The library takes the labels for screen readers from here; what is pointed at has tips of ours.
    tooltip_text: (_start: Date, _end: Date, task: unknown) => {
      const row = rowOf(task);
      return row ? handlers.labelOf(row) : '';
    },
    scale_cell_class: () => '',
    leftside_text: allowRawHTML((_start: Date, _end: Date, task: unknown) => {
      const row = rowOf(task);
      if (!row) return '';
      const baseline = handlers.showsBaseline() ? baselineBar(chart, row) : '';
      return baseline + earlierLine(chart, row, handlers) + limitMark(chart, row, handlers);
    }),
    rightside_text: allowRawHTML((_start: Date, _end: Date, task: unknown) =>
      besideBar(rowOf(task), handlers),
    ),
  });
}

function barClass(row: PlanRow | undefined, handlers: BarLooks): string {
  if (!row) return '';
  const meaning: BarMeaning | null = handlers.meaningOf(row);
  const classes = [`plan-bar-${row.kind}`];
  if (isGroupId(row.id)) classes.push('plan-bar-group');
  if (meaning) classes.push(hueClass(meaning));
  if (isLate(row)) classes.push('plan-bar-overdue');
  if (handlers.isCritical(row)) classes.push('plan-bar-critical');
  if (row.conflict) classes.push('plan-bar-conflict');
  if (handlers.avatarsOn(row.id)) classes.push('plan-bar-shared');
  return classes.join(' ');
}

const rowClass = (row: PlanRow | undefined, handlers: BarLooks): string =>
  row
    ? `${row.kind === 'summary' ? 'plan-row-summary' : ''} ${isGroupId(row.id) ? 'plan-row-group' : ''} ${handlers.isSelected(row.id) ? 'plan-row-selected' : ''}`
    : '';

/** The count of what restricts the task, who is on it, and what was chosen to be said. */
function besideBar(row: PlanRow | undefined, handlers: BarLooks): string {
  if (!row) return '';
  const open = row.startRestrictions + row.endRestrictions;
  const badge = open > 0 ? `<span class="plan-badge">${open}</span>` : '';
  const label = handlers.besideBar(row);
  const beside = label ? `<span class="plan-beside">${escapeHTML(label)}</span>` : '';
  return badge + handlers.avatarsOn(row.id) + beside;
}

/** The left edge of a row's bar, in pixels: a milestone's diamond has its middle at its day. */
function barLeft(chart: GanttStatic, { kind, start }: PlanRow): number {
  const left = chart.posFromDate(toChartDate(start));
  return kind === 'milestone' ? left - (chart.config.bar_height as number) / 2 : left;
}

/** The thin bar under a task, measured from the task's own left edge so that it scrolls and renders with it. */
function baselineBar(chart: GanttStatic, row: PlanRow): string {
  if (!row.baselineStart || !row.baselineEnd) return '';
  const left = chart.posFromDate(toChartDate(row.baselineStart));
  const width = Math.max(3, chart.posFromDate(toChartDate(row.baselineEnd)) - left);
  return `<span class="plan-baseline" style="left:${left - barLeft(chart, row)}px;width:${width}px"></span>`;
}

/** The line from the bar back to the day on which its task could begin. */
function earlierLine(chart: GanttStatic, row: PlanRow, handlers: BarLooks): string {
  const start = handlers.earlierStart(row);
  if (start === null) return '';
  const from = chart.posFromDate(toChartDate(start)) - barLeft(chart, row);
  return from < 0 ? `<span class="plan-earlier" style="left:${from}px;width:${-from}px"></span>` : '';
}

/** The flag at the day that a date constraint names: it points to the days that are left. */
function limitMark(chart: GanttStatic, row: PlanRow, handlers: BarLooks): string {
  const limit: DateLimit | null = handlers.limitOf(row);
  if (!limit) return '';
  const at = toChartDate(limit.at);
  const { min_date: first, max_date: last } = chart.getState();
  if (at < first || at > last) return '';
  const missed = limit.isMissed ? ' plan-limit-missed' : '';
  const left = chart.posFromDate(at) - barLeft(chart, row);
  return `<span class="plan-limit plan-limit-${limit.holds}${missed}" style="left:${left}px"></span>`;
}
