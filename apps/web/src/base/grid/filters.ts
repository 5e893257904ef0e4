import { searchable } from '@plomada/contracts';
import { choicesOf, type Column } from './column';

/** What a column is filtered by: values that were ticked, a text that is contained, or both. */
export interface ColumnFilter {
  readonly among?: readonly string[];
  readonly has?: string;
}

/** By the column's id. A row is shown when it passes all of them. */
export type Filters = Readonly<Record<string, ColumnFilter>>;

export const NO_FILTERS: Filters = {};

const isNone = ({ among, has }: ColumnFilter): boolean => (among?.length ?? 0) === 0 && !has;

/** The filters with another one for a column; one that leaves nothing out is taken away. */
export function withFilter(filters: Filters, id: string, filter: ColumnFilter): Filters {
  const others = Object.entries(filters).filter(([name]) => name !== id);
  return Object.fromEntries(isNone(filter) ? others : [...others, [id, filter]]);
}

/** Whether a row passes a column's filter. */
export function passes<Row>(column: Column<Row>, row: Row, { among, has }: ColumnFilter): boolean {
  const choices = choicesOf(column, row);
  if (among && among.length > 0 && !choices.some(({ key }) => among.includes(key))) return false;
  return !has || searchable(column.text(row)).includes(searchable(has));
}

/** How many rows have a value of a column, in the order of the values' words. */
export interface CountedChoice {
  readonly key: string;
  readonly label: string;
  readonly count: number;
}

export function countedChoices<Row>(column: Column<Row>, rows: readonly Row[]): readonly CountedChoice[] {
  const found = new Map<string, CountedChoice>();
  for (const row of rows) {
    for (const { key, label } of choicesOf(column, row)) {
      found.set(key, { key, label, count: (found.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
}
