/** What is done with something that a pointer holds. */
export interface Held {
  /** Where it is held now. */
  moved(event: PointerEvent): void;
  /** It was let go there. */
  dropped(): void;
  /** The end of it, once: let go, left where it was by Escape, or never moved. */
  ended(): void;
}

/** A pointer that strays no further than this was a click, in pixels. */
const STRAY_PX = 6;

/**
 * Follows the pointer that was pressed until it is let go. Nothing is held before it strays; Escape lets everything be as it was. What
 * lies under the pointer at the end is not clicked.
 */
export function followHeld(pressed: PointerEvent, held: Held): void {
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  let state: 'pressed' | 'held' | 'left' = 'pressed';
  const end = () => {
    if (state !== 'left') held.ended();
    state = 'left';
  };
  const isIt = ({ pointerId }: PointerEvent) => pointerId === pressed.pointerId;
  const finish = (event: PointerEvent) => {
    if (!isIt(event)) return;
    if (state !== 'pressed') spareClick();
    if (state === 'held' && event.type === 'pointerup') held.dropped();
    end();
    over.abort();
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      if (!isIt(event) || state === 'left') return;
      const { clientX, clientY } = pressed;
      if (state === 'pressed' && Math.hypot(event.clientX - clientX, event.clientY - clientY) < STRAY_PX)
        return;
      state = 'held';
      event.preventDefault();
      held.moved(event);
    },
    heard,
  );
  window.addEventListener('pointerup', finish, heard);
  window.addEventListener('pointercancel', finish, heard);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || state !== 'held') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      end();
    },
    heard,
  );
}

/** The browser tells a click right after the pointer was let go, or none. */
function spareClick(): void {
  const over = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: over.signal },
  );
  setTimeout(() => over.abort());
}
