import { z } from 'zod';
import { plainText } from './primitives';

/** What can go wrong in a browser: a screen was not drawn, an action could not be sent, the browser did not keep what it was given, nobody caught what was thrown. */
export const BROWSER_ERRORS = ['screen', 'action', 'storage', 'uncaught'] as const;

/** What a browser tells operators of what went wrong in it. No text that people wrote is part of it. */
export const browserError = z.object({
  kind: z.enum(BROWSER_ERRORS),
  message: plainText().max(500),
  stack: plainText().max(4_000).optional(),
  /** The path of the page, without what is asked in it. */
  screen: plainText().max(200),
  version: plainText().max(40),
});
export type BrowserError = z.infer<typeof browserError>;
