import { versionRoutes } from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

export type LastVersion = z.infer<typeof versionRoutes.last.answer>;

/** The newest version that there is, with what is new in it by language. */
export const fetchLastVersion = () => callRoute(versionRoutes.last);

/** The version that somebody has been told of. */
export const fetchUserVersion = (userId: string) => callRoute(versionRoutes.ofUser, { params: { userId } });

export const noteUserVersion = (userId: string, version: string) =>
  callRoute(versionRoutes.update, { body: { userId, version } });
