import './styles/styles';
import Box from '@mui/material/Box';
import type { GanttStatic, GridColumn } from 'dhtmlx-gantt';
import { useEffect, useRef } from 'react';
import type { ChosenBars, GridColumn as GridColumnName } from '@plomada/contracts';
import type { PlanRow } from '@plomada/domain';
import { TASK_COLUMNS, typedText } from '../../columns/task-columns';
import { chartId } from './chart-ids';
import { type CellWords, columnsOf } from './chart-columns';
import { type Band, drawBands } from './chart-overlays';
import { redraw } from './chart-redraw';
import { type ChartData, showData } from './chart-rows';
import { setScales } from './chart-scales';
import { openingPlace, scrollToDay, showBar, showDay } from './chart-scrolling';
import { type ChartHandlers, createChart, type SaidByChart } from './create-chart';
import { frozenColumns, onColumnReached, setFrozen, showColumn } from './frozen-columns';
import { type ColumnName, type GridShown, gridWidth, splitterRange } from './grid-shown';
import { setGridWidth } from './grid-sizes';
import { typeOver } from './inline-editors';
import { GridSplitter } from './grid-splitter';
import type { PlanningLevel } from '../../plan/filter/plan-filter-slice';
import type { Zoom } from './gantt-slice';
import { avatarsHtml, type PeopleOnRows, rowsThatDiffer } from './row-people';
import type { ShownDays } from './reach';
import { useFitSpan, useReach } from './use-fit-span';
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
  /** Days that the timeline shows whatever bars there are. */
  readonly days: ShownDays | null;
  /** The row whose bar is brought into view, when it is another one. */
  readonly seek: { readonly id: string } | null;
  /** Where somebody wants to go; another object each time. */
  readonly goTo: { readonly day: string | null } | null;
  /** The row just added, whose name is opened for typing as soon as the chart has it. */
  readonly naming: string | null;
  /** Gives what was typed before the name was open. */
  readonly onNamed: () => string;
  readonly zoom: Zoom;
  /** How bars are drawn; another choice is among the looks. */
  readonly bars: ChosenBars;
  readonly language: string;
  readonly words: CellWords;
  readonly bands: readonly Band[];
  readonly handlers: Omit<ChartHandlers, SaidByChart>;
  readonly editable: boolean;
  readonly mayRecord: boolean;
  /** What is recorded is proposed. */
  readonly proposes: boolean;
  /** Changes when only the looks of rows change: selection, critical path, responsibles' names. */
  readonly looks: string;
  readonly people: PeopleOnRows;
  /** What is said of tasks, by id, whose progress is proposed and waits; another is among the looks. */
  readonly waiting: ReadonlyMap<string, string>;
}

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

  const { level, grid, focus, days, zoom, bars, language, words, data, looks, bands, people } = props;
  const { editable, mayRecord, proposes } = props;
  const splitterAt = gridWidth(grid, width);
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
    // What the chart says to screen readers of its bars and rows.
    made.i18n.setLocale(language);
    made.config.drag_links = editable;
    made.config.drag_move = editable;
    made.config.drag_resize = editable;
    const frozen = frozenColumns(grid, splitterAt);
    laidOut.current = { grid, width: splitterAt };
    setFrozen(container.current!, frozen);
    // The first data bring the first drawing.
    if (shown.current) made.render();
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
    const rows = rowsThatDiffer(told.current, people)
      .map(chartId)
      .filter((id) => made.isTaskExists(id));
    told.current = people;
    // Under the hands of somebody who types in a cell nothing is drawn; the end of it draws everything.
    if (!made.ext.inlineEditors.isVisible()) for (const id of rows) made.refreshTask(id);
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
    made.ext.keyboardNavigation.focus({ type: 'taskCell', id: chartId(naming), column: 'text' });
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

/** What the chart was last told. */
type Shown = Pick<GanttChartProps, 'data' | 'looks'>;

/** Shows the newest data. Never under the hands of somebody who is typing in a cell: then it waits for the end of it. */
function repaint(
  chart: GanttStatic,
  shown: { current: Shown | null },
  latest: { readonly current: GanttChartProps },
): void {
  if (chart.ext.inlineEditors.isVisible()) return;
  const { data, looks, level, focus } = latest.current;
  const before = shown.current;
  shown.current = { data, looks };
  const opensAt = () => openingPlace(chart, data, level, focus);
  if (before?.data !== data) showData(chart, before?.data ?? null, data, opensAt);
  if (before && before.looks !== looks) redraw(chart, { links: 'moved' });
}

function besideBar(label: ChosenBars['label'], row: PlanRow, words: CellWords): string {
  if (label === 'none') return '';
  return label === 'name' ? row.text : words.responsibles(row);
}

/** Handlers that always reach the newest props, so that the chart is never made again. */
function handlersOf(
  latest: { readonly current: GanttChartProps },
  shown: { current: Shown | null },
  chart: () => GanttStatic | null,
): ChartHandlers {
  const now = () => latest.current.handlers;
  return {
    mayEdit: () => now().mayEdit(),
    isWorking: (civil) => now().isWorking(civil),
    isCritical: (row) => now().isCritical(row),
    isSelected: (id) => now().isSelected(id),
    showsBaseline: () => latest.current.bars.baseline,
    besideBar: (row) => besideBar(latest.current.bars.label, row, latest.current.words),
    labelOf: (row) => latest.current.words.label(row, latest.current.data.plan),
    tipOf: (row) => latest.current.words.tip(row, latest.current.data.plan),
    restrictionsTipOf: (row) => latest.current.words.restrictionsTip(row, latest.current.data.plan),
    avatarsOn: (id) => avatarsHtml(latest.current.people.get(id) ?? [], latest.current.words.onRow),
    onMoved: (move) => now().onMoved(move),
    previewOf: (move) => now().previewOf(move),
    problemOf: (edit) => now().problemOf(edit),
    cellTexts: () => {
      const { words, data } = latest.current;
      const about = { plan: data.plan, words };
      const columnOf = (name: string) => TASK_COLUMNS[name as GridColumnName];
      return {
        ...words,
        typedIn: (name, row) => typedText(columnOf(name), row, about),
        choicesIn: (name, row) => columnOf(name).choices?.(row, about) ?? [],
      };
    },
    onEdited: (edit) => now().onEdited(edit),
    onRowClicked: (id, keys) => now().onRowClicked(id, keys),
    onRowReached: (id) => now().onRowReached(id),
    onAllClicked: () => now().onAllClicked(),
    onOpened: (id, where) => now().onOpened(id, where),
    blocks: {
      pasted: (cell, text) => now().blocks.pasted(cell, text),
      filled: (cell) => now().blocks.filled(cell),
      copied: (cell) => now().blocks.copied(cell),
    },
    onFixedTyped: (id, column) => now().onFixedTyped(id, column),
    onPanelOpened: (id) => now().onPanelOpened(id),
    onRestrictionsOpened: (id) => now().onRestrictionsOpened(id),
    onToggled: (id, open) => now().onToggled(id, open),
    onColumnResized: (name, width) => now().onColumnResized(name, width),
    onLinkDrawn: (link) => now().onLinkDrawn(link),
    onLinkOpened: (id) => now().onLinkOpened(id),
    onMenuAsked: (id, at) => now().onMenuAsked(id, at),
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
