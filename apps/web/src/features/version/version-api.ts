import { setUserVersion, userVersion } from '@plomada/contracts';
import { z } from 'zod';
import { request } from '../../base/api/request';

const text = z.record(z.string(), z.string().max(2000));
const lastVersion = z.object({ number: z.string().max(40), title: text, description: text });
export type LastVersion = z.infer<typeof lastVersion>;

/** The newest version that there is, with what is new in it by language. */
export const fetchLastVersion = () => request('/version/last_version', { answer: lastVersion });

/** The version that somebody has been told of. */
export const fetchUserVersion = (userId: string) =>
  request(`/version/last_version_user/${encodeURIComponent(userId)}`, { answer: userVersion });

export const noteUserVersion = (userId: string, version: string) =>
  request('/version/update_user_version', {
    method: 'POST',
    body: { userId, version },
    answer: setUserVersion.response,
  });
