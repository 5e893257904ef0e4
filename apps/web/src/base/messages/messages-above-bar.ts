import { type RefObject, useLayoutEffect } from 'react';

/** How far above the bottom of the window messages stand: a length of the page's style. */
export const ROOM_BELOW = '--room-below-messages';

/** Keeps messages above a bar at the bottom of the window for as long as it is there, however high it becomes. */
export function useMessagesAboveBar(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    const measure = () => {
      const room = window.innerHeight - bar.current!.getBoundingClientRect().top;
      documentElement.style.setProperty(ROOM_BELOW, `${Math.max(0, Math.ceil(room))}px`);
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(bar.current!);
    watching.observe(body);
    return () => {
      watching.disconnect();
      documentElement.style.removeProperty(ROOM_BELOW);
    };
  }, [bar]);
}
