import type { GridColumn } from '@plomada/contracts';
import type { PlanRow } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { chartId, planId } from '../chart/chart-ids';
import { focusCell } from '../chart/key-navigation';
import { isGroupId } from '../grouping/group-ids';
import { followHeld } from '../rows/held-pointer';
import { scrollAtEdges } from '../zoom/scroll-at-edges';

/** A cell of the grid. */
export interface CellPlace {
  readonly id: string;
  readonly column: GridColumn;
}

/** Two opposite corners of the cells that are marked; the keyboard is at `to`. */
export interface Corners {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

export interface MarkHandlers {
  /** The rows of tasks that are seen, from the top. */
  seenRows(): readonly Pick<PlanRow, 'id'>[];
  /** Other cells are marked; none where there are no corners. */
  onMarked(corners: Corners | null): void;
}

/** What is marked in a chart's grid. */
export interface Marks {
  /** The corner opposite to this cell; the cell itself where nothing is marked from it. */
  cornerOf(cell: CellPlace): CellPlace;
  /** Marks on to the next cell by an arrow key. Whether it is one. */
  extend(cell: CellPlace, key: string): boolean;
  /** Whether there was something to be forgotten. */
  forget(): boolean;
  end(): void;
}

/** By these a mouse takes hold of rows. */
export const HOLDS_ROWS: ReadonlySet<string> = new Set(['select', 'code', 'text']);

/** Marks cells of a chart's grid: by keys, and by a mouse that is drawn over them. */
export function markCells(chart: GanttStatic, container: HTMLElement, handlers: MarkHandlers): Marks {
  const over = new AbortController();
  const shown = markSheet(chart);
  let corners: Corners | null = null;
  const mark = (next: Corners | null) => {
    if (!corners && !next) return;
    corners = next;
    shown.show(corners, handlers.seenRows());
    handlers.onMarked(corners);
  };
  const goTo = ({ id, column }: CellPlace) => focusCell(chart, chartId(id), column);
  container.addEventListener(
    'focusin',
    ({ target }) => {
      const cell = placeOf(target);
      if (corners && !(cell && isSamePlace(cell, corners.to))) mark(null);
    },
    { signal: over.signal },
  );
  container.addEventListener(
    'pointerdown',
    (pressed) => {
      const from = placeOf(pressed.target);
      const isPlain = !pressed.shiftKey && !pressed.ctrlKey && !pressed.metaKey && pressed.button === 0;
      const inField = (pressed.target as Element).closest('input, select, button') !== null;
      if (!from || !isPlain || inField || pressed.pointerType !== 'mouse' || HOLDS_ROWS.has(from.column))
        return;
      let last: PointerEvent = pressed;
      const reach = () => {
        const to = placeOf(document.elementFromPoint(last.clientX, last.clientY));
        if (to && !isSamePlace(to, corners?.to ?? from)) mark({ from, to });
      };
      const edges = scrollAtEdges(chart, () => (chart.$grid_data as HTMLElement).getBoundingClientRect(), {
        sideways: false,
        scrolled: reach,
      });
      followHeld(pressed, {
        moved: (event) => {
          last = event;
          edges.hold(event);
          reach();
        },
        dropped: () => {
          if (corners) goTo(corners.to);
        },
        ended: () => edges.release(),
      });
    },
    { signal: over.signal },
  );
  return {
    cornerOf: (cell) => (corners && isSamePlace(corners.to, cell) ? corners.from : cell),
    extend: (cell, key) => {
      const to = placeBeside(chart, handlers.seenRows(), cell, key);
      if (!to) return false;
      const from = corners && isSamePlace(corners.to, cell) ? corners.from : cell;
      mark({ from, to });
      goTo(to);
      return true;
    },
    forget: () => {
      const wasMarked = corners !== null;
      mark(null);
      return wasMarked;
    },
    end: () => {
      over.abort();
      shown.remove();
    },
  };
}

/** A cell of a row, or the field that is laid over one while somebody types into it. */
const CELL = '.gantt_row [data-column-name], .gantt_grid_editor_placeholder[data-column-name]';

/** The cell of a task that something stands in; null outside, in the column of boxes and in the head of a group. */
export function placeOf(target: EventTarget | null): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>(CELL) : null;
  const id = cell?.closest('[data-task-id]')?.getAttribute('data-task-id');
  const column = cell?.dataset['columnName'];
  if (!id || column === undefined || column === 'select' || isGroupId(planId(id))) return null;
  return { id: planId(id), column: column as GridColumn };
}

const isSamePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.id === other.id && one.column === other.column;

/** The columns from the left, without that of the boxes. */
const columnNames = (chart: GanttStatic): readonly GridColumn[] =>
  (chart.getGridColumns() as readonly { readonly name: string }[]).flatMap(({ name }) =>
    name === 'select' ? [] : [name as GridColumn],
  );

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place beside another by an arrow key, the same at the edge; null for other keys. */
function placeBeside(
  chart: GanttStatic,
  rows: readonly Pick<PlanRow, 'id'>[],
  { id, column }: CellPlace,
  key: string,
): CellPlace | null {
  const step = STEPS[key];
  if (!step) return null;
  const names = columnNames(chart);
  const row = rows[rows.findIndex((one) => one.id === id) + step[0]];
  const name = names[names.indexOf(column) + step[1]];
  return { id: row?.id ?? id, column: name ?? column };
}

/**
 * Shows which cells are marked. The chart draws rows as they come into sight and has no classes for cells: a sheet of styles reaches
 * those that are drawn later too, and needs nothing to be drawn again.
 */
function markSheet(chart: GanttStatic) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    show: (corners: Corners | null, rows: readonly Pick<PlanRow, 'id'>[]) =>
      sheet.replaceSync(corners ? ruleOf(chart, corners, rows) : ''),
    remove: () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

function ruleOf(chart: GanttStatic, { from, to }: Corners, rows: readonly Pick<PlanRow, 'id'>[]): string {
  const ids = between(
    rows.map(({ id }) => id),
    from.id,
    to.id,
  );
  const attribute = chart.config.task_attribute as string;
  const ofRows = ids.map((id) => `[${attribute}=${JSON.stringify(chartId(id))}]`).join();
  const names = between(columnNames(chart), from.column, to.column);
  const ofColumns = names.map((name) => `[data-column-name=${name}]`).join();
  return `.plan-chart .gantt_row:is(${ofRows}) > .gantt_cell:is(${ofColumns}) {
    background-color: var(--mui-palette-accent-tint);
    box-shadow: inset 0 0 0 1px var(--mui-palette-primary-main);
  }`;
}

function between<T>(all: readonly T[], one: T, other: T): readonly T[] {
  const [a, b] = [all.indexOf(one), all.indexOf(other)];
  return a < 0 || b < 0 ? [] : all.slice(Math.min(a, b), Math.max(a, b) + 1);
}
