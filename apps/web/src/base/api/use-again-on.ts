import { useEffect, useRef } from 'react';

/** Somebody who edits all the time must not use up what the others may ask for. */
const ASKED_EVERY_MS = 2_000;

/**
 * Asks again when `news` is another value than at the time before: at once, and for all that follows within two seconds once more
 * after them. What is asked first, when the page is shown, is not its concern.
 */
export function useAgainOn(news: number | string, again: () => void): void {
  const known = useRef(news);
  const askedAt = useRef(-Infinity);
  useEffect(() => {
    if (news === known.current) return;
    const timer = setTimeout(
      () => {
        known.current = news;
        askedAt.current = Date.now();
        again();
      },
      Math.max(0, askedAt.current + ASKED_EVERY_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [news, again]);
}
