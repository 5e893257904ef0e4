import { BROWSER_ERRORS, type BrowserError } from '@plomada/contracts';
import { wellFormed } from '@plomada/domain';
import { z } from 'zod';
import { APP_VERSION } from '../version';
import { request } from './request';

/** Of one page: what goes wrong again and again is known by then. */
const MOST_REPORTS = 10;
/** Said by browsers of layouts that settle a frame later; nothing is wrong. */
const HARMLESS = /^ResizeObserver loop/;

const reported = new Set<string>();

/**
 * Tells the console and operators what went wrong here, signed in or not: each thing once, without the texts of people. Never throws; a report that does not arrive is let go.
 */
export function reportError(kind: (typeof BROWSER_ERRORS)[number], thrown: unknown): void {
  console.error(thrown);
  const { message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (reported.has(message) || reported.size >= MOST_REPORTS) return;
  reported.add(message);
  const body: BrowserError = {
    kind,
    message: wellFormed(message.slice(0, 500)),
    ...(stack && { stack: wellFormed(stack.slice(0, 4_000)) }),
    screen: window.location.pathname.slice(0, 200),
    version: APP_VERSION,
  };
  request('/browser_error', { method: 'POST', body, answer: z.object({}) }).catch(() => undefined);
}

/** Reports what nothing caught, from now on. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => {
    if (!HARMLESS.test(message)) reportError('uncaught', error ?? message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('uncaught', reason));
}
