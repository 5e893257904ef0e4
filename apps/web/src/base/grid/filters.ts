import { searchable } from '@plomada/contracts';
import { type CellValue, choicesOf, type Column } from './column';
import { inOrder } from './order';
import { type Bound, boundValue, comparedIn, isDay, isWithin } from './range';

/** What a column is filtered by: values that were ticked, a text that is contained, the range of its values; all of what is given. */
export interface ColumnFilter {
  readonly among?: readonly string[];
  readonly has?: string;
  /** The first and the last day, or figure, that passes; open where there is none. */
  readonly from?: Bound;
  readonly to?: Bound;
}

/** By the column's id. A row is shown when it passes all of them. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

export const NO_FILTERS: Filters = {};

const isNone = ({ among, has, from, to }: ColumnFilter): boolean =>
  (among?.length ?? 0) === 0 && !has && !from && !to;

/** The filters with another one for a column; one that leaves nothing out is taken away. */
export function withFilter(filters: Filters, id: string, filter: ColumnFilter): Filters {
  const others = Object.entries(filters).filter(([name]) => name !== id);
  return Object.fromEntries(isNone(filter) ? others : [...others, [id, filter]]);
}

/**
 * What of a column's filter leaves rows out, on a day: anybody may have written bounds into an address that are none of its kind,
 * and whoever types one has not ended yet. Undefined where nothing does.
 */
export function effectiveFilter<Row>(
  { kind }: Column<Row>,
  { from, to, ...others }: ColumnFilter,
  today: string,
): ColumnFilter | undefined {
  const counts = (bound: Bound | undefined) => boundValue(kind, bound, today) !== null;
  const filter = { ...others, ...(counts(from) && { from }), ...(counts(to) && { to }) } as ColumnFilter;
  return isNone(filter) ? undefined : filter;
}

/** The test of a column's filter, on a day: whether a row passes it. Instants are of the day that it was in the time zone then. */
export function testOf<Row>(
  column: Column<Row>,
  { among = [], has, from, to }: ColumnFilter,
  today: string,
  timeZone: string | null = null,
): (row: Row) => boolean {
  const ticked = new Set(among);
  const wanted = searchable(has ?? '');
  const first = boundValue(column.kind, from, today);
  const last = boundValue(column.kind, to, today);
  const compared = comparedIn(column.kind, timeZone);
  return (row) => {
    if (ticked.size > 0 && !choicesOf(column, row).some(({ key }) => ticked.has(key))) return false;
    if (wanted !== '' && !wordsOf(column, row).includes(wanted)) return false;
    return isWithin(compared, column.value(row), first, last);
  };
}

/** A cell's text without case and accents: it is looked through again with every letter that is typed. */
function wordsOf<Row>(column: Column<Row>, row: Row): string {
  if (typeof row !== 'object' || row === null) return searchable(column.text(row));
  const known = WORDS.get(column) ?? new WeakMap<object, string>();
  WORDS.set(column, known);
  const words = known.get(row) ?? searchable(column.text(row));
  known.set(row, words);
  return words;
}

const WORDS = new WeakMap<object, WeakMap<object, string>>();

/** How many rows have a value of a column; days in their order, all others in the order of their words. */
export interface CountedChoice {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

export function countedChoices<Row>(column: Column<Row>, rows: readonly Row[]): readonly CountedChoice[] {
  const found = new Map<string, { choice: CountedChoice; order: CellValue }>();
  for (const row of rows) {
    for (const { key, label } of choicesOf(column, row)) {
      const known = found.get(key);
      const order = known?.order ?? (isDay(column.kind) ? column.value(row) : label);
      found.set(key, { choice: { key, label, count: (known?.choice.count ?? 0) + 1 }, order });
    }
  }
  return [...found.values()]
    .sort((a, b) => inOrder(a.order ?? '', b.order ?? ''))
    .map(({ choice }) => choice);
}
