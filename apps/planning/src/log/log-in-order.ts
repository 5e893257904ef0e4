import type { LogOrder } from '@plomada/contracts';
import type { EntryHeader, HeaderFilter, LogHeadersRepository } from './log-headers.repository';

/** Which entries of a log, in which order, and after which of them. */
export interface Asked extends HeaderFilter, LogOrder {
  /** The seq of the last entry that was seen; null for the beginning. */
  readonly before: number | null;
}

const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * The headers of a log in an order. By person or by kind of action each has their entries one after the other, newest first, out of
 * an index: nothing is put in order that is not read.
 */
export async function* entriesInOrder(
  log: LogHeadersRepository,
  projectId: string,
  { sort, order, typeOrder, before, ...filter }: Asked,
): AsyncGenerator<EntryHeader> {
  if (sort === 'date') {
    if (order === 'asc') yield* log.headersAfter(projectId, before ?? 0, filter);
    else yield* log.headersBefore(projectId, before ?? NEWEST, filter);
    return;
  }
  const last = before === null ? null : await log.authorAndTypeOf(projectId, before);
  const groups =
    sort === 'user'
      ? await byPerson(log, projectId, filter, last)
      : await byType(log, projectId, filter, typeOrder, last);
  if (order === 'desc') groups.reverse();
  const reached = groups.findIndex(({ isLast }) => isLast);
  for (const [at, { of, isLast }] of groups.entries()) {
    if (at < reached) continue;
    yield* log.headersBefore(projectId, isLast && before !== null ? before : NEWEST, { ...filter, ...of });
  }
}

/** Entries that come one after the other, and whether the last one that was seen is among them. */
interface Group {
  readonly of: HeaderFilter;
  readonly isLast: boolean;
}
type Last = Awaited<ReturnType<LogHeadersRepository['authorAndTypeOf']>>;

const inWords = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

async function byPerson(
  log: LogHeadersRepository,
  projectId: string,
  { userId: wanted, notBy }: HeaderFilter,
  last: Last,
): Promise<Group[]> {
  const authors = (await log.authors(projectId)).filter(
    ({ userId }) => (wanted ?? userId) === userId && userId !== notBy,
  );
  const nameOf = ({ firstName, lastName, userId }: (typeof authors)[number]) =>
    `${firstName} ${lastName} ${userId}`;
  return authors
    .sort((a, b) => inWords.compare(nameOf(a), nameOf(b)))
    .map(({ userId }) => ({ of: { userId }, isLast: userId === last?.userId }));
}

async function byType(
  log: LogHeadersRepository,
  projectId: string,
  { types: wanted }: HeaderFilter,
  typeOrder: readonly string[],
  last: Last,
): Promise<Group[]> {
  const types = (await log.types(projectId)).filter((type) => wanted?.includes(type) ?? true);
  const place = (type: string) => (typeOrder.includes(type) ? typeOrder.indexOf(type) : typeOrder.length);
  return types
    .sort((a, b) => place(a) - place(b) || inWords.compare(a, b))
    .map((type) => ({ of: { types: [type] }, isLast: type === last?.type }));
}
