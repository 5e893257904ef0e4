import { useCallback, useMemo, useState } from 'react';
import { type Filters, NO_FILTERS } from './filters';
import type { Grid, GridOptions } from './grid';
import { type ChosenView, PLAIN_VIEW, shownColumns } from './grid-view';
import type { KeptViews } from './kept-views';
import { selectionColumn } from './selection-column';
import { shownTable } from './shown-table';
import { useKeptViews } from './use-kept-views';
import { useLines } from './use-lines';

/** The state of a grid and what follows from it. Its columns and rows keep their identity while they are the same. */
export function useGrid<Row extends object>(options: GridOptions<Row>): Grid<Row> {
  const { name, columns, rows, idOf, initial, keptAs, sorted } = options;
  const [kept, keep] = useKeptViews(keptAs);
  const opening = kept.named.find(({ isDefault }) => isDefault);
  const [chosen, setChosen] = useState<ChosenView>(() => (opening?.view ?? kept.last ?? {}) as ChosenView);
  const own = useState<Filters>(() => (opening?.filters as Filters | undefined) ?? NO_FILTERS);
  const [filtered, filter] = options.filters ?? own;
  const view = useMemo(() => ({ ...PLAIN_VIEW, ...initial, ...chosen }), [initial, chosen]);
  const choose = (next: ChosenView) => {
    setChosen(next);
    keep({ ...kept, last: Object.keys(next).length > 0 ? (next as KeptViews['last']) : null });
  };
  const change = (part: ChosenView) => {
    const by = part.sorting?.[0];
    if (sorted && part.sorting) {
      if (by) sorted.onSorted(by);
      else if (sorted.by) sorted.onSorted({ ...sorted.by, desc: false });
    } else choose({ ...chosen, ...part });
  };
  const lines = useLines({
    columns,
    rows,
    idOf,
    subRows: options.subRows,
    view,
    filters: filtered,
    sortedOutside: sorted !== undefined,
  });
  const { selection } = options;
  const shown = useMemo(() => {
    const those = shownColumns(columns, view);
    return selection ? [selectionColumn(selection, idOf), ...those] : those;
  }, [columns, view, selection, idOf]);
  const { found } = lines;
  const table = useCallback(() => shownTable(name, shown, found), [name, shown, found]);
  return {
    ...options,
    ...lines,
    shown,
    view: sorted ? { ...view, sorting: sorted.by ? [sorted.by] : [] } : view,
    change,
    reset: () => choose({}),
    filtered,
    filter,
    kept,
    keep,
    look: (next, filters) => {
      choose(next);
      filter(filters);
    },
    table,
  };
}
