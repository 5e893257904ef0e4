import { instant } from '@plomada/contracts';
import { ACTIONS } from '@plomada/domain';

/** What the server puts the log in order by: the ids of their columns. */
export const LOG_SORTS = ['date', 'user', 'type'] as const;
export type LogSort = (typeof LOG_SORTS)[number];

/** Which lines of the log are shown: all of it travels in the address, so that a link shows the same. */
export interface LogQuery {
  readonly user: string;
  /** The task whose history is read, newest first; '' for everything. */
  readonly row: string;
  readonly types: readonly string[];
  /** Civil dates of the viewer, both inclusive; '' for none. */
  readonly from: string;
  readonly to: string;
  /** What others did after this instant; '' for everything of everybody. */
  readonly since: string;
  readonly text: string;
  readonly sort: LogSort;
  /** From the first to the last, or the other way round: the newest first, by date. */
  readonly order: 'asc' | 'desc';
  /** The page begins after the line of this seq; null for the first page. */
  readonly before: number | null;
}

/** The address of a log of which all lines are shown. */
export const NO_FILTER = { user: '', row: '', types: '', from: '', to: '', since: '', text: '' } as const;

export function queryFrom(address: URLSearchParams): LogQuery {
  const before = Number(address.get('before'));
  const row = address.get('row') ?? '';
  return {
    user: address.get('user') ?? '',
    row,
    types: (address.get('types') ?? '').split(',').filter((type) => ACTIONS.has(type)),
    from: address.get('from') ?? '',
    to: address.get('to') ?? '',
    since: instant.catch('').parse(address.get('since')),
    text: address.get('text') ?? '',
    ...(row === '' ? orderFrom(address) : NEWEST_FIRST),
    before: Number.isInteger(before) && before > 0 ? before : null,
  };
}

const NEWEST_FIRST = { sort: 'date', order: 'desc' } as const;

function orderFrom(address: URLSearchParams): Pick<LogQuery, 'sort' | 'order'> {
  const sort = LOG_SORTS.find((name) => name === address.get('sort')) ?? 'date';
  return { sort, order: address.get('order') === opposite(sort) ? opposite(sort) : usual(sort) };
}

/** How a column is put in order at first: newest first, and from A to Z. */
const usual = (sort: LogSort) => (sort === 'date' ? 'desc' : 'asc');
const opposite = (sort: LogSort) => (sort === 'date' ? 'asc' : 'desc');

/** What the address says of an order; '' for what goes without saying. */
export const orderInAddress = ({ sort, order }: Pick<LogQuery, 'sort' | 'order'>) => ({
  sort: sort === 'date' ? '' : sort,
  order: order === usual(sort) ? '' : order,
});

export const isNewestFirst = ({ sort, order }: LogQuery): boolean => sort === 'date' && order === 'desc';

export const isFiltered = ({ user, row, types, from, to, since, text }: LogQuery): boolean =>
  Boolean(user || row || types.length > 0 || from || to || since || text.trim());

/** The words of the language that is shown which the server does not know. */
export interface LogWords {
  readonly term: string;
  readonly ofType: (type: string) => string;
}

/** What the server is asked: the viewer's days as instants, terms and kinds of action by the words that the viewer reads. */
export function askedFor(query: LogQuery, most: number, words: LogWords) {
  const { user, row, types, to, since, before, sort, order } = query;
  const text = query.text.trim();
  return {
    most,
    user: user || undefined,
    row: row || undefined,
    types: types.join() || undefined,
    from: beginningOf(query) ?? undefined,
    until: startOfDay(to, 1) ?? undefined,
    ...(since !== '' && { others: 'true' as const }),
    text: text || undefined,
    termWord: text === '' ? undefined : words.term,
    ...(!isNewestFirst(query) && { sort, order }),
    ...(sort === 'type' && { typeOrder: typesByWord(words).join() }),
    before: before ?? undefined,
  };
}

const typesByWord = ({ ofType }: LogWords): readonly string[] =>
  [...ACTIONS.keys()].toSorted((a, b) => ofType(a).localeCompare(ofType(b)));

/** The first instant that is asked for: of the day, or of the last visit when that was later. */
function beginningOf({ from, since }: LogQuery): string | null {
  const day = startOfDay(from, 0);
  if (since === '') return day;
  return day !== null && Date.parse(day) > Date.parse(since) ? day : since;
}

/** The instant at which a day of the viewer begins, or one some days later; null when it is no day. */
function startOfDay(day: string, later: number): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return null;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).toISOString();
}
