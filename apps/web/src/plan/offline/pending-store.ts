import type { PendingAction, RejectedAction } from '@plomada/sync';
import { delMany, entries, get, update } from 'idb-keyval';
import type { UnsentProposal } from '../state/unsent-proposal';

/**
 * Unsent work of one person on one project, and what of it did not go through and is unread, kept in the browser so that a
 * reload or a flat battery loses neither.
 */
interface StoredLists {
  pending: readonly PendingAction[];
  proposals: readonly UnsentProposal[];
  /** Rejected actions, under the name that they were first kept by: browsers still have some. */
  setbacks: readonly RejectedAction[];
}

const LISTS = ['pending', 'proposals', 'setbacks'] as const;

const beginning = (what: keyof StoredLists, userId: string): string => `plomada.${what}.${userId}.`;

export async function loadStored<K extends keyof StoredLists>(
  what: K,
  userId: string,
  projectId: string,
): Promise<StoredLists[K]> {
  return (await get<StoredLists[K]>(`${beginning(what, userId)}${projectId}`)) ?? ([] as readonly never[]);
}

/** Keeps what a list became. Rows that another tab of this person keeps there stay: each tab takes away only what it had itself. */
export async function keep<K extends keyof StoredLists>(
  what: K,
  userId: string,
  projectId: string,
  { before, now }: { readonly before: StoredLists[K]; readonly now: StoredLists[K] },
): Promise<void> {
  const own = new Set([...before, ...now].map(idOf));
  await update<readonly StoredRow[]>(`${beginning(what, userId)}${projectId}`, (kept = []) => [
    ...kept.filter((row) => !own.has(idOf(row))),
    ...now,
  ]);
}

type StoredRow = PendingAction | RejectedAction | UnsentProposal;
const idOf = (row: StoredRow): string => ('pending' in row ? row.pending.id : row.id);

/** How many unsent actions and proposals a person has here, over all projects but the one that is open. */
export async function countPending(userId: string, openProjectId: string | null): Promise<number> {
  const counts = (['pending', 'proposals'] as const).map(async (what) => {
    const kept = await entriesOf(what, userId);
    const others = kept.filter(([key]) => key !== `${beginning(what, userId)}${openProjectId}`);
    return others.reduce((sum, [, list]) => sum + list.length, 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** What a person left unsent or unread of a plan that cannot be opened any more, oldest first. */
export async function leftOf(userId: string, projectId: string): Promise<readonly PendingAction[]> {
  const unread = await loadStored('setbacks', userId, projectId);
  return [...unread.map(({ pending }) => pending), ...(await loadStored('pending', userId, projectId))];
}

/** Lets go of what a person left of one plan. */
export async function dropStored(userId: string, projectId: string): Promise<void> {
  await delMany(LISTS.map((what) => `${beginning(what, userId)}${projectId}`));
}

/** Lets go of everything unsent of a person. */
export async function discardStored(userId: string): Promise<void> {
  const lists = LISTS.map((what) => entriesOf(what, userId));
  await delMany((await Promise.all(lists)).flat().map(([key]) => key));
}

async function entriesOf(what: keyof StoredLists, userId: string): Promise<[string, readonly unknown[]][]> {
  const all = await entries<string, readonly unknown[]>();
  return all.filter(([key]) => String(key).startsWith(beginning(what, userId)));
}
