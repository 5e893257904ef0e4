import { z } from 'zod';
import { userSchema } from '../auth';
import { heardSubjects, noticeSettings } from '../notice-settings';
import {
  avatarHash,
  changePassword,
  changePasswordRequest,
  endSessions,
  lastSessionAnswer,
  passwordRules,
  preferences,
  profileAnswer,
  profileFields,
  sessionInfo,
  setUserVersion,
  stockAvatars,
  userVersion,
  versionNumber,
} from '../profile';
import { id, plainText } from '../primitives';
import { defineRoute, inProject, own } from '../route';

/** A slow line may take so long for a picture, in milliseconds. */
const UPLOAD_PATIENCE = 60_000;

/** The hash of a picture, with or without an ending. */
const avatarFile = plainText()
  .max(80)
  .transform((name) => name.replace(/\.webp$/, ''))
  .pipe(avatarHash);

/** Pictures of people. Without a token, because pages show them as images: nobody guesses the hash in an address. */
export const avatarRoutes = {
  avatar: defineRoute({
    method: 'GET',
    path: '/user/avatar/:file',
    summary: 'A picture of somebody, at most 256 × 256; its address never changes its content',
    access: 'public',
    params: { file: avatarFile },
    answer: 'image/webp',
  }),
};

/** What people change about themselves. A path that names somebody else does not exist. */
export const profileRoutes = {
  edit: defineRoute({
    method: 'POST',
    path: '/user/:id/edit_profile',
    summary: 'Changes name and picture; what is left out stays',
    access: own('id'),
    tokenScope: null,
    form: profileFields.extend({
      avatar: z
        .string()
        .describe('A new picture: JPEG, PNG, WebP or GIF, at most 5 MB')
        .meta({ format: 'binary' })
        .optional(),
    }),
    answer: profileAnswer,
    timeoutMs: UPLOAD_PATIENCE,
  }),
  prefer: defineRoute({
    method: 'POST',
    path: '/user/:id/preferences',
    summary: 'Changes language and time zone',
    access: own('id'),
    tokenScope: null,
    body: preferences,
    answer: userSchema,
  }),
  changePassword: defineRoute({
    method: 'POST',
    path: '/user/:id/change_password',
    summary: 'Changes the own password; all other sessions end',
    access: own('id'),
    tokenScope: null,
    beforePassword: true,
    body: changePasswordRequest,
    answer: changePassword.response,
  }),
  passwordRules: defineRoute({
    method: 'GET',
    path: '/user/:id/password_rules',
    summary:
      'The least characters that a new password of the own account needs, whether it has one, and what stands in its place',
    access: own('id'),
    tokenScope: null,
    beforePassword: true,
    answer: passwordRules.response,
  }),
  avatars: defineRoute({
    method: 'GET',
    path: '/user/get_avatars_impera/:userId',
    summary: 'The set of pictures to choose from',
    access: own('userId'),
    answer: stockAvatars,
  }),
};

/** Where one is told of what: on the screen, by mail, or not at all. */
export const noticeSettingsRoutes = {
  own: defineRoute({
    method: 'GET',
    path: '/user/:id/notice_settings',
    summary: 'What reaches oneself on the screen and by mail, in all projects',
    access: own('id'),
    answer: noticeSettings,
  }),
  subjects: defineRoute({
    method: 'GET',
    path: '/user/:id/notice_subjects',
    summary: 'What can reach oneself at all, by the roles that one holds in any project',
    access: own('id'),
    answer: heardSubjects,
  }),
  choose: defineRoute({
    method: 'PUT',
    path: '/user/:id/notice_settings',
    summary: 'Chooses what reaches oneself; a subject that is not named is told by default',
    access: own('id'),
    tokenScope: null,
    body: noticeSettings,
    answer: noticeSettings,
  }),
};

export const userSessionRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/:id/sessions',
    summary: 'The own live sessions, the newest first',
    access: own('id'),
    tokenScope: null,
    answer: z.object({ sessions: z.array(sessionInfo.extend({ current: z.boolean() })) }),
  }),
  end: defineRoute({
    method: 'POST',
    path: '/user/:id/end_sessions',
    summary: 'Ends the own sessions everywhere, but this one unless told',
    access: own('id'),
    tokenScope: null,
    body: z.object({ keepCurrent: z.boolean().default(true) }),
    answer: endSessions.response,
  }),
  lastSession: defineRoute({
    method: 'GET',
    path: '/user/:userId/getLastSession/:projectId',
    summary:
      'When somebody opened a project last, and when their visit before the one going on ended: oneself, or anybody for who manages the project',
    access: inProject('viewProject', 'projectId'),
    answer: lastSessionAnswer,
  }),
};

const text = z.object({ es: z.string(), en: z.string() });

export const versionRoutes = {
  last: defineRoute({
    method: 'GET',
    path: '/version/last_version',
    summary: 'The newest version, with what is new in it',
    access: 'public',
    answer: z.object({ number: z.string(), title: text, description: text }),
  }),
  ofUser: defineRoute({
    method: 'GET',
    path: '/version/last_version_user/:userId',
    summary: 'The version that one has been told of, null before the first',
    access: own('userId'),
    answer: userVersion,
  }),
  update: defineRoute({
    method: 'POST',
    path: '/version/update_user_version',
    summary: 'Notes that one has been told of a version',
    access: own('userId', 'body'),
    tokenScope: null,
    body: z.object({ version: versionNumber, userId: id }),
    answer: setUserVersion.response,
  }),
};
