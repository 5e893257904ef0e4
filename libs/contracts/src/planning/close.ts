import type { Permission } from '@plomada/domain';
import { z } from 'zod';
import { defineEvent, defineQuery, defineRpc } from '../message';
import { id, instant, plainText } from '../primitives';
import { actorSchema } from './submit';

/** What nobody else may do to a plan meanwhile. */
const exclusive = z.enum(['close', 'rollBack']);

/**
 * What is said of a close or a rollback to the others on the project: actions that leave no trace in the log. By this name it
 * goes from the browser to planning, and from there to the other browsers (planning core, section 8).
 */
export const CLOSE_ANNOUNCEMENTS = {
  CLOSE_TERM_START: { of: 'close', state: 'start', permission: 'closeTerm' },
  CLOSE_TERM_CANCELED: { of: 'close', state: 'cancel', permission: 'closeTerm' },
  CLOSE_TERM_END: { of: 'close', state: 'end', permission: 'closeTerm' },
  ROLLBACK_START: { of: 'rollBack', state: 'start', permission: 'rollBack' },
  ROLLBACK_CANCELED: { of: 'rollBack', state: 'cancel', permission: 'rollBack' },
  ROLLBACK_END: { of: 'rollBack', state: 'end', permission: 'rollBack' },
} as const satisfies Record<string, CloseAnnouncementMeaning>;

interface CloseAnnouncementMeaning {
  readonly of: z.infer<typeof exclusive>;
  readonly state: 'start' | 'cancel' | 'end';
  readonly permission: Permission;
}

const announced = z.enum(Object.keys(CLOSE_ANNOUNCEMENTS) as (keyof typeof CLOSE_ANNOUNCEMENTS)[]);
export type CloseAnnouncement = z.infer<typeof announced>;
export const isCloseAnnouncement = (type: string): type is CloseAnnouncement =>
  Object.hasOwn(CLOSE_ANNOUNCEMENTS, type);

/** Who is closing a term, or rolling the plan back, since when: one at a time, for 30 minutes at most. */
export const closeLock = z.object({
  userId: id,
  name: plainText(),
  since: instant,
  what: exclusive.optional(),
});

export type CloseLock = z.infer<typeof closeLock>;

/**
 * A start takes the lock and refuses with CLOSE_RUNNING (params name, since) while another user has it; the others free it, and
 * tell nobody anything of somebody else's. Refuses with ACTION_FORBIDDEN (params: permission).
 */
export const announceClose = defineRpc('planning', 'announce-close', {
  request: z.object({
    projectId: id,
    actor: actorSchema,
    type: announced,
    /** What its author has seen, as an action says it. */
    baseSeq: z.number().int().min(0).optional(),
    baseAt: instant.optional(),
  }),
  response: z.object({ lock: closeLock.nullable() }),
});

/** Who is closing a term of the plan now, for those who open it meanwhile. */
export const runningClose = defineQuery('planning', 'running-close', {
  request: z.object({ projectId: id }),
  response: z.object({ lock: closeLock.nullable() }),
});

/**
 * A sign of life of the page that announced the close. One that gives none for a minute is cancelled; that its author has the
 * project open elsewhere is none, for there nobody goes on with it.
 */
export const renewClose = defineRpc('planning', 'renew-close', {
  request: z.object({ projectId: id, userId: id }),
  response: z.object({ lock: closeLock.nullable() }),
});

export const closeAnnounced = defineEvent(
  'planning',
  'close-announced',
  z.object({ projectId: id, type: announced, userId: id, name: plainText(), at: instant }),
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
    /** The account of who closed it; planning of before did not say. */
    byUserId: id.optional(),
    at: instant,
    /** Of the closed term: met of promised. */
    met: z.number().int(),
    promised: z.number().int(),
    /** That it had been closed before and opened again. */
    again: z.literal(true).optional(),
  }),
);
