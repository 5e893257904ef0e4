import type { GridColumn } from '@plomada/contracts';
import type { GanttStatic, GridColumn as ChartColumn } from 'dhtmlx-gantt';

const SIDE = 'gridSide';

/** Grid and timeline side by side, each with a scroll bar of its own. What is between them is the page's. */
export const LAYOUT = {
  css: 'gantt_container',
  cols: [
    {
      id: SIDE,
      rows: [
        { view: 'grid', id: 'grid', scrollX: 'scrollGrid', scrollY: 'scrollVer', scrollable: true },
        { view: 'scrollbar', id: 'scrollGrid', group: 'horizontal' },
      ],
    },
    {
      rows: [
        { view: 'timeline', scrollX: 'scrollHor', scrollY: 'scrollVer' },
        { view: 'scrollbar', id: 'scrollHor', group: 'horizontal' },
      ],
    },
    { view: 'scrollbar', id: 'scrollVer' },
  ],
};

export interface SizeHandlers {
  onColumnResized(name: GridColumn, width: number): void;
}

/** Pixels for a press of an arrow. */
export const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -8, ArrowRight: 8 };

/** Widths are the page's own: the chart only says what somebody dragged, and is given the new ones with its columns. */
export function attachSizes(
  chart: GanttStatic,
  container: HTMLElement,
  { onColumnResized }: SizeHandlers,
): void {
  chart.attachEvent('onColumnResizeEnd', (_index: number, column: ChartColumn, width: number) => {
    // The chart is still in the middle of its drag.
    queueMicrotask(() => onColumnResized(column.name as GridColumn, width));
    return true;
  });
  container.addEventListener(
    'keydown',
    (event) => {
      const step = STEPS[event.key];
      if (step === undefined || !resizeByKey(chart, event, step, onColumnResized)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}

/** Shift and arrows on a header. Answers whether it was that. */
function resizeByKey(
  chart: GanttStatic,
  { target, shiftKey }: KeyboardEvent,
  step: number,
  onColumnResized: SizeHandlers['onColumnResized'],
): boolean {
  const header = shiftKey && (target as HTMLElement).closest<HTMLElement>('.gantt_grid_head_cell');
  const column = header && chart.getGridColumn(header.dataset['columnName'] ?? '');
  if (!column || !column.resize) return false;
  onColumnResized(column.name as GridColumn, Number(column.width) + step);
  return true;
}

/** A part of the layout by its id, which the chart's types say nothing of. */
export function partOf<Part>(chart: GanttStatic, id: string): Part {
  const { $ui } = chart as unknown as { $ui: { getView(id: string): Part } };
  return $ui.getView(id);
}

interface Side {
  readonly $config: { width?: number };
}

/** Gives the grid so many pixels from the left edge. The caller renders. */
export function setGridWidth(chart: GanttStatic, width: number): void {
  partOf<Side>(chart, SIDE).$config.width = width;
}
