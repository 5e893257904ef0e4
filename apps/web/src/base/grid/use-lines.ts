import {
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  type ColumnDef,
  createExpandedRowModel,
  createFacetedRowModel,
  createFilteredRowModel,
  createGroupedRowModel,
  createSortedRowModel,
  type ExpandedState,
  functionalUpdate,
  type Row as ModelRow,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useShownDay, useShownZone } from '../use-day';
import type { Column } from './column';
import { type CountedChoice, countedChoices, type Filters, testOf } from './filters';
import type { GridView } from './grid-view';
import { inOrder } from './order';
import { orderedValue, sortedRows } from './sorted-rows';

const FEATURES = tableFeatures({
  columnFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnFacetingFeature,
  facetedRowModel: createFacetedRowModel(),
  columnGroupingFeature,
  groupedRowModel: createGroupedRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
});
type Features = typeof FEATURES;

/** A line of a grid: a row, or the head of a group of them. */
export type Line<Row> = RowLine<Row> | GroupLine<Row>;

interface AnyLine {
  readonly id: string;
  /** From 0; lines below a group or another row stand one deeper. */
  readonly depth: number;
  /** Null for what has nothing below it. */
  readonly isOpen: boolean | null;
}
export interface RowLine<Row> extends AnyLine {
  readonly kind: 'row';
  readonly row: Row;
}
export interface GroupLine<Row> extends AnyLine {
  readonly kind: 'group';
  readonly label: string;
  readonly rows: readonly Row[];
}

interface Given<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly idOf: (row: Row) => string;
  readonly subRows: ((row: Row) => readonly Row[]) | undefined;
  readonly startsClosed: boolean;
  readonly view: Pick<GridView, 'sorting' | 'grouping'>;
  readonly filters: Filters;
  /** The rows come in order already. */
  readonly sortedOutside: boolean;
}

export interface Lines<Row> {
  /** Those that are shown, from the top. */
  readonly lines: readonly Line<Row>[];
  /** The rows that pass the filters, in order, those of closed groups too. */
  readonly found: readonly Row[];
  /** What a column can be filtered by: its values in the rows that pass all other filters. */
  readonly choices: (columnId: string) => readonly CountedChoice[];
  readonly toggle: (lineId: string, open?: boolean) => void;
}

/** The choices of the column that was asked about last. */
interface Counted<Row> {
  readonly column: Column<Row>;
  readonly rowsLeft: object;
  readonly choices: readonly CountedChoice[];
}

/** What the rows become when they are filtered, grouped, put in order, opened and closed. */
export function useLines<Row extends object>(given: Given<Row>): Lines<Row> {
  const { columns, rows, idOf, subRows, view, filters, sortedOutside } = given;
  const [expanded, setExpanded] = useState<ExpandedState>(given.startsClosed ? {} : true);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const grouping = useMemo(() => [...view.grouping], [view.grouping]);
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  // A table without levels is put in order here: the library compares every row with every edit.
  const isFlat = grouping.length === 0 && subRows === undefined;
  const sorting = useMemo(
    () => (sortedOutside || isFlat ? [] : withGroupsFirst(view)),
    [sortedOutside, isFlat, view],
  );
  const places = useState(() => new WeakMap<Row, number>())[0];
  const data = useMemo(() => {
    if (sortedOutside || !isFlat) return rows;
    const by = view.sorting.flatMap(({ id, desc }) => {
      const column = byId.get(id);
      return column && !column.isTool ? [{ column, desc }] : [];
    });
    return sortedRows(rows, by, places);
  }, [rows, sortedOutside, isFlat, view.sorting, byId, places]);
  const today = useShownDay();
  const timeZone = useShownZone();
  const columnFilters = useMemo(
    () =>
      Object.entries(filters).flatMap(([id, filter]) => {
        const column = byId.get(id);
        return column ? [{ id, value: testOf(column, filter, today, timeZone) }] : [];
      }),
    [filters, byId, today, timeZone],
  );
  const table = useTable<Features, Row>({
    features: FEATURES,
    columns: definitions,
    data: data as Row[],
    getRowId: (row) => idOf(row),
    ...(subRows && { getSubRows: (row) => subRows(row) as Row[] }),
    filterFromLeafRows: true,
    groupedColumnMode: false,
    autoResetExpanded: false,
    state: { sorting, grouping, columnFilters, expanded },
    onExpandedChange: (change) => setExpanded((now) => functionalUpdate(change, now)),
  });
  const model = table.getRowModel();
  const sorted = table.getSortedRowModel();
  const kept = useState(() => new WeakMap<Row, RowLine<Row>>())[0];
  const lines = useMemo(
    () => model.rows.map((row) => sameLine(kept, lineOf(row, expanded, byId))),
    [model, expanded, byId, kept],
  );
  const found = useMemo(() => leavesOf(sorted.rows), [sorted]);
  const counted = useRef<Counted<Row> | null>(null);
  const choices = useCallback(
    (columnId: string) => {
      const column = byId.get(columnId)!;
      const rowsLeft = table.getColumn(columnId)?.getFacetedRowModel().flatRows ?? [];
      const before = counted.current;
      // Asked for with each letter that is typed; what the other filters leave is the same meanwhile.
      if (before?.column === column && before.rowsLeft === rowsLeft) return before.choices;
      const choices = countedChoices(
        column,
        rowsLeft.map(({ original }) => original),
      );
      counted.current = { column, rowsLeft, choices };
      return choices;
    },
    [table, byId],
  );
  const toggle = useCallback(
    (lineId: string, open?: boolean) => table.getRow(lineId).toggleExpanded(open),
    [table],
  );
  return { lines, found, choices, toggle };
}

