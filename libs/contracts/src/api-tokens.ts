import { z } from 'zod';
import { tokenScope } from './auth';
import { defineQuery, defineRpc } from './message';
import { id, instant, plainText, seenLine } from './primitives';

/** How an API token begins, so that it is told from a session's, and found where it should not stand. */
export const API_TOKEN_PREFIX = 'plomada_';
/** So many an account has at most that are still good. */
export const MOST_API_TOKENS = 20;
/** For so many days a token can be good. */
export const API_TOKEN_DAYS = [7, 30, 90, 365] as const;

/** An API token to be made. */
export const newApiToken = z.object({
  name: seenLine(60),
  scope: tokenScope,
  days: z.union(API_TOKEN_DAYS.map((days) => z.literal(days))),
});

/** What is told of an API token. The token itself is told once, when it is made, and kept as a digest only. */
export const apiTokenInfo = z.object({
  id,
  name: plainText().max(60),
  scope: tokenScope,
  /** The last four signs of the token, to tell it from others. */
  ending: plainText().max(4),
  createdAt: instant,
  expiresAt: instant,
  /** When it was used last, to the minute; null before the first time. */
  lastUsedAt: instant.nullable(),
});
export type ApiTokenInfo = z.infer<typeof apiTokenInfo>;
export const apiTokenList = z.object({ tokens: z.array(apiTokenInfo) });
export const madeApiToken = z.object({ token: plainText().max(100), info: apiTokenInfo });

/** Makes an API token of somebody. Refuses with API_TOKENS_FULL (params: max). */
export const makeApiToken = defineRpc('auth', 'make-api-token', {
  request: newApiToken.extend({ userId: id }),
  response: madeApiToken,
});
/** The API tokens of somebody that were not revoked, the newest first; those that expired for 30 days more. */
export const apiTokensOf = defineQuery('auth', 'api-tokens-of', {
  request: z.object({ userId: id }),
  response: apiTokenList,
});
/** Revokes an API token of somebody, for good. Twice is once. Refuses with NOT_FOUND where that person has no such token. */
export const revokeApiToken = defineRpc('auth', 'revoke-api-token', {
  request: z.object({ userId: id, tokenId: id }),
  response: z.object({}),
});
