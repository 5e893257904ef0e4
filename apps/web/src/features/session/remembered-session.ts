import { keptSession, type StoredSession } from '../../base/session/stored-session';

/** Whom the browser remembers, or null. What reads it is loaded only where something is kept: who has to log in does not need it. */
export async function rememberedSession(): Promise<StoredSession | null> {
  const kept = keptSession();
  if (kept === null) return null;
  const { readSession } = await import('./read-session');
  return readSession(kept, new Date());
}
