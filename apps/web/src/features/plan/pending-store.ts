import type { PendingAction, Setback } from '@plomada/sync';
import { del, delMany, entries, get, set } from 'idb-keyval';

/**
 * Unsent work of one person on one project, and what of it did not go through and is unread, kept in the browser so that a
 * reload or a flat battery loses neither.
 */
interface Kept {
  pending: readonly PendingAction[];
  setbacks: readonly Setback[];
}

const beginning = (what: keyof Kept, userId: string): string => `plomada.${what}.${userId}.`;

export async function loadKept<K extends keyof Kept>(
  what: K,
  userId: string,
  projectId: string,
): Promise<Kept[K]> {
  return (await get<Kept[K]>(`${beginning(what, userId)}${projectId}`)) ?? ([] as readonly never[]);
}

export async function keep<K extends keyof Kept>(
  what: K,
  userId: string,
  projectId: string,
  list: Kept[K],
): Promise<void> {
  const key = `${beginning(what, userId)}${projectId}`;
  if (list.length === 0) await del(key);
  else await set(key, list);
}

/** How many unsent actions a person has here, over all projects but the one that is open. */
export async function countPending(userId: string, openProjectId: string | null): Promise<number> {
  const kept = await entriesOf('pending', userId);
  const others = kept.filter(([key]) => key !== `${beginning('pending', userId)}${openProjectId}`);
  return others.reduce((sum, [, list]) => sum + list.length, 0);
}

/** Lets go of everything unsent of a person. */
export async function discardKept(userId: string): Promise<void> {
  const kept = [...(await entriesOf('pending', userId)), ...(await entriesOf('setbacks', userId))];
  await delMany(kept.map(([key]) => key));
}

async function entriesOf(what: keyof Kept, userId: string): Promise<[string, readonly unknown[]][]> {
  const all = await entries<string, readonly unknown[]>();
  return all.filter(([key]) => String(key).startsWith(beginning(what, userId)));
}
