import '../styles/styles';
import Box from '@mui/material/Box';
import type { GanttStatic, GridColumn } from 'dhtmlx-gantt';
import { useEffect, useMemo, useRef } from 'react';
import { chartId } from './chart-ids';
import { columnsOf } from './chart-columns';
import { drawBands } from './chart-overlays';
import { drawAt, redraw } from './chart-redraw';
import { setScales } from './chart-scales';
import { setChartLanguage } from './chart-language';
import { scrollToDay, showBar, showDay } from './chart-scrolling';
import { createChart } from './create-chart';
import { focusCell } from './key-navigation';
import { frozenColumns, onColumnReached, setFrozen, showColumn } from '../grid/frozen-columns';
import { type ColumnName, fittedGrid, type GridShown, splitterRange } from '../grid/grid-shown';
import { setGridWidth } from '../grid/grid-sizes';
import { finishEdit } from '../cells/cell-keys';
import { typeOver } from '../cells/inline-editors';
import type { GanttChartProps } from './gantt-chart-props';
import { GridSplitter } from '../grid/grid-splitter';
import type { PlanningLevel } from '../../../plan/filter/plan-filter-slice';
import { handlersOf, repaint, type Shown } from './latest-handlers';
import { rowsThatDiffer } from '../grid/row-people';
import { useFitSpan, useReach } from '../zoom/use-fit-span';
import { useWidth } from '../../../base/layout/use-width';
import { PROJECT_LEFT } from '../../../base/unsaved/leave-guard';
import { UnsavedGuard } from '../../../base/unsaved/unsaved-guard';
import { scrolledToKeep, type ZoomPlace } from '../zoom/wheel-zoom';

const NO_ROWS: GanttChartProps['data']['rows'] = [];
/** What the chart's scroll bar takes of the timeline. */
const SCROLL_BAR_PX = 20;

