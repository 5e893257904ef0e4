import { useCallback } from 'react';
import { useLatestSearchParams } from '../../base/use-latest-search-params';
import type { Sort, SortField } from './list-rows';

const FIELDS: readonly SortField[] = [
  ...(['status', 'name', 'projectId', 'managerName', 'lastModified'] as const),
  ...(['bl', 'realProgress', 'ppc', 'pcr'] as const),
];
const NEWEST_FIRST: Sort = { field: 'lastModified', direction: 'desc' };

/** The search and the order of the list stand in the address: they survive a reload, and a link brings them along. */
export function useListView() {
  const [query, setQuery] = useLatestSearchParams();
  const set = useCallback(
    (values: Readonly<Record<string, string>>) =>
      setQuery(
        (present) => {
          const next = new URLSearchParams(present);
          for (const [name, value] of Object.entries(values)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    [setQuery],
  );
  const field = FIELDS.find((one) => one === query.get('sort'));
  const direction = query.get('order') === 'asc' ? 'asc' : 'desc';
  return {
    search: query.get('q') ?? '',
    setSearch: useCallback((q: string) => set({ q }), [set]),
    sort: field ? ({ field, direction } satisfies Sort) : NEWEST_FIRST,
    setSort: useCallback((sort: Sort) => set({ sort: sort.field, order: sort.direction }), [set]),
    deletedShown: query.get('show') === 'deleted',
    showDeleted: useCallback((shown: boolean) => set({ show: shown ? 'deleted' : '' }), [set]),
  };
}
