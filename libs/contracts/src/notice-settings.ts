import { NOTICE_SUBJECTS, type NoticeSubject } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery, defineRpc } from './message';
import { id } from './primitives';

/** Where one is told of something. Proposals that wait for a decision are on the screen of who decides in any case. */
export const noticeChannels = z.object({ screen: z.boolean(), mail: z.boolean() });
export type NoticeChannels = z.infer<typeof noticeChannels>;

const MAILED: ReadonlySet<NoticeSubject> = new Set([
  'RESTRICTION_ASSIGNED',
  'RESTRICTION_DUE',
  'RESTRICTION_LATE',
  'RESTRICTION_RELEASED',
  'RESTRICTION_REMOVED',
]);
/** What holds until somebody chooses otherwise: all on the screen; by mail only what becomes of the restrictions that one is to release. */
export const quietChannels = (subject: NoticeSubject): NoticeChannels => ({
  screen: true,
  mail: MAILED.has(subject),
});

const channelsOf = NOTICE_SUBJECTS.map((subject) => [
  subject,
  noticeChannels.default(() => quietChannels(subject)),
]);
/** Where a person is told of each subject, in all their projects. What is not said of a subject is the quiet default. */
export const noticeSettings = z.object(
  Object.fromEntries(channelsOf) as Record<NoticeSubject, z.ZodDefault<typeof noticeChannels>>,
);
export type NoticeSettings = z.infer<typeof noticeSettings>;

export const noticeSettingsOf = defineQuery('notifications', 'notice-settings', {
  request: z.object({ userId: id }),
  response: noticeSettings,
});
/** What can reach a person at all, by the roles that they hold in any project. */
export const heardSubjects = z.object({ subjects: z.array(z.enum(NOTICE_SUBJECTS)) });
export const heardSubjectsOf = defineQuery('notifications', 'heard-subjects', {
  request: z.object({ userId: id }),
  response: heardSubjects,
});
export const setNoticeSettings = defineRpc('notifications', 'set-notice-settings', {
  request: z.object({ userId: id, settings: noticeSettings }),
  response: noticeSettings,
});
