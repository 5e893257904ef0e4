import { IDLE_ENDS_MS, type IdleNote } from '@plomada/contracts';
import type { QueryFilter, UpdateQuery } from 'mongoose';
import type { SessionRecord } from './session.schema';

/** What was said on the way at the same time comes in any order, this many milliseconds apart at most. */
const DELAY_MS = 60_000;

/** When a session ends as things stand: at its time, or 45 minutes after its person was last there. */
export function endOf({ expiresAt, idleSince }: Pick<SessionRecord, 'expiresAt' | 'idleSince'>): Date {
  if (!idleSince) return expiresAt;
  return new Date(Math.min(expiresAt.getTime(), idleSince.getTime() + IDLE_ENDS_MS));
}

/** Which sessions a note holds for that came at `now`, by the server's clock, and what it makes of one. */
export function effectOf({ idle, milliseconds }: IdleNote, now: number): Effect {
  const at = new Date(now - milliseconds);
  return idle ? left(at, now) : returned(at);
}

interface Effect {
  readonly of: QueryFilter<SessionRecord>;
  readonly change: UpdateQuery<SessionRecord>;
}

/** Of several tabs the last sign of life counts: an older one moves nothing nearer. */
const left = (at: Date, now: number): Effect => ({
  of: {
    idleSince: { $not: { $lte: new Date(now - IDLE_ENDS_MS) } },
    returnedAt: { $not: { $gt: new Date(at.getTime() + DELAY_MS) } },
  },
  change: { $max: { idleSince: at } },
});

/** A return counts when it was before the end, whenever it is told: until then there may have been no network. */
const returned = (at: Date): Effect => ({
  of: { idleSince: { $not: { $lte: new Date(at.getTime() - IDLE_ENDS_MS) } } },
  change: { $set: { idleSince: null }, $max: { returnedAt: at } },
});
