import type { LookaheadPeriod } from '@plomada/domain';
import type { LackingRow } from '../../columns/make-ready-columns';

/** A line of the screen: a short term, a task that begins in it, or a restriction that holds the task back. */
export type LookaheadRow =
  { readonly kind: 'period'; readonly id: string; readonly period: LookaheadPeriod } | LackingRow;

/** The lines of the lookahead: its short terms, and what is below each line. */
export interface LookaheadRows {
  readonly rows: readonly LookaheadRow[];
  /** The tasks of all short terms. */
  readonly tasks: readonly LookaheadRow[];
  readonly below: (row: LookaheadRow) => readonly LookaheadRow[];
}

/** The lookahead as a tree. A restriction of several tasks stands below each of them. */
export function lookaheadRows(periods: readonly LookaheadPeriod[]): LookaheadRows {
  const below = new Map<string, readonly LookaheadRow[]>();
  const rows = periods.map((period): LookaheadRow => {
    const id = `period ${period.number}`;
    below.set(
      id,
      period.tasks.map((task) => {
        const { row, open } = task;
        below.set(
          row.id,
          open.map((restriction) => ({
            kind: 'restriction',
            id: `${restriction.id} ${row.id}`,
            restriction,
          })),
        );
        return { kind: 'task', id: row.id, task };
      }),
    );
    return { kind: 'period', id, period };
  });
  const tasks = rows.flatMap(({ id }) => below.get(id) ?? []);
  return { rows, tasks, below: ({ id }) => below.get(id) ?? [] };
}
