import { profileAnswer, sessionsOf, stockAvatars, userSchema } from '@plomada/contracts';
import { z } from 'zod';
import { base64 } from '../../base/api/base64';
import { request } from '../../base/api/request';

const pathOf = (userId: string): string => `/user/${encodeURIComponent(userId)}`;
const UPLOAD_TIMEOUT_MS = 60_000;

export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  /** One of the set, '' for none. */
  readonly avatarURL?: string;
  /** A picture of one's own, instead of one of the set. */
  readonly avatar?: File;
}

/** Fields stand before the file, so that the server can refuse without reading it. */
export function editProfile(userId: string, { avatar, ...fields }: ProfileChange) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string);
  if (avatar) form.append('avatar', avatar, avatar.name);
  return request(`${pathOf(userId)}/edit_profile`, {
    method: 'POST',
    body: form,
    answer: profileAnswer,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  });
}

export interface Preferences {
  readonly lang?: string;
  /** IANA name. */
  readonly timeZone?: string;
}
export const setPreferences = (userId: string, body: Preferences) =>
  request(`${pathOf(userId)}/preferences`, { method: 'POST', body, answer: userSchema });

export const avatarsToChooseFrom = (userId: string) =>
  request(`/user/get_avatars_impera/${encodeURIComponent(userId)}`, { answer: stockAvatars });

export const changePassword = (userId: string, oldPassword: string, newPassword: string) =>
  request(`${pathOf(userId)}/change_password`, {
    method: 'POST',
    body: { oldPassword: base64(oldPassword), newPassword: base64(newPassword) },
    answer: z.object({}),
  });

const sessions = z.object({
  sessions: z.array(sessionsOf.response.shape.sessions.element.extend({ current: z.boolean() })),
});
export type OpenSession = z.infer<typeof sessions>['sessions'][number];
export const openSessions = (userId: string) => request(`${pathOf(userId)}/sessions`, { answer: sessions });

export const endOtherSessions = (userId: string) =>
  request(`${pathOf(userId)}/end_sessions`, {
    method: 'POST',
    body: { keepCurrent: true },
    answer: z.object({ ended: z.number() }),
  });
