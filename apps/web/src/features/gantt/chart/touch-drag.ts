import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from './chart-ids';

/** How long a finger stays on a bar before it drags it: what moves sooner scrolls. */
export const BAR_HOLD_MS = 400;
/** A finger that strays no further held still, in pixels. */
const STRAY_PX = 10;

interface HeldBarHandlers {
  onMenuAsked(id: string, at: { readonly left: number; readonly top: number }): void;
}

interface Finger {
  readonly pointer: number;
  readonly at: { readonly left: number; readonly top: number };
  isStill: boolean;
  /** The bar that it let go. */
  left: string | null;
}

/**
 * Has a finger that stays on a bar take hold of it: moved on it drags the bar, lifted where it is it asks for what can be done with
 * the row. Which of the two devices of a laptop with a touch screen is meant, each press says.
 */
export function followTouchDrags(chart: GanttStatic, container: HTMLElement, handlers: HeldBarHandlers) {
  let finger: Finger | null = null;
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  container.addEventListener(
    'pointerdown',
    (event) => {
      const isFinger = event.pointerType === 'touch';
      // The library has the mouse wait as long as a finger where it counts on touch.
      chart.config.touch = isFinger ? 'force' : false;
      const at = { left: event.clientX, top: event.clientY };
      finger = isFinger ? { pointer: event.pointerId, at, isStill: true, left: null } : null;
    },
    heard,
  );
  const held = () => chart.getState().drag_id ?? null;
  document.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (finger?.pointer !== pointerId) return;
      if (Math.hypot(clientX - finger.at.left, clientY - finger.at.top) > STRAY_PX) finger.isStill = false;
    },
    heard,
  );
  document.addEventListener(
    'pointerup',
    ({ pointerId }) => {
      if (finger?.pointer === pointerId) finger.left = held();
    },
    heard,
  );
  // Some browsers ask for the menu while the finger is still on the bar.
  document.addEventListener(
    'contextmenu',
    (event) => {
      if (!finger || held() === null) return;
      event.preventDefault();
      event.stopPropagation();
    },
    heard,
  );
  // Here the library has heard of it before and has let the bar go back to where it was.
  document.addEventListener(
    'touchend',
    (event) => {
      const lifted = finger;
      finger = null;
      if (!lifted?.isStill || lifted.left === null) return;
      // Nothing that comes up under the finger is clicked.
      event.preventDefault();
      handlers.onMenuAsked(planId(lifted.left), lifted.at);
    },
    { passive: false, signal: over.signal },
  );
  return {
    /** Whether the bar that is held is held by a finger that has not moved. */
    isStill: () => finger?.isStill ?? false,
    end: () => over.abort(),
  };
}
