import 'dhtmlx-gantt/codebase/dhtmlxgantt.css';
import './gantt.css';
import Box from '@mui/material/Box';
import type { GanttStatic, GridColumn } from 'dhtmlx-gantt';
import { useEffect, useRef } from 'react';
import { toChartDate } from './chart-dates';
import { chartId } from './chart-ids';
import { type CellWords, columnsOf } from './chart-columns';
import { type Band, drawBands } from './chart-overlays';
import { type ChartData, showData } from './chart-rows';
import { setScales } from './chart-scales';
import { type ChartHandlers, createChart } from './create-chart';
import { type GridShown, gridWidth, splitterRange } from './grid-shown';
import { setGridWidth } from './grid-sizes';
import { GridSplitter } from './grid-splitter';
import type { PlanningLevel, Zoom } from './gantt-slice';
import { avatarsHtml, type PeopleOnRows, rowsThatDiffer } from './row-people';
import { useFitSpan } from './use-fit-span';
import { useWidth } from './use-width';

export interface GanttChartProps {
  readonly label: string;
  readonly data: ChartData;
  readonly level: PlanningLevel;
  readonly grid: GridShown;
  /** Pixels from the left edge to the timeline; null for as many as it comes with. */
  readonly onSplitterMoved: (to: number | null) => void;
  /** The day that a level begins with: today, or the open term's first. */
  readonly focus: string;
  readonly zoom: Zoom;
  readonly language: string;
  readonly words: CellWords;
  readonly bands: readonly Band[];
  readonly handlers: Omit<ChartHandlers, 'onRendered' | 'avatarsOn' | 'labelOf'>;
  readonly editable: boolean;
  readonly mayRecord: boolean;
  /** Changes when only the looks of rows change: selection, critical path, responsibles' names. */
  readonly looks: string;
  readonly people: PeopleOnRows;
}

/** What the chart's scroll bar takes of the timeline. */
const SCROLL_BAR_PX = 20;

/** The chart library inside React: made once, then told what changed. */
export function GanttChart(props: GanttChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<GanttStatic | null>(null);
  const shown = useRef<ChartData | null>(null);
  const width = useWidth(container);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const made = createChart(
      container.current!,
      handlersOf(latest, shown, () => chart.current),
    );
    chart.current = made;
    return () => {
      chart.current = null;
      shown.current = null;
      made.destructor();
    };
  }, []);

  const { level, grid, focus, zoom, language, editable, mayRecord, words, data, looks, bands, people } =
    props;
  const splitterAt = gridWidth(grid, width);
  const room = width - splitterAt - SCROLL_BAR_PX;
  const fit = useFitSpan(data.rows, level === 'baseline', room);
  const scale = zoom === 'fit' ? (fit ?? 'year') : zoom;
  useEffect(() => {
    const made = chart.current!;
    const peopleOn = (id: string) => latest.current.people.get(id) ?? [];
    const may = { editable, mayRecord };
    const plan = () => latest.current.data.plan;
    made.config.columns = columnsOf(grid, words, may, peopleOn, plan) as unknown as GridColumn[];
    made.config.grid_width = grid.total;
    setGridWidth(made, splitterAt);
    setScales(made, scale, language);
    // What the chart says to screen readers of its bars and rows.
    made.i18n.setLocale(language);
    made.config.drag_links = editable;
    made.config.drag_move = editable;
    made.config.drag_resize = editable;
    made.render();
  }, [grid, splitterAt, scale, language, editable, mayRecord, words]);

  useEffect(() => {
    repaint(chart.current!, shown, latest);
  }, [data, looks, bands]);

  const told = useRef(people);
  useEffect(() => {
    const made = chart.current!;
    const rows = rowsThatDiffer(told.current, people)
      .map(chartId)
      .filter((id) => made.isTaskExists(id));
    told.current = people;
    // Under the hands of somebody who types in a cell nothing is drawn; the end of it draws everything.
    if (!made.ext.inlineEditors.isVisible()) for (const id of rows) made.refreshTask(id);
  }, [people]);

  useEffect(() => showDay(chart.current!, latest.current.data, focus), [focus, level]);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 240 }}>
      <div ref={container} className="plan-chart" aria-label={props.label} role="region" />
      <GridSplitter
        at={splitterAt}
        {...splitterRange(grid, width)}
        onMoved={props.onSplitterMoved}
        onReset={() => props.onSplitterMoved(null)}
      />
    </Box>
  );
}

/** Shows the newest data. Never under the hands of somebody who is typing in a cell: then it waits for the end of it. */
function repaint(
  chart: GanttStatic,
  shown: { current: ChartData | null },
  latest: { readonly current: GanttChartProps },
): void {
  if (chart.ext.inlineEditors.isVisible()) return;
  const { data } = latest.current;
  if (shown.current === data) chart.render();
  else showData(chart, shown.current, data);
  shown.current = data;
}

/** Room left of the day that the chart scrolls to, in pixels. */
const BEFORE_PX = 90;

/** Scrolls to a day and to the first work that is not over then, so that a plan under way opens where it is. */
function showDay(chart: GanttStatic, { rows }: ChartData, day: string): void {
  const date = toChartDate(day);
  const { min_date: first, max_date: last } = chart.getState();
  if (date < first || date >= last) return;
  const next = rows.find((row) => row.kind !== 'summary' && row.end > day && row.progress < 1);
  const above = next
    ? Math.max(0, chart.getTaskTop(chartId(next.id)) - 2 * (chart.config.row_height ?? 0))
    : 0;
  chart.scrollTo(Math.max(0, chart.posFromDate(date) - BEFORE_PX), above);
}

/** Handlers that always reach the newest props, so that the chart is never made anew. */
function handlersOf(
  latest: { readonly current: GanttChartProps },
  shown: { current: ChartData | null },
  chart: () => GanttStatic | null,
): ChartHandlers {
  const now = () => latest.current.handlers;
  return {
    mayEdit: () => now().mayEdit(),
    isWorking: (civil) => now().isWorking(civil),
    isCritical: (row) => now().isCritical(row),
    isSelected: (id) => now().isSelected(id),
    showsBaseline: () => now().showsBaseline(),
    labelOf: (row) => latest.current.words.label(row),
    avatarsOn: (id) => avatarsHtml(latest.current.people.get(id) ?? [], latest.current.words.onRow),
    onMoved: (move) => now().onMoved(move),
    onEdited: (edit) => now().onEdited(edit),
    onRowClicked: (id, keys) => now().onRowClicked(id, keys),
    onAllClicked: () => now().onAllClicked(),
    onOpened: (id, where) => now().onOpened(id, where),
    onToggled: (id, open) => now().onToggled(id, open),
    onColumnResized: (name, width) => now().onColumnResized(name, width),
    onLinkDrawn: (link) => now().onLinkDrawn(link),
    onLinkOpened: (id) => now().onLinkOpened(id),
    onRendered: () => {
      const made = chart();
      if (made) drawBands(made, latest.current.bands);
    },
    onEditStarted: (id) => now().onEditStarted(id),
    onEditEnded: () => {
      now().onEditEnded();
      const made = chart();
      if (made) repaint(made, shown, latest);
    },
  };
}
