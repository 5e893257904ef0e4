import { z } from 'zod';
import { defineEvent, defineRpc } from '../message';
import { id, instant, plainText } from '../primitives';
import { actorSchema } from './submit';

/** What nobody else may do to a plan meanwhile; a close unless told otherwise. */
const exclusive = z.enum(['close', 'rollBack']).optional();

/** Who is closing a term, or rolling the plan back, since when: one at a time, for 30 minutes at most. */
export const closeLock = z.object({ userId: id, name: plainText(), since: instant, what: exclusive });

export type CloseLock = z.infer<typeof closeLock>;

/** `start` refuses with CLOSE_RUNNING (params name, since) while another user closes; `cancel` and `end` free it; of somebody else's, they tell nobody anything. */
export const announceClose = defineRpc('planning', 'announce-close', {
  request: z.object({
    projectId: id,
    actor: actorSchema,
    state: z.enum(['start', 'cancel', 'end']),
    what: exclusive,
  }),
  response: z.object({ lock: closeLock.nullable() }),
});

/**
 * A sign of life of somebody who has the project open; the answer says who is closing a term. A close whose closer gives
 * none for a minute is cancelled.
 */
export const renewClose = defineRpc('planning', 'renew-close', {
  request: z.object({ projectId: id, userId: id }),
  response: z.object({ lock: closeLock.nullable() }),
});

export const closeAnnounced = defineEvent(
  'planning',
  'close-announced',
  z.object({
    projectId: id,
    state: z.enum(['start', 'cancel', 'end']),
    what: exclusive,
    userId: id,
    name: plainText(),
    at: instant,
  }),
);

/** A term was closed: for notifications and reports. */
export const termClosed = defineEvent(
  'planning',
  'term-closed',
  z.object({
    projectId: id,
    seq: z.number().int(),
    termId: id,
    number: z.number().int(),
    closedBy: plainText(),
    at: instant,
    /** Of the closed term: met of promised. */
    met: z.number().int(),
    promised: z.number().int(),
  }),
);
