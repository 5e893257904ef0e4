import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from './chart-ids';
import { drawLink, drawnLinks, drawTask } from './drawn-layers';

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
  const inSight = idsInSight(chart);
  for (const id of inSight) if (isWanted(planId(id))) drawTask(chart, id);
  if (links === 'others') chart.getDatastore('link').refresh();
  else if (links === 'moved') drawMovedLinks(chart, inSight);
}

/** What its types do not say of a store: the place of an item among those that are shown, -1 for none, and its own events. */
interface Store {
  getIndexById(id: string): number;
  callEvent(name: 'onBeforeStoreUpdate', said: readonly null[]): void;
}

/** As the chart keeps a link: the tasks at its ends. */
interface LinkEnds {
  readonly id: string;
  readonly source: string;
  readonly target: string;
}

/** The chart asks of each of thousands of links where it lies and puts them in order; few lie beside the rows that are in sight. */
function drawMovedLinks(chart: GanttStatic, inSight: readonly string[]): void {
  const [tasks, links] = ['task', 'link'].map((name) => chart.getDatastore(name) as unknown as Store);
  // So it asks again when somebody scrolls.
  links!.callEvent('onBeforeStoreUpdate', [null, null, null]);
  const places = inSight.map((id) => tasks!.getIndexById(id));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const drawn = drawnLinks(chart);
  for (const { id, source, target } of chart.getLinks() as unknown as readonly LinkEnds[]) {
    const [one, other] = [tasks!.getIndexById(source), tasks!.getIndexById(target)];
    const isBeside = one >= 0 && other >= 0 && Math.max(one, other) >= first && Math.min(one, other) <= last;
    if (isBeside || drawn.has(id)) drawLink(chart, id);
  }
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
