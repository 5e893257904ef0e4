import { NOTICE_TYPES, type NoticeChannels, type NoticeSettings, type NoticeType } from '@plomada/contracts';
import { hearsOfAll, type NoticeSubject, type Role } from '@plomada/domain';

/** By which of the subjects that people choose among a notice is shown or mailed; any one of several suffices. */
const SUBJECTS: Readonly<Record<NoticeType, readonly NoticeSubject[]>> = {
  TERM_CLOSED: ['TERM_CLOSED'],
  TERM_ENDING: ['TERM_ENDING'],
  PROPOSAL_MADE: ['PROPOSAL_MADE'],
  PROPOSAL_ACCEPTED: ['PROPOSAL_DECIDED'],
  PROPOSAL_REJECTED: ['PROPOSAL_DECIDED'],
  RESTRICTION_ASSIGNED: ['RESTRICTION_ASSIGNED'],
  RESTRICTION_RELEASED: ['RESTRICTION_RELEASED'],
  RESTRICTION_REMOVED: ['RESTRICTION_REMOVED'],
  RESTRICTIONS_DUE: ['RESTRICTION_LATE', 'RESTRICTION_DUE', 'RESTRICTION_ASSIGNED'],
  IMPORT_DONE: ['IMPORT_DONE'],
  IMPORT_FAILED: ['IMPORT_DONE'],
  WEBHOOK_DISABLED: ['WEBHOOK_DISABLED'],
};

/** Restrictions stand in mails by themselves, with their dates: as of the day of the mail, not as they were told. */
const IN_THE_DIGEST: readonly NoticeType[] = ['RESTRICTIONS_DUE', 'RESTRICTION_ASSIGNED'];
/** The proposals themselves are on the screen of who decides. */
const ON_NO_SCREEN: readonly NoticeType[] = ['PROPOSAL_MADE'];

const wants = (settings: NoticeSettings, type: NoticeType, channel: keyof NoticeChannels): boolean =>
  SUBJECTS[type].some((subject) => settings[subject][channel]);

/** The types of notices to nobody in particular that somebody with these roles in the project is told. */
export const typesToAll = (roles: readonly Role[]): readonly NoticeType[] =>
  NOTICE_TYPES.filter((type) => SUBJECTS[type].some((subject) => hearsOfAll(roles, subject)));

/** The types of notices that a person is not shown. */
export const hiddenTypes = (settings: NoticeSettings): readonly NoticeType[] =>
  NOTICE_TYPES.filter((type) => ON_NO_SCREEN.includes(type) || !wants(settings, type, 'screen'));

/** The types of notices that stand in a person's mail as such. */
export const mailedTypes = (settings: NoticeSettings): readonly NoticeType[] =>
  NOTICE_TYPES.filter((type) => !IN_THE_DIGEST.includes(type) && wants(settings, type, 'mail'));
