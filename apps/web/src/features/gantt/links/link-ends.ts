import type { GanttStatic } from 'dhtmlx-gantt';
import type { Tip } from '../bars/bar-tooltips';
import { planId } from '../chart/chart-ids';
import type { ChartLink, ChartTask } from '../chart/chart-rows';
import { makeTip, showTip } from '../bars/tooltips';
import { followHeld } from '../rows/held-pointer';
import { scrollAtEdges } from '../zoom/scroll-at-edges';

/** An end of a link, and the task that it is brought to. */
export interface Relink {
  readonly link: string;
  readonly end: LinkEnd;
  readonly task: string;
}
export type LinkEnd = 'source' | 'target';

export interface LinkEndHandlers {
  /** What is said while the end is held over a task. */
  relinkTip(relink: Relink): Tip;
  onRelinked(relink: Relink): void;
}

/** How far from a bar its end of a link is taken hold of, and what half a milestone takes, in pixels. */
const OUT_PX = 10;
const DIAMOND_PX = 8;
/** The handles wait so long for the pointer to come from the arrow to them. */
const STAY_MS = 400;
const SVG = 'http://www.w3.org/2000/svg';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Shows handles at both ends of the arrow that is pointed at or touched, and lets them be dragged to another task. The arrow stays
 * where it is until the plan has another. Gives the way to end it.
 */
export function followLinkEnds(
  chart: GanttStatic,
  container: HTMLElement,
  handlers: LinkEndHandlers & { mayEdit(): boolean },
): () => void {
  const tip = makeTip();
  let handles: { readonly id: string; readonly shown: readonly HTMLElement[] } | null = null;
  let [timer, isHeld] = [0, false];
  const hide = () => {
    clearTimeout(timer);
    handles?.shown.forEach((handle) => handle.remove());
    handles = null;
  };
  const show = (id: string) => {
    clearTimeout(timer);
    if (handles?.id === id) return;
    hide();
    const shown = (['source', 'target'] as const).map((end) => handleAt(endPoint(chart, id, end), end));
    handles = { id, shown };
    areaOf(chart).append(...shown);
  };
  const linkAt = (target: Element): string | null =>
    target.closest('.gantt_task_link')?.getAttribute('link_id') ?? null;
  container.addEventListener('pointerover', ({ target }) => {
    if (isHeld || !handlers.mayEdit()) return;
    const id = linkAt(target as Element);
    if (id !== null) show(id);
    else if ((target as Element).closest('.plan-link-end')) clearTimeout(timer);
    else if (handles) {
      clearTimeout(timer);
      timer = window.setTimeout(hide, STAY_MS);
    }
  });
  chart.attachEvent('onGanttRender', () => {
    if (!isHeld) hide();
  });
  container.addEventListener(
    'pointerdown',
    (event) => {
      const handle = (event.target as Element).closest<HTMLElement>('.plan-link-end');
      if (!handle || !handles || event.button !== 0) return;
      // A finger would scroll and the chart would take the press for one of its own.
      event.preventDefault();
      event.stopPropagation();
      isHeld = true;
      const end = handle.dataset['end'] as LinkEnd;
      clearTimeout(timer);
      const released = () => {
        isHeld = false;
        hide();
      };
      holdEnd(chart, { event, id: handles.id, end, tip, handlers, released });
    },
    true,
  );
  return () => {
    hide();
    tip.remove();
  };
}

interface EndHeld {
  readonly event: PointerEvent;
  readonly id: string;
  readonly end: LinkEnd;
  readonly tip: HTMLElement;
  readonly handlers: LinkEndHandlers;
  readonly released: () => void;
}

/** From the press of a handle until it is let go. */
function holdEnd(chart: GanttStatic, { event: pressed, id, end, tip, handlers, released }: EndHeld): void {
  const fixed = endPoint(chart, id, end === 'source' ? 'target' : 'source');
  const line = lineFrom(fixed);
  let over: string | null = null;
  let last = pressed;
  const mark = (isOver: boolean) =>
    over !== null &&
    (chart.getTaskNode(over) as HTMLElement | null)?.classList.toggle('plan-relink-to', isOver);
  const follow = () => {
    line.to(pointIn(chart, last));
    const task = taskAt(chart, last);
    if (task !== over) {
      mark(false);
      over = task;
      mark(true);
    }
    if (task === null) tip.hidden = true;
    else showTip(tip, handlers.relinkTip({ link: planId(id), end, task: planId(task) }), last);
  };
  const edges = scrollAtEdges(chart, () => (chart.$task as HTMLElement).getBoundingClientRect(), {
    sideways: true,
    scrolled: follow,
  });
  areaOf(chart).append(line.element);
  followHeld(pressed, {
    moved: (event) => {
      last = event;
      edges.hold(event);
      follow();
    },
    dropped: () => {
      if (over !== null) handlers.onRelinked({ link: planId(id), end, task: planId(over) });
    },
    ended: () => {
      mark(false);
      edges.release();
      line.element.remove();
      tip.hidden = true;
      released();
    },
  });
}

const areaOf = (chart: GanttStatic): HTMLElement => chart.$task_data as HTMLElement;

/** The task whose bar, or else whose row, is under the pointer. */
function taskAt(chart: GanttStatic, { clientX, clientY }: PointerEvent): string | null {
  const hit = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest('.gantt_task_line, .gantt_task_row'))
    .find((element) => element && chart.$container.contains(element));
  const id = hit?.getAttribute('data-task-id');
  return id && chart.isTaskExists(id) ? id : null;
}

/** A place of the window among the bars. */
function pointIn(chart: GanttStatic, { clientX, clientY }: PointerEvent): Point {
  const area = areaOf(chart);
  const { left, top } = area.getBoundingClientRect();
  return { x: clientX - left + area.scrollLeft, y: clientY - top + area.scrollTop };
}

/** Where an end of an arrow is, beside its bar: the source is left at its finish by types 0 and 2, the target entered there by 2 and 3. */
function endPoint(chart: GanttStatic, id: string, end: LinkEnd): Point {
  const link = chart.getLink(id) as unknown as ChartLink;
  const task = chart.getTask(link[end]) as unknown as ChartTask;
  const isRight = (end === 'source' ? ['0', '2'] : ['2', '3']).includes(String(link.type));
  const { left, top, width, rowHeight } = chart.getTaskPosition(
    task as never,
    task.start_date,
    task.end_date,
  ) as Readonly<Record<'left' | 'top' | 'width' | 'rowHeight', number>>;
  const half = task.type === 'milestone' ? DIAMOND_PX : 0;
  const x = isRight ? left + width + half + OUT_PX : left - half - OUT_PX;
  return { x, y: top + rowHeight / 2 };
}

function handleAt({ x, y }: Point, end: LinkEnd): HTMLElement {
  const handle = document.createElement('div');
  handle.className = 'plan-link-end';
  handle.dataset['end'] = end;
  handle.style.cssText = `left:${x}px;top:${y}px`;
  return handle;
}

/** The line that is drawn from the end that stays to the pointer. */
function lineFrom({ x, y }: Point) {
  const element = document.createElementNS(SVG, 'svg');
  element.setAttribute('class', 'plan-link-held');
  const line = document.createElementNS(SVG, 'line');
  const put = (values: Readonly<Record<string, number>>) => {
    for (const [name, value] of Object.entries(values)) line.setAttribute(name, String(value));
  };
  put({ x1: x, y1: y, x2: x, y2: y });
  element.append(line);
  return { element, to: (point: Point) => put({ x2: point.x, y2: point.y }) };
}
