import {
  type BulkEntry,
  bulkProgress,
  type PlanAction,
  unitsAction,
  unitsOf,
  type WorkRow,
} from '@plomada/domain';
import type { CellEdit } from '../../base/grid/grid';
import { IN_UNITS } from '../../columns/work-columns';
import type { ActionOfRows } from '../../plan/sending/accepted-rows';

/** A row, with the share (0..1) that was typed or pasted into one of its cells. */
export interface TypedShare {
  readonly id: string;
  readonly row: WorkRow;
  readonly value: number | null;
}

type Shares = 'commitment' | 'progress';

/** A cell that was typed into, as the plan takes it. Without progress a task stands as at the last close. */
export function editAction({ row, column, value }: CellEdit<WorkRow>): PlanAction {
  const taskId = row.id;
  switch (column.id) {
    case 'commitment':
      return { type: 'SET_COMMITMENT', payload: { taskId, commitment: value as number | null } };
    case 'progress':
      return { type: 'SET_PROGRESS', payload: { taskId, progress: typedProgress(row, value) } };
    case 'units':
    case 'unitsCommited':
      return unitsAction(row.task, IN_UNITS[column.id], value as number | null);
    default:
      return { type: 'SET_COMMENTS', payload: { taskId, comments: String(value) } };
  }
}

/** Whether a cell already has what was typed. */
export function isUnchanged({ row: { task }, column, value }: CellEdit<WorkRow>): boolean {
  if (column.id === 'units') return (value ?? unitsOf(task, 'lastProgress')) === unitsOf(task, 'progress');
  if (column.id === 'unitsCommited') return value === unitsOf(task, 'commitment');
  if (column.id === 'progress') return (value ?? task.lastProgress) === task.progress;
  return value === task[column.id as 'commitment' | 'comments'];
}

/** A column of shares that was pasted, as one action; null where several columns were. */
export function columnAction(edits: readonly CellEdit<WorkRow>[]): ActionOfRows<TypedShare> | null {
  const [id, ...others] = new Set(edits.map(({ column }) => column.id));
  if (others.length > 0 || (id !== 'commitment' && id !== 'progress')) return null;
  return sharesAction(id);
}

const sharesAction =
  (field: Shares): ActionOfRows<TypedShare> =>
  (rows) =>
    field === 'commitment'
      ? commitments(rows, ({ value }) => value)
      : progresses(rows, ({ row, value }) => typedProgress(row, value));

const typedProgress = ({ task }: WorkRow, value: unknown): number =>
  (value as number | null) ?? task.lastProgress;

/** The same promise for many tasks; null takes theirs back. */
export const commitmentsAction =
  (value: number | null): ActionOfRows<WorkRow> =>
  (rows) =>
    commitments(rows, () => value);

export const progressesAction =
  (entry: BulkEntry): ActionOfRows<WorkRow> =>
  (rows) =>
    progresses(rows, ({ task }) => bulkProgress(task, entry));

export const membershipAction =
  (member: boolean): ActionOfRows<WorkRow> =>
  (rows) => ({ type: 'SET_TERM_MEMBERSHIP', payload: { taskIds: rows.map(({ id }) => id), member } });

/** What is said of many tasks stands below what each of them says already. */
export const commentActions = (rows: readonly WorkRow[], said: string): readonly PlanAction[] =>
  rows.map(({ id, task }) => ({
    type: 'SET_COMMENTS',
    payload: { taskId: id, comments: [task.comments, said].filter(Boolean).join('\n') },
  }));

function commitments<Row extends { readonly id: string }>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | null,
): PlanAction {
  const entries = rows.map((row) => ({ taskId: row.id, commitment: valueOf(row) }));
  return { type: 'SET_COMMITMENTS', payload: { entries } };
}

function progresses<Row extends { readonly id: string }>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
): PlanAction {
  const entries = rows.map((row) => ({ taskId: row.id, progress: valueOf(row) }));
  return { type: 'SET_PROGRESSES', payload: { entries } };
}
