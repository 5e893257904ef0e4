import type { DecisionContext } from '../decisions/decision';
import type { PlanAction } from '../actions/registry';
import { sameName } from '../names/name-key';
import { sameValue } from '../plan/change';
import type { Plan, Restriction } from '../plan/plan';
import { type CheckedRows, type DateCell, checkRows } from './checked-rows';
import { chosenFrom, responsibleOfCell, taskOfCell } from './labels';
import { OnceEach } from './once-each';
import type { RowCode } from './row-problem';

/** Rows of one file (planning core, section 9). */
export const MAX_RESTRICTION_ROWS = 99;
/** What the type column says of a restriction on the start; anything else is one on the end. */
export const START_TYPE = 'Comienzo';
export const END_TYPE = 'Término';

/** A row that makes a new restriction, or says what a present one is to be; cells of text are '' when empty. */
export interface RestrictionRow {
  readonly line: number;
  /** The restriction's id, in files that were filled with present ones; '' for a new one. */
  readonly id: string;
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
 * the checks. `families` are the business's. A row with the id of a restriction changes that one where it says something else; a
 * second row with the same id was copied within the file, and makes a new one.
 */
export function checkRestrictionRows(
  plan: Plan,
  rows: readonly RestrictionRow[],
  families: readonly string[],
  context: DecisionContext,
): CheckedRows {
  const taken = new OnceEach();
  return checkRows(plan, rows, context, (row) => {
    const present = row.id === '' ? undefined : plan.restrictions.get(row.id);
    const isNew = present === undefined || taken.isRepeated(present);
    return isNew ? restrictionOf(plan, row, families) : editOf(plan, present, row, families);
  });
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

/** What a row changes of a restriction: nothing where it says what stands. Later commitments than required may be, as elsewhere. */
function editOf(
  plan: Plan,
  present: Restriction,
  { code, family, type, detail, responsible, required, commited }: RestrictionRow,
  families: readonly string[],
): RowCode | readonly PlanAction[] {
  if (commited === null) return 'ROW_COMMITTED_INVALID';
  const known = sameName(family, present.family)
    ? present.family
    : chosenFrom(families, family, (one) => one);
  if (known === undefined) return 'ROW_FAMILY_UNKNOWN';
  const person = responsible.trim() === '' ? null : responsibleOfCell(plan, responsible);
  if (person === undefined) return 'ROW_RESPONSIBLE_UNKNOWN';
  const task = taskOfCell(plan, code);
  if (!task) return 'ROW_TASK_UNKNOWN';
  if (!required) return 'ROW_REQUIRED_INVALID';
  if (detail.trim() === '') return 'ROW_DETAIL_MISSING';
  const said: Partial<Restriction> = {
    taskIds: present.taskIds.includes(task.id) ? present.taskIds : [task.id],
    family: known,
    type: type.trim() === START_TYPE ? 1 : 2,
    detail: detail.trim() === present.detail.trim() ? present.detail : detail,
    responsible: person?.id ?? null,
    commited: commited ?? null,
    required,
  };
  const changed = Object.entries(said).filter(
    ([field, value]) => !sameValue(value, present[field as keyof Restriction]),
  );
  if (changed.length === 0) return [];
  const values = Object.fromEntries(changed);
  return [{ type: 'EDIT_RESTRICTION', payload: { restrictionId: present.id, values } }];
}
