import { ROOM_BELOW } from './messages-above-bar';
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

const HEIGHT = `var(${MESSAGES_HEIGHT}, 0px)`;

/** How much of the bottom of the window messages and what they stand on take; nothing while there are none. */
export const MESSAGES_TAKE = `calc(${HEIGHT} + min(var(${ROOM_BELOW}, 0px) + 16px, 1000 * ${HEIGHT}))`;

/** How high a sheet at the bottom of the window may be, so that messages have room above it: half of the window at least. */
export const BELOW_MESSAGES = `max(50dvh, min(92dvh, 100dvh - ${HEIGHT} - 104px))`;

/** Room at the end of what scrolls. Padding would lift what is sticky there as well. */
export const ROOM_AT_END = {
  scrollPaddingBottom: `var(${MESSAGES_HEIGHT}, 0px)`,
  '&::after': { content: '""', display: 'block', flex: 'none', height: `var(${MESSAGES_HEIGHT}, 0px)` },
} as const;
