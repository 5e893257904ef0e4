import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from './message';
import { actorSchema, proposalSubject, submittedAction } from './planning/submit';
import { actionId, fullName, id, instant, plainText, role } from './primitives';

/** What somebody may propose who may not write it into the plan (platform spec, section 4; MOVE_TASK beyond it). */
export const PROPOSED_ACTIONS = [
  'NEW_RESTRICTION',
  'UNBOUND_RESTRICTION',
  'FINISH_TASK',
  'MOVE_TASK',
] as const;
export const proposedAction = z.object({ type: z.enum(PROPOSED_ACTIONS), payload: z.unknown() });
export type ProposedAction = z.infer<typeof proposedAction>;

/** A word to whoever decides, or to whoever proposed. */
export const MOST_WORD = 500;
const word = plainText().trim().max(MOST_WORD);

/** An action that waits for an administrator. Its id is the action's: once accepted, the log has it under that id. */
export const proposal = z.object({
  kind: z.literal('proposal'),
  id: actionId,
  projectId: id,
  /** When it came. */
  date: instant,
  /** When its author made it, by the author's clock. */
  when: instant,
  action: proposedAction,
  responsible: z.object({ userId: id, name: fullName }),
  /** What it would overwrite, as that stood when it was proposed: see `groundOf`. Unknown of proposals of before this was kept. */
  ground: plainText().max(40).nullable(),
  /** What it is about, as it was called when it was proposed. Unknown of proposals of before this was kept. */
  subject: proposalSubject.nullable(),
  /** What the author says about it; empty when nothing. */
  word,
  status: z.enum(['pending', 'accepted', 'rejected']),
});
export type Proposal = z.infer<typeof proposal>;

/** What notices there are. PROPOSAL_MADE is mailed only: on the screen the proposal itself waits. */
export const NOTICE_TYPES = [
  'TERM_CLOSED',
  'TERM_ENDING',
  'PROPOSAL_MADE',
  'PROPOSAL_ACCEPTED',
  'PROPOSAL_REJECTED',
  'RESTRICTION_ASSIGNED',
  'RESTRICTION_RELEASED',
  'RESTRICTION_REMOVED',
  'RESTRICTIONS_DUE',
  'IMPORT_DONE',
  'IMPORT_FAILED',
  'WEBHOOK_DISABLED',
] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/**
 * Something that one is told: a closed term (params: number, closedBy, and how many promises were met of how many promised, one's own
 * where `own` says so), one about to end or over (params: number, lastDay, `over`, count of promises that nothing is recorded
 * of), the fate of an own proposal (params: action, its subject's id and its name and task as
 * they were called, by whom), restrictions that became one's own, or that somebody else released or removed (params: by whom, count, and of the first its id as subject, name and
 * task), the own restrictions to see to on a day (params: how many are late, dueSoon, newlyTheirs), a file that was read or could not
 * be (params: fileName, tasks), a webhook that is told nothing more (params: its host).
 */
export const notice = z.object({
  kind: z.literal('notice'),
  id,
  projectId: id,
  date: instant,
  type: z.enum(NOTICE_TYPES),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Whether this person has noted it. Those of before this was kept count as read. */
  read: z.boolean().default(true),
});
export type Notice = z.infer<typeof notice>;
export const notificationSchema = z.discriminatedUnion('kind', [proposal, notice]);
export type Notification = z.infer<typeof notificationSchema>;

/** Who asks, and what they are in the project: by that goes what they are told (`hearsOfAll` of the domain). */
const reader = { projectId: id, userId: id, roles: z.array(role).readonly() };

/**
 * What one person is shown of a project: notices to them, newest first, at most 200; before them the proposals that wait, oldest
 * first: all of their own, and for who may decide those of everybody, at most 500. Where not all fit, each person's
 * oldest come first, so that nobody's many hide those of others; `more` is how many are left out.
 */
export const notificationsFor = defineQuery('notifications', 'for-person', {
  request: z.object(reader),
  response: z.object({ notifications: z.array(notificationSchema), more: z.number().int().min(0) }),
});

/** Notices that are shown to one person at most; older ones are not. */
export const MOST_NOTICES = 200;

/** Which notices one has read, or not after all; all that are shown to the person where no ids are given. */
export const noticesRead = z.object({ ids: z.array(id).max(MOST_NOTICES).optional(), read: z.boolean() });
/** Those that are not shown to the person stay as they are. */
export const setNoticesRead = defineRpc('notifications', 'set-notices-read', {
  request: noticesRead.extend(reader),
  response: z.object({}),
});

/** What is proposed and said, as JSON, so that all that wait can be shown to who decides. */
export const MOST_PROPOSAL_BYTES = 8 * 1024;

/**
 * Takes a proposal in. The same id again is the same proposal. Refuses with PROPOSALS_FULL (max), PROPOSAL_TOO_LARGE,
 * PROPOSAL_WAITS_ALREADY when the same is proposed (see `proposalKey`), PROPOSAL_REASON_TOO_SHORT (min) for a move without a reason, ACTION_ID_TAKEN, or with the domain's
 * codes when the plan does not take it as it is.
 */
export const propose = defineRpc('notifications', 'propose', {
  request: submittedAction.pick({ id: true, projectId: true, when: true, actor: true }).extend({
    action: proposedAction,
    word,
  }),
  response: z.object({}),
});
export const proposed = z.object({
  id: actionId,
  when: instant,
  action: proposedAction,
  word: word.default(''),
});

/** Both name who decides, as the platform's calls do: it must be the caller. */
const decider = z.object({ userId: id });
/**
 * A proposal is made upon the plan as it was when it came: what others have edited since conflicts with it, unless who decides says up
 * to where they have seen the plan.
 */
export const decision = decider.extend({
  baseSeq: z.number().int().min(0).optional(),
  baseAt: instant.optional(),
});
export const rejection = decider.extend({ word: word.default('') });

/**
 * Does what was proposed, in the name of who proposed it. Whoever accepts it again is answered the same; whoever comes after somebody else,
 * PROPOSAL_GONE. Refuses with that, PROPOSAL_BEING_DECIDED, PROPOSER_GONE, or as `submitAction` does: then the proposal waits as before.
 */
export const acceptProposal = defineRpc('notifications', 'accept-proposal', {
  request: z.object({ projectId: id, id: actionId, by: actorSchema, seen: decision.omit({ userId: true }) }),
  response: z.object({ seq: z.number().int() }),
  timeoutMs: 25_000,
});

/** Removes a proposal. Refuses with PROPOSAL_GONE, PROPOSAL_BEING_DECIDED, or FORBIDDEN when it is neither theirs nor for them to decide. */
export const rejectProposal = defineRpc('notifications', 'reject-proposal', {
  request: z.object({ projectId: id, id: actionId, by: actorSchema, word }),
  response: z.object({}),
});

/** What somebody is told of a project changed: a proposal or a notice came or went. */
export const notificationsChanged = defineEvent('notifications', 'changed', z.object({ projectId: id }));
