import { hundredths, lastDay, type PlanRow } from '@plomada/domain';
import type { View } from '@plomada/interchange';
import { type CellWords, type ColumnName, columnNames } from './chart-columns';
import type { PlanningLevel } from './gantt-slice';

interface SheetCell {
  readonly holds: View['columns'][number]['holds'];
  readonly of: (row: PlanRow, words: CellWords) => string | number | null;
}

const share = (value: number | null): number | null => (value === null ? null : hundredths(value));

/** What a column of the grid is in a spreadsheet: figures to calculate with, and dates that are dates. */
const CELLS: Readonly<Record<Exclude<ColumnName, 'select'>, SheetCell>> = {
  code: { holds: 'text', of: ({ code }) => code },
  text: { holds: 'text', of: ({ text }) => text },
  start: { holds: 'date', of: ({ firstDay }) => firstDay },
  end: { holds: 'date', of: (row) => row.lastDay },
  days: { holds: 'number', of: (row) => (row.kind === 'milestone' ? null : row.duration) },
  baselineEnd: {
    holds: 'date',
    of: ({ baselineStart, baselineEnd }) =>
      baselineStart && baselineEnd ? lastDay(baselineStart, baselineEnd) : null,
  },
  float: { holds: 'number', of: (row) => (row.kind === 'summary' ? null : row.totalFloat) },
  progress: { holds: 'number', of: ({ progress }) => share(progress) },
  commitment: { holds: 'number', of: (row) => (row.kind === 'summary' ? null : share(row.commitment)) },
  responsible: { holds: 'text', of: (row, words) => words.responsibles(row) },
  state: { holds: 'text', of: (row, words) => words.state(row) },
};
const PERCENTS: ReadonlySet<ColumnName> = new Set(['progress', 'commitment']);

/** The grid of a level as a table of a spreadsheet: its columns, and the rows as they are shown. */
export function chartView(
  name: string,
  level: PlanningLevel,
  rows: readonly PlanRow[],
  words: CellWords,
): View {
  const columns = columnNames(level, 'wide').filter((column) => column !== 'select');
  return {
    name,
    columns: columns.map((column) => ({
      head: PERCENTS.has(column) ? `${words.header(column)} (%)` : words.header(column),
      holds: CELLS[column].holds,
    })),
    lines: rows.map((row) => columns.map((column) => CELLS[column].of(row, words))),
  };
}

/** The rows that are left when branches are closed. In tree order, as they come. */
export function unfolded(rows: readonly PlanRow[], collapsed: readonly string[]): readonly PlanRow[] {
  const closed = new Set(collapsed);
  return rows.filter(({ id, parent }) => {
    const isHidden = parent !== null && closed.has(parent);
    if (isHidden) closed.add(id);
    return !isHidden;
  });
}
