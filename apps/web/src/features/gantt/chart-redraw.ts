import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from './chart-ids';

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

/**
 * Draws rows again, with their bars, of those that are in sight: the chart draws the others from its data when they come into
 * sight. Its own `render` measures the layout, filters all rows and places all links, several times over.
 */
export function redrawRows(chart: GanttStatic, isWanted: (id: string) => boolean = () => true): void {
  const store = chart.getDatastore('task') as QuickStore;
  const wanted = idsInSight(chart).filter((id) => isWanted(planId(id)));
  const focused = focusedRow(chart);
  const { config } = chart;
  const navigates = config.keyboard_navigation;
  // The navigation measures the page after each row, to keep the focus: it need do so for the row only that has it.
  config.keyboard_navigation = false;
  for (const id of wanted) if (id !== focused) store.refresh(id, true);
  config.keyboard_navigation = navigates;
  if (focused !== undefined && wanted.includes(focused)) store.refresh(focused, true);
}

/**
 * Draws the links in sight again: those of bars that have moved, and those that came into sight with them. Which of all links
 * have both their rows shown is only looked at again where `others` says that there are others.
 */
export function redrawLinks(chart: GanttStatic, others: boolean): void {
  const refresh = () => void chart.getDatastore('link').refresh();
  if (others) refresh();
  else (chart as unknown as { _quickRefresh(code: () => void): void })._quickRefresh(refresh);
}

function idsInSight(chart: GanttStatic): readonly string[] {
  const rows = (chart.$grid_data as HTMLElement | undefined)?.querySelectorAll('.gantt_row') ?? [];
  return [...rows].flatMap((row) => taskOf(chart, row) ?? []);
}

/** The row that the navigation by keys is on. The types say another answer than there is. */
function focusedRow(chart: GanttStatic): string | undefined {
  const node: unknown = chart.ext.keyboardNavigation?.getActiveNode();
  return (node as { readonly id?: string } | null | undefined)?.id;
}

/** The task of a row of the grid; null for none, or one that is gone. */
function taskOf(chart: GanttStatic, row: Element | null): string | null {
  const id = row?.getAttribute(chart.config.task_attribute as string);
  return id && chart.isTaskExists(id) ? id : null;
}
