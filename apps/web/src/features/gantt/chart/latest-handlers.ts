import type { ChosenBars, GridColumn as GridColumnName } from '@plomada/contracts';
import { dateLimit, type PlanRow } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { TASK_COLUMNS, typedText } from '../../../columns/task-columns';
import { barMeaning } from '../bars/bar-colours';
import type { CellWords } from './chart-columns';
import { drawBands } from './chart-overlays';
import { redraw } from './chart-redraw';
import { showData } from './chart-rows';
import { openingPlace } from './chart-scrolling';
import type { ChartHandlers } from './create-chart';
import type { GanttChartProps } from './gantt-chart-props';
import { avatarsHtml } from '../grid/row-people';
import type { ZoomPlace } from '../zoom/wheel-zoom';
import { zoomStep } from '../zoom/zoom-steps';

/** What the chart was last told. */
export type Shown = Pick<GanttChartProps, 'data' | 'looks'>;

/** Shows the newest data. Never under the hands of somebody who is typing in a cell: then it waits for the end of it. */
export function repaint(
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
  if (before && before.looks !== looks) redraw(chart);
}

function besideBar(label: ChosenBars['label'], row: PlanRow, words: CellWords): string {
  if (label === 'none') return '';
  return label === 'name' ? row.text : words.responsibles(row);
}

interface LabelledRow extends Pick<GanttChartProps, 'data' | 'earlier'> {
  readonly row: PlanRow;
  readonly label: string;
}

interface Refs {
  readonly latest: { readonly current: GanttChartProps };
  readonly shown: { current: Shown | null };
  /** What stays under the pointer when the timeline has another zoom. */
  readonly zoomedAt: { current: ZoomPlace | null };
}

/** Handlers that always reach the newest props, so that the chart is never made again. */
export function handlersOf(
  { latest, shown, zoomedAt }: Refs,
  chart: () => GanttStatic | null,
): ChartHandlers {
  const now = () => latest.current.handlers;
  let labelled: LabelledRow | null = null;
  return {
    mayEdit: () => now().mayEdit(),
    isWorking: (civil) => now().isWorking(civil),
    isCritical: (row) => now().isCritical(row),
    isSelected: (id) => now().isSelected(id),
    showsBaseline: () => latest.current.bars.baseline,
    meaningOf: (row) => barMeaning(latest.current.bars.colour, row, latest.current.data.plan),
    earlierStart: ({ id }) => latest.current.earlier.get(id) ?? null,
    limitOf: (row) => {
      const task = latest.current.data.plan.tasks.get(row.id);
      return task ? dateLimit(task, row) : null;
    },
    besideBar: (row) => besideBar(latest.current.bars.label, row, latest.current.words),
    labelOf: (row) => {
      const { words, data, earlier } = latest.current;
      // It is asked for twice: for the row, and for its bar.
      if (labelled?.row !== row || labelled.data !== data || labelled.earlier !== earlier)
        labelled = { row, data, earlier, label: words.label(row, data.plan, earlier) };
      return labelled.label;
    },
    tipOf: (row) => latest.current.words.tip(row, latest.current.data.plan, latest.current.earlier),
    limitTipOf: (row) => latest.current.words.limitTip(row, latest.current.data.plan),
    restrictionsTipOf: (row) => latest.current.words.restrictionsTip(row, latest.current.data.plan),
    avatarsOn: (id) => avatarsHtml(latest.current.people.get(id) ?? [], latest.current.words.onRow),
    onZoomAsked: (step, at) => {
      const { zoom, onZoomed } = latest.current;
      const next = zoomStep(zoom, step, at.dayWidth);
      if (!next) return;
      zoomedAt.current = at;
      onZoomed(next);
    },
    onMoved: (move) => now().onMoved(move),
    previewOf: (move) => now().previewOf(move),
    relinkTip: (relink) => now().relinkTip(relink),
    onRelinked: (relink) => now().onRelinked(relink),
    rowsHeld: (id) => now().rowsHeld(id),
    seenRows: () => now().seenRows(),
    dropPreview: (ids, target) => now().dropPreview(ids, target),
    onDropped: (ids, target) => now().onDropped(ids, target),
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
    onCommand: (command) => now().onCommand(command),
    onRowClicked: (id, keys) => now().onRowClicked(id, keys),
    onRowReached: (id) => now().onRowReached(id),
    onSelectionExtended: (from, to) => now().onSelectionExtended(from, to),
    onAllClicked: () => now().onAllClicked(),
    onOpened: (id, where) => now().onOpened(id, where),
    blocks: {
      pasted: (cell, text) => now().blocks.pasted(cell, text),
      filled: (cell) => now().blocks.filled(cell),
      cleared: (cell) => now().blocks.cleared(cell),
      copied: (cell) => now().blocks.copied(cell),
      onMarked: (corners) => now().blocks.onMarked(corners),
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
