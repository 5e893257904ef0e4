import { z } from 'zod';
import { defineRpc } from './message';
import { termNumber } from './planning/minutes';
import { actorSchema } from './planning/submit';
import { civilDate, id, newId } from './primitives';

/** To how many the protocol of a meeting is mailed at once. */
export const PROTOCOL_LIMITS = { readers: 50 } as const;

/**
 * Nothing of what the protocol says is told: what was promised and kept stands in the plan, and what was said in the minutes that the
 * server keeps, so that no mail says otherwise than the record.
 */
export const protocolToMail = z.object({
  /** Names the mailing: again it is the same one, and nobody gets a second mail of it. */
  id: newId,
  /** The number of the short term that the meeting looked back on. */
  reviewed: termNumber,
  /** The day of the meeting; left out, of the newest about that term. */
  date: civilDate.optional(),
  /** The version of its minutes that whoever mails them has seen. */
  version: z.number().int().min(1),
  /** Responsibles of the plan. */
  to: z.array(id).min(1).max(PROTOCOL_LIMITS.readers),
});

/** Why somebody gets no mail: no such responsible (any more), one who has left, one who does not see the project, no address. */
export const unreached = z.enum(['unknown', 'left', 'excluded', 'address']);

/**
 * Mails the protocol of a meeting to responsibles of the project, each in their language. Refuses as `minutesOf` does, and with
 * MINUTES_NONE or MINUTES_STALE (name: of who saved them since).
 */
export const mailProtocol = defineRpc('notifications', 'mail-protocol', {
  request: protocolToMail.extend({ projectId: id, by: actorSchema }),
  response: z.object({
    sent: z.number().int(),
    unreached: z.array(z.object({ id, why: unreached })),
  }),
  timeoutMs: 25_000,
});
