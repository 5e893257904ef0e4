import { ACTIONS } from '@plomada/domain';

/** Which lines of the log are shown: all of it travels in the address, so that a link shows the same. */
export interface LogQuery {
  readonly user: string;
  readonly types: readonly string[];
  /** Civil dates of the viewer, both inclusive; '' for none. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** The page begins before this seq; null for the newest. */
  readonly before: number | null;
}

export function queryFrom(address: URLSearchParams): LogQuery {
  const before = Number(address.get('before'));
  return {
    user: address.get('user') ?? '',
    types: (address.get('types') ?? '').split(',').filter((type) => ACTIONS.has(type)),
    from: address.get('from') ?? '',
    to: address.get('to') ?? '',
    text: address.get('text') ?? '',
    before: Number.isInteger(before) && before > 0 ? before : null,
  };
}

export const isFiltered = ({ user, types, from, to, text }: LogQuery): boolean =>
  Boolean(user || types.length > 0 || from || to || text.trim());

/** What the server is asked: the viewer's days as instants, and terms by the word that the viewer reads. */
export function askedFor(query: LogQuery, most: number, termWord: string) {
  const { user, types, from, to, before } = query;
  const text = query.text.trim();
  return {
    most,
    user: user || undefined,
    types: types.join() || undefined,
    from: startOfDay(from, 0) ?? undefined,
    until: startOfDay(to, 1) ?? undefined,
    text: text || undefined,
    termWord: text === '' ? undefined : termWord,
    before: before ?? undefined,
  };
}

/** The instant at which a day of the viewer begins, or one some days later; null when it is no day. */
function startOfDay(day: string, later: number): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) return null;
  const [year, month, date] = match.slice(1).map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).toISOString();
}
