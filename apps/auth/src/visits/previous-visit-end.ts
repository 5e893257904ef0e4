import type { Visit } from './visit.schema';

/** Whoever opens a project again within this time goes on with the same visit, in milliseconds. */
export const VISIT_BREAK_MS = 30 * 60_000;

/**
 * When somebody's visit before the one going on at an instant ended; null during their first. A visit lasts while they have the
 * project open and, so that a reload or a lost connection is none of its own, for VISIT_BREAK_MS after they opened or left it last:
 * later the next one has begun, also where nobody has noted that yet.
 */
export function previousVisitEnd(visit: Visit | null, now: Date): Date | null {
  if (!visit) return null;
  const seenAt = visit.seenAt ?? visit.at;
  const isOver = now.getTime() - seenAt.getTime() > VISIT_BREAK_MS;
  return isOver ? seenAt : (visit.previousEnd ?? null);
}
