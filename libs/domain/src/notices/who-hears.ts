import type { Role } from '../permissions/actor';
import { allows, type Permission } from '../permissions/permission';

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

/** Whom a subject reaches in a project. */
interface Audience {
  /** What one must be allowed there to hear of what is one's own: promises, restrictions, files, proposals. */
  readonly own?: Permission;
  /** What one must be allowed there to hear of everybody's. */
  readonly everybodys?: Permission;
}

/** Whoever sees a project may be a responsible of its plan, whatever their role. */
const OWN: Audience = { own: 'viewProject' };
const OWN_AND_EVERYBODYS: Audience = { ...OWN, everybodys: 'acceptProposals' };

const AUDIENCES: Readonly<Record<NoticeSubject, Audience>> = {
  TERM_CLOSED: OWN_AND_EVERYBODYS,
  TERM_ENDING: OWN_AND_EVERYBODYS,
  RESTRICTION_ASSIGNED: OWN,
  RESTRICTION_DUE: OWN,
  RESTRICTION_LATE: OWN,
  RESTRICTION_RELEASED: OWN,
  RESTRICTION_REMOVED: OWN,
  IMPORT_DONE: { own: 'editPlan' },
  PROPOSAL_MADE: { everybodys: 'acceptProposals' },
  PROPOSAL_DECIDED: { own: 'recordProgress' },
  WEBHOOK_DISABLED: { everybodys: 'manageProject' },
};

/** Whether somebody with these roles in a project hears of what is their own. */
export const hearsOfOwn = (roles: readonly Role[], subject: NoticeSubject): boolean =>
  isAllowed(roles, AUDIENCES[subject].own);

/** Whether somebody with these roles in a project hears of everybody's, and so of more than their own. */
export const hearsOfAll = (roles: readonly Role[], subject: NoticeSubject): boolean =>
  isAllowed(roles, AUDIENCES[subject].everybodys);

/** What can reach somebody with these roles in a project at all: what they are asked to choose among. */
export const subjectsHeard = (roles: readonly Role[]): readonly NoticeSubject[] =>
  NOTICE_SUBJECTS.filter((subject) => hearsOfOwn(roles, subject) || hearsOfAll(roles, subject));

const isAllowed = (roles: readonly Role[], permission: Permission | undefined): boolean =>
  permission !== undefined && allows(roles, permission);