/** The chart library inside React: made once, then told what changed. */
export function GanttChart(props: GanttChartProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<GanttStatic | null>(null);
  const shown = useRef<Shown | null>(null);
  const width = useWidth(container);
  const gridBefore = useRef<LevelGrid | null>(null);
  const laidOut = useRef<{ readonly grid: GridShown; readonly width: number } | null>(null);
  const standsAt = useRef<{ readonly focus: string; readonly level: PlanningLevel } | null>(null);
  const zoomedAt = useRef<ZoomPlace | null>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const made = createChart(
      container.current!,
      handlersOf({ latest, shown, zoomedAt }, () => chart.current),
    );
    chart.current = made;
    onColumnReached(container.current!, (name) => {
      const { grid, width } = laidOut.current!;
      showColumn(made, grid, name, frozenColumns(grid, width));
    });
    return () => {
      chart.current = null;
      shown.current = null;
      made.destructor();
    };
  }, []);

  const { level, focus, days, zoom, bars, language, words, data, looks, bands, people } = props;
  const { editable, mayRecord, proposes } = props;
  const { grid, width: splitterAt } = useMemo(() => fittedGrid(props.grid, width), [props.grid, width]);
  const room = width - splitterAt - SCROLL_BAR_PX;
  const fit = useFitSpan(zoom === 'fit' ? data.rows : NO_ROWS, bars.baseline, room, days);
  const reach = useReach(data.rows, days);
  const scale = zoom === 'fit' ? (fit ?? 'year') : zoom;
  // Before that nothing stands where it will: what is drawn then is drawn twice.
  const isLaidOut = width > 0;
  useEffect(() => {
    if (!isLaidOut) return;
    const made = chart.current!;
    const may = { editable, mayRecord, proposes };
    const now = {
      plan: () => latest.current.data.plan,
      peopleOn: (id: string) => latest.current.people.get(id) ?? [],
      isSelected: (id: string) => latest.current.handlers.isSelected(id),
      waitingOn: (id: string) => latest.current.waiting.get(id) ?? '',
    };
    made.config.columns = columnsOf(grid, words, may, now) as unknown as GridColumn[];
    made.config.grid_width = grid.total;
    setGridWidth(made, splitterAt);
    setScales(made, scale, reach, language);
    setChartLanguage(made, language);
    made.config.drag_links = editable;
    made.config.drag_move = editable;
    made.config.drag_resize = editable;
    const frozen = frozenColumns(grid, splitterAt);
    laidOut.current = { grid, width: splitterAt };
    setFrozen(container.current!, frozen);
    // The first data bring the first drawing.
    const kept = zoomedAt.current;
    zoomedAt.current = null;
    const { y } = made.getScrollState();
    if (shown.current && kept) drawAt(made, () => ({ x: scrolledToKeep(made, kept), y }));
    else if (shown.current) made.render();
    const added = columnAdded(gridBefore.current, { grid, level });
    if (added) showColumn(made, grid, added, frozen);
    gridBefore.current = { grid, level };
  }, [isLaidOut, grid, level, splitterAt, scale, reach, language, editable, mayRecord, proposes, words]);

  useEffect(() => {
    if (isLaidOut) repaint(chart.current!, shown, latest);
  }, [isLaidOut, data, looks]);
  useEffect(() => drawBands(chart.current!, bands), [bands]);

  const told = useRef(people);
  useEffect(() => {
    const made = chart.current!;
    const rows = new Set(rowsThatDiffer(told.current, people));
    told.current = people;
    // Under the hands of somebody who types in a cell nothing is drawn; the end of it draws everything.
    if (rows.size > 0 && !made.ext.inlineEditors.isVisible())
      redraw(made, { isWanted: (id) => rows.has(id) });
  }, [people]);

  const { seek, naming, goTo } = props;
  const named = useRef<string | null>(null);
  useEffect(() => {
    const made = chart.current!;
    if (naming === null) named.current = null;
    if (naming === null || naming === named.current || !made.isTaskExists(chartId(naming))) return;
    // Once only: the name may be typed and sent before it is known here that it was opened.
    named.current = naming;
    showBar(made, naming);
    focusCell(made, chartId(naming), 'text');
    made.ext.inlineEditors.startEdit(chartId(naming), 'text');
    typeOver(made, latest.current.onNamed());
  }, [naming, data]);

  useEffect(() => {
    if (!isLaidOut) return;
    const before = standsAt.current;
    standsAt.current = { focus, level };
    // The first data have been drawn at it.
    if (before) showDay(chart.current!, latest.current.data, level, focus);
  }, [focus, level, isLaidOut]);
  // After it: what is looked for is wanted more than the day.
  useEffect(() => {
    const made = chart.current!;
    if (isLaidOut && seek && made.isTaskExists(chartId(seek.id))) showBar(made, seek.id);
  }, [seek, focus, level, isLaidOut]);

  useEffect(() => {
    const made = chart.current!;
    if (!goTo) return;
    const first = latest.current.data.rows[0];
    if (goTo.day !== null) scrollToDay(made, goTo.day);
    else if (first) showBar(made, first.id);
  }, [goTo]);

  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 240 }}>
      <div ref={container} className="plan-chart" aria-label={props.label} role="region" />
      <GridSplitter
        at={splitterAt}
        {...splitterRange(grid, width)}
        onMoved={props.onSplitterMoved}
        onReset={() => props.onSplitterMoved(null)}
      />
      <UnsavedGuard
        unsaved={() => chart.current !== null && !finishEdit(chart.current)}
        params={PROJECT_LEFT}
      />
    </Box>
  );
}

interface LevelGrid {
  readonly grid: GridShown;
  readonly level: PlanningLevel;
}

/** The column that somebody has just chosen; null where none or more than one is new. */
function columnAdded(before: LevelGrid | null, { grid, level }: LevelGrid): ColumnName | null {
  if (before?.level !== level) return null;
  const known = new Set(before.grid.columns.map(({ name }) => name));
  const added = grid.columns.filter(({ name }) => !known.has(name));
  return added.length === 1 ? added[0]!.name : null;
}
