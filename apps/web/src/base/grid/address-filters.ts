import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ColumnFilter, Filters } from './filters';

/** Parameters of the address: `is.<column>` once for each value that is ticked, `has.<column>` for a contained text. */
const IS = 'is.';
const HAS = 'has.';

export function filtersFrom(address: URLSearchParams): Filters {
  const found: Record<string, ColumnFilter> = {};
  for (const name of new Set(address.keys())) {
    if (name.startsWith(IS)) {
      const id = name.slice(IS.length);
      found[id] = { ...found[id], among: address.getAll(name) };
    } else if (name.startsWith(HAS)) {
      const id = name.slice(HAS.length);
      found[id] = { ...found[id], has: address.get(name)! };
    }
  }
  return found;
}

export function withFilters(address: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of new Set(address.keys())) {
    if (name.startsWith(IS) || name.startsWith(HAS)) next.delete(name);
  }
  for (const [id, { among = [], has }] of Object.entries(filters)) {
    for (const key of among) next.append(`${IS}${id}`, key);
    if (has) next.set(`${HAS}${id}`, has);
  }
  return next;
}

/** A grid's filters stand in the address: they survive a reload, and a link brings them along. What is ticked is ticked at once. */
export function useAddressFilters(): readonly [Filters, (filters: Filters) => void] {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFrom(address), [address]);
  const change = useCallback(
    (next: Filters) => setAddress((now) => withFilters(now, next), { replace: true, flushSync: true }),
    [setAddress],
  );
  return [filters, change];
}
