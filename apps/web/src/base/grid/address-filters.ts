import { useCallback, useMemo } from 'react';
import { useLatestSearchParams } from '../use-latest-search-params';
import { PROJECT_PARAM } from '../paths';
import type { ColumnFilter, Filters } from './filters';
import { laidAside, layAside } from './long-filters';
import { LONGEST_BOUND } from './range';

/** Parameters of the address: `is.<column>` once for each value that is ticked, the others once. */
const NAME = /^(is|has|from|to)\.([\w-]{1,64})$/;
const MOST_COLUMNS = 50;
const MOST_TICKED = 1000;
const LONGEST_VALUE = 2000;
const LONGEST_TEXT = 200;
/** Longer addresses are refused by servers on the way when the page is loaded again. */
const LONGEST_ADDRESS = 4000;
/** Stands for filters that would make the address longer. */
const LONG = 'filters';

/** What an address says that anybody may have written: what is too much or too long is left out. */
export function filtersFrom(given: URLSearchParams): Filters {
  const address = withoutLong(given);
  const found = new Map<string, ColumnFilter>();
  for (const name of new Set(address.keys())) {
    const [, kind, id] = NAME.exec(name) ?? [];
    if (!kind || !id || (!found.has(id) && found.size >= MOST_COLUMNS)) continue;
    const part = partOf(kind, address.getAll(name));
    if (part) found.set(id, { ...found.get(id), ...part });
  }
  return Object.fromEntries(found);
}

function partOf(kind: string, values: readonly string[]): ColumnFilter | null {
  if (kind === 'is') {
    const among = values.filter((value) => value.length <= LONGEST_VALUE).slice(0, MOST_TICKED);
    return among.length > 0 ? { among } : null;
  }
  const value = values[0] ?? '';
  const longest = kind === 'has' ? LONGEST_TEXT : LONGEST_BOUND;
  return value !== '' && value.length <= longest ? { [kind]: value } : null;
}

export function withFilters(address: URLSearchParams, filters: Filters): URLSearchParams {
  const bare = new URLSearchParams(address);
  bare.delete(LONG);
  for (const name of new Set(address.keys())) if (NAME.test(name)) bare.delete(name);
  const whole = withParameters(bare, filters);
  if (whole.toString().length <= LONGEST_ADDRESS) return whole;
  bare.set(LONG, layAside(withParameters(new URLSearchParams(), filters).toString()));
  return bare;
}

function withParameters(address: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [id, { among = [], ...others }] of Object.entries(filters)) {
    for (const key of among) next.append(`is.${id}`, key);
    for (const [kind, value] of Object.entries(others)) if (value) next.set(`${kind}.${id}`, value);
  }
  return next;
}

/** With what was laid aside in its place: its parameters are checked like any other. */
function withoutLong(address: URLSearchParams): URLSearchParams {
  const key = address.get(LONG);
  return key === null ? address : new URLSearchParams(laidAside(key) ?? '');
}

/** Where the grid of a page of a project is filtered. */
export const filteredPath = (path: string, projectId: string, filters: Filters): string =>
  `${path}?${withFilters(new URLSearchParams({ [PROJECT_PARAM]: projectId }), filters)}`;

/** A grid's filters stand in the address: they survive a reload, and a link brings them along. What is ticked is ticked at once. */
export function useAddressFilters(): readonly [Filters, (filters: Filters) => void] {
  const [address, setAddress] = useLatestSearchParams();
  const filters = useMemo(() => filtersFrom(address), [address]);
  const change = useCallback(
    (next: Filters) => setAddress((now) => withFilters(now, next), { replace: true, flushSync: true }),
    [setAddress],
  );
  return [filters, change];
}
