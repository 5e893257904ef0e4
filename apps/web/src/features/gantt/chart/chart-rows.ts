import type { Link, Plan, PlanRow } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { toChartDate } from './chart-dates';
import { chartId, planId } from './chart-ids';
import { drawAt, type Place, redraw } from './chart-redraw';

/** A row as the chart library keeps it: its own fields, and ours under `row`. */
export interface ChartTask {
  readonly id: string;
  text: string;
  start_date: Date;
  end_date: Date;
  readonly parent: string | 0;
  readonly type: 'task' | 'milestone';
  readonly open: boolean;
  progress: number;
  row: PlanRow;
}

export interface ChartLink {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly type: string;
  readonly lag: number;
}

/** What the chart shows: rows in tree order, and the links of their plan between them. */
export interface ChartData {
  readonly rows: readonly PlanRow[];
  /** The plan that they are of. */
  readonly plan: Plan;
  readonly collapsed: ReadonlySet<string>;
}

/** A summary is a task to the chart: its dates are the plan's, also when only some of its children are shown. */
const CHART_TYPE = { task: 'task', milestone: 'milestone', summary: 'task' } as const;

function toChartTask(row: PlanRow, shown: ReadonlySet<string>, collapsed: ReadonlySet<string>): ChartTask {
  return {
    id: chartId(row.id),
    text: row.text,
    start_date: toChartDate(row.start),
    end_date: toChartDate(row.end),
    parent: row.parent !== null && shown.has(row.parent) ? chartId(row.parent) : 0,
    type: CHART_TYPE[row.kind],
    open: !collapsed.has(row.id),
    progress: row.progress,
    row,
  };
}

/**
 * Shows other data: only what differs is touched when the rows are the same ones, so that the eye keeps its place. A chart that
 * showed nothing begins at the place that `opensAt` answers once it has measured itself.
 */
export function showData(
  chart: GanttStatic,
  before: ChartData | null,
  next: ChartData,
  opensAt: () => Place,
): void {
  if (!before) showAll(chart, next, opensAt);
  else if (sameRows(before.rows, next.rows) && branchesStand(chart, before, next))
    showDifference(chart, before, next);
  else {
    const place = chart.getScrollState();
    showAll(chart, next, () => place);
  }
}

/**
 * Whether the branches are open and closed on the chart as they are to be: a person's click has opened or closed them there,
 * the beginning or the end of a search has not.
 */
function branchesStand(
  chart: GanttStatic,
  { collapsed: were }: ChartData,
  { collapsed }: ChartData,
): boolean {
  if (were === collapsed) return true;
  const others = [...were, ...collapsed].filter((id) => were.has(id) !== collapsed.has(id));
  return others.every((id) => {
    if (!chart.isTaskExists(chartId(id))) return true;
    return chart.getTask(chartId(id)).$open !== collapsed.has(id);
  });
}

/**
 * Fills the chart with other rows and draws it once. By itself it would draw them all when it is emptied, when it is filled with
 * rows and again with links, and wherever it is scrolled meanwhile.
 */
function showAll(chart: GanttStatic, { rows, plan, collapsed }: ChartData, place: () => Place): void {
  const shown = new Set(rows.map(({ id }) => id));
  const data = rows.map((row) => toChartTask(row, shown, collapsed));
  const links = plan.links.rows
    .filter(({ source, target }) => shown.has(source) && shown.has(target))
    .map(toChartLink);
  chart.batchUpdate(() => {
    chart.clearAll();
    chart.parse({ data, links });
  }, true);
  drawAt(chart, place);
}

function showDifference(chart: GanttStatic, before: ChartData, next: ChartData): void {
  const shown = new Set(next.rows.map(({ id }) => id));
  const changed = new Set<string>();
  const otherLinks = before.plan.links !== next.plan.links;
  let moved = otherLinks || before.plan.settings !== next.plan.settings;
  next.rows.forEach((row, position) => {
    const old = before.rows[position]!;
    if (row === old) return;
    changed.add(row.id);
    moved ||= row.start !== old.start || row.end !== old.end;
    update(chart.getTask(chartId(row.id)) as unknown as ChartTask, old, row);
  });
  if (otherLinks) showLinks(chart, next, shown);
  // With the dates, what other rows say of their floats and predecessors may be another; so it may where a hidden row has changed.
  const hidesSome = next.rows.length < next.plan.tasks.size;
  const anyRow = moved || (hidesSome && before.plan.tasks !== next.plan.tasks);
  redraw(chart, {
    isWanted: (id) => anyRow || changed.has(id) || before.plan.tasks.get(id) !== next.plan.tasks.get(id),
    ...(moved && { links: otherLinks ? 'others' : 'moved' }),
  });
}

/** Writes into the chart's task what is another: with the plan's end thousands of rows have another float and nothing else. */
function update(task: ChartTask, old: PlanRow, row: PlanRow): void {
  task.row = row;
  task.text = row.text;
  task.progress = row.progress;
  if (row.start !== old.start) task.start_date = toChartDate(row.start);
  if (row.end !== old.end) task.end_date = toChartDate(row.end);
}

function showLinks(chart: GanttStatic, { plan }: ChartData, shown: ReadonlySet<string>): void {
  const links = plan.links.rows;
  const wanted = new Map(links.map((link) => [link.id, link]));
  chart.silent(() => {
    for (const { id } of chart.getLinks()) if (!wanted.has(planId(id))) chart.deleteLink(id);
    for (const link of links) {
      if (!shown.has(link.source) || !shown.has(link.target)) continue;
      const id = chartId(link.id);
      if (chart.isLinkExists(id)) Object.assign(chart.getLink(id), toChartLink(link));
      else chart.addLink(toChartLink(link));
    }
  });
}

function toChartLink({ id, source, target, type, lag }: Link): ChartLink {
  return { id: chartId(id), source: chartId(source), target: chartId(target), type, lag };
}

/** The same rows in the same order with the same parents: the chart's tree need not be built again. */
function sameRows(a: readonly PlanRow[], b: readonly PlanRow[]): boolean {
  if (a.length !== b.length) return false;
  return a.every((row, position) => {
    const other = b[position]!;
    return row.id === other.id && row.parent === other.parent && row.kind === other.kind;
  });
}
