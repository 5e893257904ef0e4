import type { GanttStatic } from 'dhtmlx-gantt';

/** How near to an edge the pointer scrolls the chart, and how far each frame, in pixels. */
const EDGE_PX = 28;
const STEP_PX = 10;

/**
 * Scrolls the chart while something is held near an edge of `area`, up, down and, for what has days, sideways. Told of the pointer by
 * `hold`; what is held is asked for again by `scrolled` after each step.
 */
export function scrollAtEdges(
  chart: GanttStatic,
  area: () => DOMRect,
  { sideways, scrolled }: { readonly sideways: boolean; readonly scrolled: () => void },
) {
  let at: { readonly clientX: number; readonly clientY: number } | null = null;
  let frame = 0;
  const step = () => {
    frame = 0;
    if (!at) return;
    const { left, right, top, bottom } = area();
    const dx = sideways ? towards(at.clientX, left, right) : 0;
    const dy = towards(at.clientY, top, bottom);
    if (dx === 0 && dy === 0) return;
    const before = chart.getScrollState();
    chart.scrollTo(dx === 0 ? null : before.x + dx, dy === 0 ? null : before.y + dy);
    const after = chart.getScrollState();
    if (after.x === before.x && after.y === before.y) return;
    scrolled();
    frame = requestAnimationFrame(step);
  };
  return {
    hold(event: { readonly clientX: number; readonly clientY: number }): void {
      at = event;
      frame ||= requestAnimationFrame(step);
    },
    release(): void {
      at = null;
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}

function towards(place: number, from: number, to: number): number {
  if (place < from + EDGE_PX) return -STEP_PX;
  return place > to - EDGE_PX ? STEP_PX : 0;
}
