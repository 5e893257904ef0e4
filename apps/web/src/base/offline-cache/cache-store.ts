import { createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import type { z } from 'zod';
import { CACHE_SCHEMAS } from './cache-schemas';
import { CACHE_VERSION, type CachedKind, migrated } from './migrations';

interface Envelope {
  readonly version: number;
  readonly record: unknown;
}

/** How many copies of plans are kept of a person, beside those under unsent work. */
const MOST_PLANS = 8;

let opened: UseStore | undefined;
/** A database of its own: going through what is kept must not read the queue of unsent work, nor the other way round. */
const database = (): UseStore => (opened ??= createStore('plomada.kept', 'records'));

const beginning = (userId: string, kind?: CachedKind): string => (kind ? `${userId}.${kind}.` : `${userId}.`);

/** What was kept under a name (a project's id; '' for the listing), in today's shape, or null when there is nothing that can be read. */
export async function readCached<K extends CachedKind>(
  kind: K,
  userId: string,
  name: string,
): Promise<z.infer<(typeof CACHE_SCHEMAS)[K]> | null> {
  return parsed(kind, await get<Envelope>(beginning(userId, kind) + name, database()));
}

/** Rejects when the browser does not take it: no space, no permission. */
export async function writeCached<K extends CachedKind>(
  kind: K,
  userId: string,
  name: string,
  record: z.infer<(typeof CACHE_SCHEMAS)[K]>,
): Promise<void> {
  await set(beginning(userId, kind) + name, { version: CACHE_VERSION, record }, database());
}

/** Gives up the oldest copies of plans of a person, but for those under unsent work. Reads all of them: once an opened project is enough. */
export async function dropOldPlans(userId: string): Promise<void> {
  const plans = (await entriesOf(beginning(userId, 'plan')))
    .map(([key, envelope]) => ({ key, plan: parsed('plan', envelope) }))
    .filter(({ plan }) => plan?.onServerStatus !== 'not-ok')
    .sort((a, b) => (b.plan?.keptAt ?? 0) - (a.plan?.keptAt ?? 0));
  await delMany(
    plans.slice(MOST_PLANS).map(({ key }) => key),
    database(),
  );
}

/** Lets go of what is kept of a project that a person may not see any more. */
export async function dropProject(userId: string, projectId: string): Promise<void> {
  const kinds = ['plan', 'reports', 'forecast', 'notifications'] as const;
  await delMany(
    kinds.map((kind) => beginning(userId, kind) + projectId),
    database(),
  );
}

/** Lets go of all that is kept of a person. */
export async function clearCache(userId: string): Promise<void> {
  const kept = await entriesOf(beginning(userId));
  await delMany(
    kept.map(([key]) => key),
    database(),
  );
}

async function entriesOf(start: string): Promise<[string, Envelope][]> {
  const all = await entries<string, Envelope>(database());
  return all.filter(([key]) => key.startsWith(start));
}

function parsed<K extends CachedKind>(
  kind: K,
  envelope: Envelope | undefined,
): z.infer<(typeof CACHE_SCHEMAS)[K]> | null {
  const answer = CACHE_SCHEMAS[kind].safeParse(migrated(kind, envelope?.version, envelope?.record));
  return answer.success ? (answer.data as z.infer<(typeof CACHE_SCHEMAS)[K]>) : null;
}
