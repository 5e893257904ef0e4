import type { GanttStatic } from 'dhtmlx-gantt';

/** The moment under the pointer, and how far the pointer is from the timeline's left edge, in pixels. */
export interface ZoomPlace {
  readonly date: Date;
  readonly x: number;
  /** Pixels of a day now. */
  readonly dayWidth: number;
}

export interface ZoomHandlers {
  /** A step nearer (1) or further (-1) is wanted, with what is under the pointer staying there. */
  onZoomAsked(step: 1 | -1, at: ZoomPlace): void;
}

/** Pixels of the wheel that make a step: a notch of a mouse, a short pinch on a pad. */
const STEP_PX = 80;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Ctrl and the wheel, or a pinch, over the timeline: in place of the browser's zoom of the page, the timeline's. */
export function followWheel(chart: GanttStatic, container: HTMLElement, handlers: ZoomHandlers): void {
  let turned = 0;
  container.addEventListener(
    'wheel',
    (event) => {
      const isMeant = event.ctrlKey || event.metaKey;
      if (!isMeant || !(event.target as Element).closest('.gantt_task')) return;
      event.preventDefault();
      event.stopPropagation();
      // Some browsers count lines.
      turned += event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : STEP_PX / 3);
      if (Math.abs(turned) < STEP_PX) return;
      const step = turned < 0 ? 1 : -1;
      turned = 0;
      handlers.onZoomAsked(step, placeAt(chart, event));
    },
    { capture: true, passive: false },
  );
}

/** How much further apart, or nearer, two fingers go for a step. */
const PINCH = 1.4;

/** Two fingers on the timeline: going apart they zoom in about their middle, coming together out. */
export function followPinch(chart: GanttStatic, container: HTMLElement, handlers: ZoomHandlers): void {
  let over = new AbortController();
  container.addEventListener(
    'touchstart',
    (event) => {
      over.abort();
      const fingers = [...event.touches];
      const isMeant = fingers.every(({ target }) => (target as Element).closest('.gantt_task'));
      if (fingers.length !== 2 || !isMeant) return;
      over = new AbortController();
      let from = apart(event.touches);
      const onMove = (moved: TouchEvent) => {
        if (moved.touches.length !== 2) return;
        moved.preventDefault();
        moved.stopPropagation();
        const now = apart(moved.touches);
        if (now < from * PINCH && now > from / PINCH) return;
        const step = now > from ? 1 : -1;
        from = now;
        const clientX = (moved.touches[0]!.clientX + moved.touches[1]!.clientX) / 2;
        handlers.onZoomAsked(step, placeAt(chart, { clientX }));
      };
      // What the fingers are on is drawn again by the zoom: it hears of them still, the chart around it no more.
      for (const { target } of fingers)
        target.addEventListener('touchmove', onMove as EventListener, {
          passive: false,
          signal: over.signal,
        });
    },
    { capture: true, passive: true },
  );
}

const apart = (fingers: TouchList): number => {
  const [one, other] = [fingers[0]!, fingers[1]!];
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
};

function placeAt(chart: GanttStatic, { clientX }: { readonly clientX: number }): ZoomPlace {
  const x = clientX - (chart.$task as HTMLElement).getBoundingClientRect().left;
  const left = chart.getScrollState().x;
  const date = chart.dateFromPos(left + x);
  const { min_date: first, max_date: last } = chart.getState();
  const days = (Number(last) - Number(first)) / DAY_MS;
  return { date, x, dayWidth: (chart.posFromDate(last) - chart.posFromDate(first)) / days };
}

/** Where the timeline of other columns is scrolled to, so that the moment is where it was. */
export const scrolledToKeep = (chart: GanttStatic, { date, x }: ZoomPlace): number =>
  Math.max(0, chart.posFromDate(date) - x);
