import { sessionSchema } from '@plomada/contracts';
import { z } from 'zod';
import type { StoredSession } from '../../base/session/stored-session';

const storedSession = sessionSchema.omit({ sessionId: true }).extend({ token: z.string().min(1) });

/** The session in what was kept, or null when it ran out, or an older version wrote it differently. */
export function readSession(kept: string, now: Date): StoredSession | null {
  try {
    const parsed = storedSession.safeParse(JSON.parse(kept));
    if (!parsed.success || new Date(parsed.data.expiresAt) <= now) return null;
    return parsed.data;
  } catch {
    return null;
  }
}
