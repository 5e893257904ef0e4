import type { GridColumn } from '@plomada/contracts';
import type { Plan, PlanRow } from '@plomada/domain';
import type { ExportTable } from '@plomada/interchange';
import { isFigure } from '../../../base/grid/column';
import { TASK_COLUMNS } from '../../../columns/task-columns';
import { isSaidOf } from '../grouping/group-ids';
import type { CellWords } from './chart-columns';

/** The grid as a table of a spreadsheet: the columns that it has, and the rows as they are shown. */
export function chartView(
  name: string,
  columns: readonly GridColumn[],
  rows: readonly PlanRow[],
  words: CellWords,
  plan: Plan,
): ExportTable {
  const about = { plan, words };
  return {
    name,
    columns: columns.map((column) => {
      const { kind } = TASK_COLUMNS[column];
      const head = words.headerInFull(column);
      return {
        head: kind === 'percent' ? `${head} (%)` : head,
        holds: isFigure({ kind }) ? 'number' : kind === 'date' ? 'date' : 'text',
      };
    }),
    lines: rows.map((row) =>
      columns.map((column) => (isSaidOf(column, row) ? TASK_COLUMNS[column].value(row, about) : null)),
    ),
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