function definitionOf<Row extends object>(column: Column<Row>): ColumnDef<Features, Row> {
  return {
    id: column.id,
    // What holds nothing comes last, whichever way the order runs.
    accessorFn: (row) => orderedValue(column, row) ?? undefined,
    sortUndefined: 'last',
    sortFn: (a, b, id) => inOrder(a.getValue(id), b.getValue(id)),
    filterFn: (row, _id, passes: (row: Row) => boolean) => passes(row.original),
    getGroupingValue: (row) => column.text(row),
    enableSorting: !column.isTool,
  };
}

/** Groups stand in the order of what heads them, unless that very column is put in another. */
function withGroupsFirst({ sorting, grouping }: Pick<GridView, 'sorting' | 'grouping'>) {
  const own = grouping
    .filter((id) => !sorting.some((one) => one.id === id))
    .map((id) => ({ id, desc: false }));
  return [...own, ...sorting];
}

/** The line that was shown before where it is as it was: only other lines are drawn again. */
function sameLine<Row extends object>(kept: WeakMap<Row, RowLine<Row>>, line: Line<Row>): Line<Row> {
  if (line.kind === 'group') return line;
  const before = kept.get(line.row);
  if (before?.id === line.id && before.depth === line.depth && before.isOpen === line.isOpen) return before;
  kept.set(line.row, line);
  return line;
}

function lineOf<Row extends object>(
  row: ModelRow<Features, Row>,
  expanded: ExpandedState,
  columns: ReadonlyMap<string, Column<Row>>,
): Line<Row> {
  const { id, depth } = row;
  const isOpen = row.subRows.length > 0 ? expanded === true || expanded[id] === true : null;
  if (row.groupingColumnId === undefined) return { kind: 'row', id, depth, isOpen, row: row.original };
  const column = columns.get(row.groupingColumnId)!;
  const label = `${column.headInFull ?? column.head}: ${String(row.groupingValue)}`;
  return { kind: 'group', id, depth, isOpen, label, rows: headedBy(row.subRows) };
}

/** The rows of a group, without what stands below each. */
const headedBy = <Row extends object>(rows: readonly ModelRow<Features, Row>[]): readonly Row[] =>
  rows.flatMap((row) => (row.groupingColumnId === undefined ? [row.original] : headedBy(row.subRows)));

/** Rows of the tables themselves, without the heads of groups. */
function leavesOf<Row extends object>(rows: readonly ModelRow<Features, Row>[]): readonly Row[] {
  return rows.flatMap((row) =>
    row.groupingColumnId === undefined ? [row.original, ...leavesOf(row.subRows)] : leavesOf(row.subRows),
  );
}
