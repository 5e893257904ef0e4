import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from './chart-ids';
import type { Navigation } from './skip-focus-on-gone-rows';

/** With `quick`, which its types do not say, the store does not go through all its items first. */
interface QuickStore {
  refresh(id: string, quick: boolean): void;
}

/** How far a chart is scrolled, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Draws everything once, scrolled to a place that may be asked for only when the chart has measured its new rows and scales. */
export function drawAt(chart: GanttStatic, place: () => Place): void {
  const { config } = chart;
  const scrollFirst = () => {
    const { x, y } = place();
    // Whoever scrolls a chart has it drawn, except in a batch.
    chart.batchUpdate(() => chart.scrollTo(x, y), true);
  };
  chart.attachEvent('onBeforeDataRender', scrollFirst, { once: true });
  // It would go back to where it stood before, and draw once more.
  const keeps = config.preserve_scroll;
  config.preserve_scroll = false;
  chart.render();
  config.preserve_scroll = keeps;
}

/** What is drawn again; nothing is said of links where they are as they were. */
interface Redrawn {
  readonly isWanted?: (id: string) => boolean;
  /** `moved`: the same links between other places; `others`: other links. */
  readonly links?: 'moved' | 'others';
}

/**
 * Draws rows again, with their bars, and links: of those that are in sight. The chart draws the others from its data when they come
 * into sight. Its own `render` measures the layout, filters all rows and places all links, several times over.
 */
export function redraw(chart: GanttStatic, { isWanted = () => true, links }: Redrawn = {}): void {
  const wanted = idsInSight(chart).filter((id) => isWanted(planId(id)));
  keepingFocus(chart, wanted, () => {
    const store = chart.getDatastore('task') as QuickStore;
    for (const id of wanted) store.refresh(id, true);
    if (links) redrawLinks(chart, links === 'others');
  });
}

/**
 * The row that has the focus has it again when all is drawn. The chart's navigation by keys would see to it after each row, and
 * have the browser measure the page for it while there is more to draw.
 */
function keepingFocus(chart: GanttStatic, drawn: readonly string[], draw: () => void): void {
  const { config } = chart;
  const navigates = config.keyboard_navigation;
  const focused = (chart as unknown as Partial<Navigation>).$keyboardNavigation?.dispatcher.getActiveNode();
  const rows = focused?.getNode()?.parentElement;
  const { scrollTop = 0, scrollLeft = 0 } = rows ?? {};
  config.keyboard_navigation = false;
  draw();
  config.keyboard_navigation = navigates;
  if (!focused?.taskId || !drawn.includes(focused.taskId) || isElsewhere(chart)) return;
  focused.focus(true);
  rows?.scrollTo(scrollLeft, scrollTop);
}

/** Whether somebody is at work beside the chart. */
function isElsewhere(chart: GanttStatic): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !chart.$container.contains(active);
}

/** Which of all links have both their rows shown is only looked at again where there are others. */
function redrawLinks(chart: GanttStatic, others: boolean): void {
  const refresh = () => void chart.getDatastore('link').refresh();
  if (others) refresh();
  else (chart as unknown as { _quickRefresh(code: () => void): void })._quickRefresh(refresh);
}

function idsInSight(chart: GanttStatic): readonly string[] {
  const rows = (chart.$grid_data as HTMLElement | undefined)?.querySelectorAll('.gantt_row') ?? [];
  return [...rows].flatMap((row) => taskOf(chart, row) ?? []);
}

/** The task of a row of the grid; null for none, or one that is gone. */
function taskOf(chart: GanttStatic, row: Element | null): string | null {
  const id = row?.getAttribute(chart.config.task_attribute as string);
  return id && chart.isTaskExists(id) ? id : null;
}
