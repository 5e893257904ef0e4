import {
  endVariance,
  hundredths,
  type Plan,
  type PlanRow,
  predecessorsOf,
  scheduleOf,
} from '@plomada/domain';
import type { GridColumn } from '@plomada/contracts';
import type { View } from '@plomada/interchange';
import { baselineLastDay, type CellWords } from './chart-columns';

interface SheetCell {
  readonly holds: View['columns'][number]['holds'];
  readonly of: (row: PlanRow, words: CellWords, plan: Plan) => string | number | null;
}

const share = (value: number | null): number | null => (value === null ? null : hundredths(value));

/** What a column of the grid is in a spreadsheet: figures to calculate with, and dates that are dates. */
const CELLS: Readonly<Record<GridColumn, SheetCell>> = {
  code: { holds: 'text', of: ({ code }) => code },
  text: { holds: 'text', of: ({ text }) => text },
  start: { holds: 'date', of: ({ firstDay }) => firstDay },
  end: { holds: 'date', of: (row) => row.lastDay },
  days: { holds: 'number', of: (row) => (row.kind === 'milestone' ? null : row.duration) },
  progress: { holds: 'number', of: ({ progress }) => share(progress) },
  commitment: { holds: 'number', of: (row) => (row.kind === 'summary' ? null : share(row.commitment)) },
  responsible: { holds: 'text', of: (row, words) => words.responsibles(row) },
  state: { holds: 'text', of: (row, words) => words.state(row) },
  float: { holds: 'number', of: (row) => (row.kind === 'summary' ? null : row.totalFloat) },
  freeFloat: {
    holds: 'number',
    of: (row, _words, plan) =>
      row.kind === 'summary' ? null : (scheduleOf(plan).of(row.id)?.freeFloat ?? null),
  },
  predecessors: {
    holds: 'text',
    of: (row, words, plan) => words.predecessors(predecessorsOf(plan, row.id)),
  },
  constraint: {
    holds: 'text',
    of: (row, words, plan) => (row.kind === 'summary' ? '' : words.constraint(plan.tasks.get(row.id)!)),
  },
  weight: { holds: 'number', of: ({ weight }) => weight },
  wbs: { holds: 'text', of: (row, _words, plan) => plan.tasks.get(row.id)!.wbs },
  baselineStart: { holds: 'date', of: ({ baselineStart }) => baselineStart },
  baselineEnd: { holds: 'date', of: baselineLastDay },
  endVariance: { holds: 'number', of: (row, _words, plan) => endVariance(plan, row) },
  actualStart: { holds: 'date', of: (row, _words, plan) => plan.tasks.get(row.id)!.actualStart },
  actualFinish: { holds: 'date', of: (row, _words, plan) => plan.tasks.get(row.id)!.actualFinish },
};
const PERCENTS: ReadonlySet<GridColumn> = new Set(['progress', 'commitment', 'weight']);

/** The grid as a table of a spreadsheet: the columns that it has, and the rows as they are shown. */
export function chartView(
  name: string,
  columns: readonly GridColumn[],
  rows: readonly PlanRow[],
  words: CellWords,
  plan: Plan,
): View {
  return {
    name,
    columns: columns.map((column) => ({
      head: PERCENTS.has(column) ? `${words.headerInFull(column)} (%)` : words.headerInFull(column),
      holds: CELLS[column].holds,
    })),
    lines: rows.map((row) => columns.map((column) => CELLS[column].of(row, words, plan))),
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
