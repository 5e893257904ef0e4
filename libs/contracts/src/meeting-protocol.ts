import { z } from 'zod';
import { defineRpc } from './message';
import { actorSchema } from './planning/submit';
import { civilDate, id, instant, newId, seenText } from './primitives';

/** How much a meeting may say, and to how many its protocol is mailed at once. */
export const PROTOCOL_LIMITS = {
  said: 60,
  saidText: 1_000,
  people: 500,
  readers: 50,
  minutes: 1_440,
} as const;

/** A decision or a note of the meeting: who sees to it, or whom it is about, null of all; and by when, null of no day. */
export const saidInMeeting = z.object({
  kind: z.enum(['decision', 'note']),
  about: id.nullable(),
  text: seenText(PROTOCOL_LIMITS.saidText),
  until: civilDate.nullable(),
});
export type SaidInMeeting = z.infer<typeof saidInMeeting>;

/**
 * What only the meeting itself knows. What was promised and kept is not told: the server takes it from its own plan, so that no
 * protocol says otherwise than the plan.
 */
export const heldMeeting = z.object({
  /** The number of the short term that it looked back on. */
  reviewed: z.number().int().min(1).max(100_000),
  startedAt: instant,
  minutes: z.number().int().min(0).max(PROTOCOL_LIMITS.minutes),
  /** The responsibles who were there. */
  present: z.array(id).max(PROTOCOL_LIMITS.people),
  said: z.array(saidInMeeting).max(PROTOCOL_LIMITS.said),
});

export const protocolToMail = heldMeeting.extend({
  /** Names the mailing: again it is the same one, and nobody gets a second mail of it. */
  id: newId,
  /** Responsibles of the plan. */
  to: z.array(id).min(1).max(PROTOCOL_LIMITS.readers),
});

/** Why somebody gets no mail: no such responsible (any more), one who has left, one who does not see the project, no address. */
export const unreached = z.enum(['unknown', 'left', 'excluded', 'address']);

/** Mails the protocol of a meeting to responsibles of the project, each in their language. */
export const mailProtocol = defineRpc('notifications', 'mail-protocol', {
  request: protocolToMail.extend({ projectId: id, by: actorSchema }),
  response: z.object({
    sent: z.number().int(),
    unreached: z.array(z.object({ id, why: unreached })),
  }),
  timeoutMs: 25_000,
});
