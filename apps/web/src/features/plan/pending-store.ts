import type { PendingAction } from '@plomada/sync';
import { del, get, set } from 'idb-keyval';

/** Unsent work of one person on one project, kept in the browser so that a reload or a flat battery does not lose it. */
const keyOf = (userId: string, projectId: string): string => `plomada.pending.${userId}.${projectId}`;

export async function loadPending(userId: string, projectId: string): Promise<readonly PendingAction[]> {
  return (await get<readonly PendingAction[]>(keyOf(userId, projectId))) ?? [];
}

export async function savePending(
  userId: string,
  projectId: string,
  pending: readonly PendingAction[],
): Promise<void> {
  const key = keyOf(userId, projectId);
  if (pending.length === 0) await del(key);
  else await set(key, pending);
}
