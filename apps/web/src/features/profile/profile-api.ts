import { profileRoutes, userSessionRoutes } from '@plomada/contracts';
import type { z } from 'zod';
import { base64 } from '../../base/api/base64';
import { callRoute } from '../../base/api/call-route';

export interface ProfileChange {
  readonly firstName?: string;
  readonly lastName?: string;
  /** One of the set, '' for none. */
  readonly avatarURL?: string;
  /** A picture of one's own, instead of one of the set. */
  readonly avatar?: File;
}

/** Fields stand before the file, so that the server can refuse without reading it. */
export function editProfile(id: string, { avatar, ...fields }: ProfileChange) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value as string);
  if (avatar) form.append('avatar', avatar, avatar.name);
  return callRoute(profileRoutes.edit, { params: { id }, body: form });
}

export type Preferences = z.input<typeof profileRoutes.prefer.body>;
export const setPreferences = (id: string, preferences: Preferences) =>
  callRoute(profileRoutes.prefer, { params: { id }, body: preferences });

export const avatarsToChooseFrom = (userId: string) =>
  callRoute(profileRoutes.avatars, { params: { userId } });

export const passwordRules = (id: string) => callRoute(profileRoutes.passwordRules, { params: { id } });

export const changePassword = (id: string, oldPassword: string, newPassword: string) =>
  callRoute(profileRoutes.changePassword, {
    params: { id },
    body: { oldPassword: base64(oldPassword), newPassword: base64(newPassword) },
  });

export type OpenSession = z.infer<typeof userSessionRoutes.list.answer>['sessions'][number];
export const openSessions = (id: string) => callRoute(userSessionRoutes.list, { params: { id } });

export const endOtherSessions = (id: string) =>
  callRoute(userSessionRoutes.end, { params: { id }, body: { keepCurrent: true } });
