import { type RefObject, useLayoutEffect } from 'react';

/** How much of the bottom of the window messages cover just now: a length of the page's style. */
export const ROOM_FOR_MESSAGES = '--room-for-messages';

/** Lets pages scroll so far beyond their end, and what takes the focus come so far up, that no message lies over a button. */
export function useRoomForMessages(messages: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watching = new ResizeObserver(() => {
      style.setProperty(ROOM_FOR_MESSAGES, `${messages.current!.offsetHeight}px`);
    });
    watching.observe(messages.current!);
    return () => {
      watching.disconnect();
      style.removeProperty(ROOM_FOR_MESSAGES);
    };
  }, [messages]);
}

/** Room at the end of what scrolls. Padding would lift what is sticky there as well. */
export const ROOM_AT_END = {
  scrollPaddingBottom: `var(${ROOM_FOR_MESSAGES}, 0px)`,
  '&::after': { content: '""', display: 'block', flex: 'none', height: `var(${ROOM_FOR_MESSAGES}, 0px)` },
} as const;
