import { type RefObject, useLayoutEffect } from 'react';

/** How far above the bottom of the window messages stand: a length of the page's style. */
export const ROOM_BELOW = '--room-below-messages';

/** What stands at the bottom of the window now: a bar, and a sheet above it. */
const bars = new Set<HTMLElement>();

function measure(): void {
  const { style } = document.documentElement;
  const rooms = [...bars].map((bar) => window.innerHeight - bar.getBoundingClientRect().top);
  if (rooms.length === 0) style.removeProperty(ROOM_BELOW);
  else style.setProperty(ROOM_BELOW, `${Math.max(0, ...rooms.map(Math.ceil))}px`);
}

/** Keeps messages above a bar or a sheet at the bottom of the window for as long as it is there, however high it becomes. */
export function useMessagesAboveBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = bar.current!;
    bars.add(own);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(own);
    watching.observe(document.body);
    // A sheet slides up before it stands where it is.
    document.addEventListener('transitionend', measure);
    return () => {
      bars.delete(own);
      watching.disconnect();
      document.removeEventListener('transitionend', measure);
      measure();
    };
  }, [bar]);
}
