import { z } from 'zod';
import { defineRpc } from './message';
import { submittedAction } from './planning/submit';
import { actionId, fullName, id, instant, plainText } from './primitives';

/** What somebody may propose who may not write into the plan (platform spec, section 4). */
export const PROPOSED_ACTIONS = ['NEW_RESTRICTION', 'UNBOUND_RESTRICTION', 'FINISH_TASK'] as const;
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
  /** What the author says about it; empty when nothing. */
  word,
  status: z.enum(['pending', 'accepted', 'rejected']),
});
export type Proposal = z.infer<typeof proposal>;

/** Something that one is told: a closed term, the fate of an own proposal. */
export const notice = z.object({
  kind: z.literal('notice'),
  id,
  projectId: id,
  date: instant,
  type: z.enum(['TERM_CLOSED', 'PROPOSAL_ACCEPTED', 'PROPOSAL_REJECTED']),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Notice = z.infer<typeof notice>;
export const notificationSchema = z.discriminatedUnion('kind', [proposal, notice]);
export type Notification = z.infer<typeof notificationSchema>;

/**
 * What one person is shown of a project: notices to them, newest first, at most 200; before them the proposals that wait, oldest
 * first, all of them for who may decide (`decides`) and else their own.
 */
export const notificationsFor = defineRpc('notifications', 'for-person', {
  request: z.object({ projectId: id, userId: id, decides: z.boolean() }),
  response: z.object({ notifications: z.array(notificationSchema) }),
});

/** Takes a proposal in. The same id again is the same proposal; refused with the domain's codes when the plan does not take it as it is. */
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
export const decision = z.object({ userId: id });
export const rejection = decision.extend({ word: word.default('') });
