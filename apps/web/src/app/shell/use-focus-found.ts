import { type RefObject, useEffect } from 'react';

/** Whoever knows better where to go, as a dialog its opener, has gone by then. */
const WAIT_MS = 100;

/**
 * Whose control goes with what they did, as the rows that they took out or the message that they closed, goes on at the page itself:
 * with the focus nowhere, keys would do nothing and a screen reader would begin anew.
 */
export function useFocusFound(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const findLost = () => {
      const isLost = last !== null && !last.isConnected && document.activeElement === document.body;
      if (isLost) page.current?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (last === null || last.isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(findLost, WAIT_MS);
    });
    const held = ({ target }: FocusEvent) => {
      last = target as Element;
    };
    document.addEventListener('focusin', held);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', held);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page]);
}
