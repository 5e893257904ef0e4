import { apiTokenList, madeApiToken, newApiToken, revokeApiToken } from '../api-tokens';
import { defineRoute, own } from '../route';

/** The own API tokens. None of them makes, shows or revokes another one. */
export const apiTokenRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/:id/api_tokens',
    summary: 'The own API tokens, the newest first, without the tokens themselves',
    access: own('id'),
    tokenScope: null,
    answer: apiTokenList,
  }),
  make: defineRoute({
    method: 'POST',
    path: '/user/:id/api_tokens',
    summary:
      'Makes an API token to read, or to read and write, for 7, 30, 90 or 365 days; it is told here and never again',
    access: own('id'),
    tokenScope: null,
    body: newApiToken,
    answer: madeApiToken,
  }),
  revoke: defineRoute({
    method: 'DELETE',
    path: '/user/:id/api_tokens/:tokenId',
    summary: 'Revokes an own API token, at once and for good',
    access: own('id'),
    tokenScope: null,
    answer: revokeApiToken.response,
  }),
};
