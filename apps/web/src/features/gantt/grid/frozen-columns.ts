import type { GanttStatic } from 'dhtmlx-gantt';
import { partOf } from './grid-sizes';
import type { ColumnName, GridShown } from './grid-shown';

/** Columns that say which row it is. They stay while the others scroll sideways under them, as long as those keep some room. */
const NAMING: readonly ColumnName[] = ['text', 'code', 'select'];
/** Pixels that scrolling columns keep at least. */
const LEAST_FREE = 96;

/** How far each frozen column may be scrolled before it stays: from its own place to the one that it keeps. */
export function frozenColumns({ columns }: GridShown, width: number): ReadonlyMap<ColumnName, number> {
  const kept = new Set<ColumnName>();
  let taken = 0;
  for (const name of NAMING) {
    const own = columns.find((column) => column.name === name)?.width;
    if (own === undefined) continue;
    if (taken + own > width - LEAST_FREE) break;
    kept.add(name);
    taken += own;
  }
  const held = new Map<ColumnName, number>();
  let [place, left] = [0, 0];
  for (const column of columns) {
    if (kept.has(column.name)) {
      held.set(column.name, place - left);
      left += column.width;
    }
    place += column.width;
  }
  return held;
}

/** Keeps the frozen columns where they are while the grid scrolls: the MIT edition of the chart has none. */
export function keepFrozen(chart: GanttStatic, container: HTMLElement): void {
  const scrolled = () => container.style.setProperty('--plan-grid-x', `${gridOf(chart).$grid.scrollLeft}px`);
  chart.attachEvent('onGanttRender', () => {
    nameEdges(chart);
    scrolled();
  });
  gridOf(chart).attachEvent('onScroll', scrolled);
}

/** Says of the edges by which columns are made wider whose they are, so that those of frozen columns stay with them. */
function nameEdges(chart: GanttStatic): void {
  const columns = chart.getGridColumns() as readonly { readonly name: string }[];
  for (const edge of chart.$root.querySelectorAll<HTMLElement>('.gantt_grid_column_resize_wrap')) {
    edge.dataset['edgeOf'] = columns[Number(edge.dataset['columnIndex'])]?.name;
  }
}

interface Grid {
  /** What scrolls sideways. */
  readonly $grid: HTMLElement;
  attachEvent(name: 'onScroll', heard: () => void): void;
}
const gridOf = (chart: GanttStatic): Grid => partOf<Grid>(chart, 'grid');

/** Tells the style sheet which columns are frozen. */
export function setFrozen(container: HTMLElement, held: ReadonlyMap<ColumnName, number>): void {
  for (const name of NAMING) {
    const from = held.get(name);
    container.classList.toggle(`plan-frozen-${name}`, from !== undefined);
    container.style.setProperty(`--plan-held-${name}`, `${from ?? 0}px`);
  }
}

/** Tells of each column whose cell takes the focus by a key. What is scrolled by hand stays: its cell may be focused again. */
export function onColumnReached(container: HTMLElement, reached: (name: ColumnName) => void): void {
  let byKey = false;
  container.addEventListener('keydown', () => (byKey = true), true);
  for (const hand of ['pointerdown', 'wheel']) {
    container.addEventListener(hand, () => (byKey = false), { capture: true, passive: true });
  }
  container.addEventListener('focusin', ({ target }) => {
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-column-name]');
    if (byKey && cell) reached(cell.dataset['columnName'] as ColumnName);
  });
}

/** Scrolls the grid sideways until a column is seen whole, beside the frozen ones. */
export function showColumn(
  chart: GanttStatic,
  { columns }: GridShown,
  name: ColumnName,
  held: ReadonlyMap<ColumnName, number>,
): void {
  const at = columns.findIndex((column) => column.name === name);
  const widths = (list: GridShown['columns']) => list.reduce((sum, { width }) => sum + width, 0);
  const left = widths(columns.slice(0, at));
  const right = left + columns[at]!.width;
  const covered = widths(columns.slice(0, at).filter((column) => held.has(column.name)));
  const { scrollLeft, clientWidth } = gridOf(chart).$grid;
  if (right > scrollLeft + clientWidth) scrollGrid(chart, right - clientWidth);
  else if (left < scrollLeft + covered) scrollGrid(chart, left - covered);
}

/** By the scroll bar, so that it stands where the grid does. */
function scrollGrid(chart: GanttStatic, left: number): void {
  partOf<{ scrollHorizontally(left: number): void }>(chart, 'scrollGrid').scrollHorizontally(left);
}
