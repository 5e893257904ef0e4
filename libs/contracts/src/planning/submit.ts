import { z } from 'zod';
import { defineQuery, defineRpc } from '../message';
import { actionId, fullName, id, instant, plainText, planId, role } from '../primitives';

export const actionSchema = z.object({ type: plainText().min(1).max(60), payload: z.unknown() });

export const actorSchema = z.object({
  userId: id,
  /** First and last name together, as logs and screens say them. */
  name: fullName,
  firstName: plainText().max(200),
  lastName: plainText().max(200),
  roles: z.array(role),
});

/** An action on its way to the one writer of its plan. The gateway vouches for the actor. */
export const submittedAction = z.object({
  id: actionId,
  projectId: planId,
  /** When its author made it, by the author's clock: shown, never used for order. */
  when: instant,
  action: actionSchema,
  /** The last seq that its author had seen … */
  baseSeq: z.number().int().min(0),
  /** … and when the entry of that seq was accepted, if it is known: a restored log may have another there, or none. */
  baseAt: instant.optional(),
  actor: actorSchema,
  /** Who accepted what the actor had proposed. Only notifications says so, for proposals that it keeps. */
  acceptedBy: actorSchema.optional(),
});

export type SubmittedAction = z.infer<typeof submittedAction>;

/**
 * `again` is true when this id had been answered before: the same answer, nothing done twice. `unchanged` when the plan was as the
 * action wants it: nothing was written, and the seq is that of its last entry.
 */
export const submitAnswer = z.object({
  seq: z.number().int(),
  projectUpdatedAt: instant,
  again: z.boolean(),
  unchanged: z.literal(true).optional(),
});

export type SubmitAnswer = z.infer<typeof submitAnswer>;

/**
 * Sent to `planQueueOf(projectId, count)`, not to planning's own queue. Refuses with the domain's codes (kind invalid or
 * forbidden), or CONFLICT (kind conflict, rows: the ids of the entries that conflict).
 */
export const submitAction = defineRpc('planning', 'submit-action', {
  request: submittedAction,
  response: submitAnswer,
  timeoutMs: 20_000,
});

/** What a proposal is about, as the plan called it when it came: a restriction with its first task, or a task. 200 signs of each. */
export const proposalSubject = z.object({ name: plainText().max(400), task: plainText().max(400) });

/**
 * Decides, without writing anything, whether an administrator's acceptance would let the action through upon the plan as it is. Refuses as
 * `submitAction` does, and with ACTION_ID_TAKEN when the log has another action of that id. Answers the plan's last entry, which the
 * proposal builds on, what it would overwrite (`groundOf`), and what it is about (`proposalSubject`).
 */
export const checkProposal = defineQuery('planning', 'check-proposal', {
  request: submittedAction.pick({ id: true, projectId: true, when: true, action: true, actor: true }),
  response: z.object({
    seq: z.number().int(),
    at: instant,
    ground: z.string().max(40).nullable(),
    subject: proposalSubject,
  }),
});
