import type { GanttStatic } from 'dhtmlx-gantt';
import { patchElement } from './patch-element';

/** What the chart draws of all its rows or links in one way, as the cells or the bars. Its types do not say it. */
interface Layer {
  readonly node: HTMLElement;
  /** What it has drawn of which item. */
  readonly rendered: Record<string, HTMLElement | undefined>;
  /** Draws an item into a container, unless it is out of sight. */
  render_item(item: Item, container: DocumentFragment): void;
}

interface Item {
  readonly id: string | number;
}

interface WithLayers {
  readonly $services: {
    getService(name: 'layers'): { getDataRender(name: string): { getLayers(): readonly Layer[] } | null };
  };
}

const layersOf = (chart: GanttStatic, of: 'task' | 'link'): readonly Layer[] =>
  (chart as unknown as WithLayers).$services.getService('layers').getDataRender(of)?.getLayers() ?? [];

/** Draws a row, its bar and what lies behind them as its task is now. */
export function drawTask(chart: GanttStatic, id: string): void {
  const task = chart.getTask(id);
  for (const layer of layersOf(chart, 'task')) {
    const behind = isBehind(layer) ? layer.rendered[id] : undefined;
    if (behind) behind.className = classBehind(chart, behind, id);
    else drawItem(layer, task);
  }
}

/** Draws a link as it is now; one that is out of sight is none. */
export function drawLink(chart: GanttStatic, id: string): void {
  for (const layer of layersOf(chart, 'link')) drawItem(layer, chart.getLink(id));
}

/** The links that are drawn. */
export const drawnLinks = (chart: GanttStatic): ReadonlySet<string> =>
  new Set(layersOf(chart, 'link').flatMap(({ rendered }) => Object.keys(rendered)));

/**
 * The chart puts a new element in the place of the old one: the browser would style and lay out all of it again, and what has the
 * focus would lose it.
 */
function drawItem(layer: Layer, item: Item): void {
  const { rendered } = layer;
  const shown = rendered[item.id];
  rendered[item.id] = undefined;
  layer.render_item(item, document.createDocumentFragment());
  const made = rendered[item.id];
  if (!made) {
    delete rendered[item.id];
    shown?.remove();
  } else if (shown?.parentNode) {
    rendered[item.id] = shown;
    patchElement(shown, made);
  } else layer.node.append(made);
}

/** The days behind a bar, one element each: they are the calendar's, and the same whatever becomes of the task. */
const isBehind = ({ node }: Layer): boolean => node.classList.contains('gantt_task_bg');

/** Which row it is stays; what is said of it, as that it is selected, may be another. */
function classBehind(chart: GanttStatic, row: HTMLElement, id: string): string {
  const task = chart.getTask(id);
  const kept = ['gantt_task_row', 'odd', 'gantt_selected'].filter((name) => row.classList.contains(name));
  return [...kept, chart.templates.task_row_class(task.start_date!, task.end_date!, task)].join(' ');
}
