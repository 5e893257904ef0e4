import type { DecisionContext } from '../decisions/decision';
import type { PlanAction } from '../actions/registry';
import type { Plan } from '../plan/plan';
import { type CheckedRows, type DateCell, checkRows } from './checked-rows';
import { chosenFrom, responsibleOfCell, taskOfCell } from './labels';
import type { RowCode } from './row-problem';

/** Rows of one file (planning core, section 9). */
export const MAX_RESTRICTION_ROWS = 99;
/** What the type column says of a restriction on the start; anything else is one on the end. */
export const START_TYPE = 'Comienzo';
export const END_TYPE = 'Término';

/** A row that makes a new restriction; cells of text are '' when empty. */
export interface RestrictionRow {
  readonly line: number;
  /** The task's id, or its label in the template's list. */
  readonly code: string;
  readonly family: string;
  readonly type: string;
  readonly detail: string;
  readonly responsible: string;
  readonly required: DateCell;
  readonly commited: DateCell;
}

/**
 * Rows of new restrictions (planning core, section 5, "Constraints spreadsheet"), checked in the order in which that names
 * the checks. `families` are the business's.
 */
export function checkRestrictionRows(
  plan: Plan,
  rows: readonly RestrictionRow[],
  families: readonly string[],
  context: DecisionContext,
): CheckedRows {
  return checkRows(plan, rows, context, (row) => restrictionOf(plan, row, families));
}

function restrictionOf(
  plan: Plan,
  { code, family, type, detail, responsible, required, commited }: RestrictionRow,
  families: readonly string[],
): RowCode | readonly PlanAction[] {
  if (!commited) return 'ROW_COMMITTED_INVALID';
  const known = chosenFrom(families, family, (one) => one);
  if (known === undefined) return 'ROW_FAMILY_UNKNOWN';
  const person = responsibleOfCell(plan, responsible);
  if (!person) return 'ROW_RESPONSIBLE_UNKNOWN';
  const task = taskOfCell(plan, code);
  if (!task) return 'ROW_TASK_UNKNOWN';
  if (!required) return 'ROW_REQUIRED_INVALID';
  if (detail.trim() === '') return 'ROW_DETAIL_MISSING';
  if (commited > required) return 'ROW_COMMITTED_AFTER_REQUIRED';
  const payload = {
    taskIds: [task.id],
    family: known,
    type: type.trim() === START_TYPE ? (1 as const) : (2 as const),
    detail,
    comments: '',
    responsible: person.id,
    commited,
    required,
  };
  return [{ type: 'NEW_RESTRICTION', payload }];
}
