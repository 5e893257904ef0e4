import { type ApiTokenInfo, apiTokenRoutes } from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export type { ApiTokenInfo };
export type NewApiToken = z.input<typeof apiTokenRoutes.make.body>;

/** Whether it opens something still. */
export const isGood = ({ expiresAt }: ApiTokenInfo): boolean => Date.parse(expiresAt) > Date.now();

export const apiTokensOf = (id: string) => callRoute(apiTokenRoutes.list, { params: { id } });

/** The answer has the token itself: nothing tells it again. */
export const makeApiToken = (id: string, body: NewApiToken) =>
  callRoute(apiTokenRoutes.make, { params: { id }, body });

export const revokeApiToken = (id: string, tokenId: string) =>
  callRoute(apiTokenRoutes.revoke, { params: { id, tokenId } });
