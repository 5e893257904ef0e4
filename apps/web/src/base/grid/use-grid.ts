import type { GridViewSaved } from '@plomada/contracts';
import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { type Filters, NO_FILTERS } from './filters';
import type { Grid, GridOptions } from './grid';
import { type ChosenView, PLAIN_VIEW, shownColumns, withOwnWidths } from './grid-view';
import { GridOwner } from './grid-owner';
import { storeLastView, lastView, openingView } from './stored-views';
import { selectionColumn } from './selection-column';
import { shownTable } from './shown-table';
import { useLines } from './use-lines';
import { useSavedViews } from './use-saved-views';

/** The state of a grid and what follows from it. Its columns and rows keep their identity while they are the same. */
export function useGrid<Row extends object>(options: GridOptions<Row>): Grid<Row> {
  const { name, rows, idOf, initial, keptAs, sorted } = options;
  const columns = useMemo(() => withOwnWidths(options.columns, initial), [options.columns, initial]);
  const { userId } = useContext(GridOwner);
  // Whoever has begun to arrange the grid is not overtaken by the view that it opens with.
  const isTouched = useRef(false);
  const newest = useRef<(view: GridViewSaved) => void>(() => undefined);
  const saved = useSavedViews(keptAs, options.keptWith ?? 'project', (opening) => newest.current(opening));
  const [opening] = useState(() => openingView(saved));
  const [chosen, setChosen] = useState<ChosenView>(
    () =>
      (opening?.view as ChosenView | undefined) ??
      (keptAs === undefined ? null : lastView(keptAs, userId)) ??
      {},
  );
  const own = useState<Filters>(() => (opening?.filters as Filters | undefined) ?? NO_FILTERS);
  const [filtered, setFilters] = options.filters ?? own;
  const view = useMemo(
    () => ({ ...PLAIN_VIEW, ...initial, widths: PLAIN_VIEW.widths, ...chosen }),
    [initial, chosen],
  );
  useEffect(() => {
    newest.current = (one) => {
      if (isTouched.current) return;
      setChosen(one.view as ChosenView);
      // What a link says goes before what the grid opens with.
      if (Object.keys(filtered).length === 0) setFilters(one.filters as Filters);
    };
  });
  const filter = (filters: Filters) => {
    isTouched.current = true;
    setFilters(filters);
  };
  const choose = (next: ChosenView) => {
    isTouched.current = true;
    setChosen(next);
    if (keptAs !== undefined) storeLastView(keptAs, userId, next);
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
    rows: view.grouping.length > 0 ? (options.ungrouped ?? rows) : rows,
    idOf,
    subRows: options.subRows,
    startsClosed: options.startsClosed === true,
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
    columns,
    ...lines,
    shown,
    view: sorted ? { ...view, sorting: sorted.by ? [sorted.by] : [] } : view,
    change,
    reset: () => choose({}),
    filtered,
    filter,
    saved,
    look: (next, filters) => {
      choose(next);
      filter(filters);
    },
    table,
  };
}
