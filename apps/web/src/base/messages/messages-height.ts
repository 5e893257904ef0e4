import { type RefObject, useLayoutEffect } from 'react';

/** How much of the bottom of the window messages cover just now: a length of the page's style. */
export const MESSAGES_HEIGHT = '--messages-height';

/** Lets pages scroll so far beyond their end, and what takes the focus come so far up, that no message lies over a button. */
export function useMessagesHeight(messages: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const watching = new ResizeObserver(() => {
      style.setProperty(MESSAGES_HEIGHT, `${messages.current!.offsetHeight}px`);
    });
    watching.observe(messages.current!);
    return () => {
      watching.disconnect();
      style.removeProperty(MESSAGES_HEIGHT);
    };
  }, [messages]);
}

/** Room at the end of what scrolls. Padding would lift what is sticky there as well. */
export const ROOM_AT_END = {
  scrollPaddingBottom: `var(${MESSAGES_HEIGHT}, 0px)`,
  '&::after': { content: '""', display: 'block', flex: 'none', height: `var(${MESSAGES_HEIGHT}, 0px)` },
} as const;
