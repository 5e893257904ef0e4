import { type FocusEvent, useEffect, useRef } from 'react';

/** For the element whose focus is looked after. */
interface FocusHandlers {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Calls `onLost` once what has the focus within an element goes, as a button does that has done its work: the browser would begin again
 * at the top of the page. It is told what had the focus before it came into the element, if that is still on the page.
 */
export function useLostFocus(onLost: (before: HTMLElement | null) => void): FocusHandlers {
  const isWithin = useRef(false);
  const before = useRef<EventTarget | null>(null);
  // Nobody leaves a field that is gone: that is seen by what is drawn next.
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    isWithin.current = false;
    const { current } = before;
    onLost(current instanceof HTMLElement && current.isConnected ? current : null);
  });
  return {
    onFocus: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
        before.current = relatedTarget;
      isWithin.current = true;
    },
    onBlur: () => {
      isWithin.current = false;
    },
  };
}

/** Gives the focus back to what had it, or to the page where that is gone too. */
export const focusBack = (to: HTMLElement | null): void =>
  (to ?? document.querySelector('main'))?.focus({ preventScroll: true });
