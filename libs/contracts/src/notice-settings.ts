import { z } from 'zod';
import { defineRpc } from './message';
import { id } from './primitives';

/**
 * What one may be told of, in the order in which it is asked: a closed term; a term about to end of which promises have nothing
 * recorded; a restriction that became one's own, is due, is late, or was released or removed by somebody else; an own file that was read; somebody's proposal that waits for
 * one's decision; what became of an own proposal; a webhook of a project one looks after that is told nothing more.
 */
export const NOTICE_SUBJECTS = [
  'TERM_CLOSED',
  'TERM_ENDING',
  'RESTRICTION_ASSIGNED',
  'RESTRICTION_DUE',
  'RESTRICTION_LATE',
  'RESTRICTION_RELEASED',
  'RESTRICTION_REMOVED',
  'IMPORT_DONE',
  'PROPOSAL_MADE',
  'PROPOSAL_DECIDED',
  'WEBHOOK_DISABLED',
] as const;
export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number];

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

export const noticeSettingsOf = defineRpc('notifications', 'notice-settings', {
  request: z.object({ userId: id }),
  response: noticeSettings,
});
export const setNoticeSettings = defineRpc('notifications', 'set-notice-settings', {
  request: z.object({ userId: id, settings: noticeSettings }),
  response: noticeSettings,
});
