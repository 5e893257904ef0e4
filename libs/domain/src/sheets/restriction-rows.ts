import type { DecisionContext } from '../decisions/decision';
import type { PlanAction } from '../actions/registry';
import { sameName } from '../names/name-key';
import type { Plan, Restriction } from '../plan/plan';
import { knownFamily } from '../restrictions/known-family';
import { committedAfterRequired } from '../restrictions/rules';
import { type CheckedRows, type DateCell, checkRows } from './checked-rows';
import { responsibleOfCell, shownCell, taskOfCell } from './labels';
import type { RowCode } from './row-problem';

/** Rows of one file (planning core, section 9). */
export const MAX_RESTRICTION_ROWS = 99;
/** What the type column says of a restriction on the start, in whatever case; anything else is one on the end. */
export const START_TYPE = 'Comienzo';
export const END_TYPE = 'Término';

/** A row of a new restriction, or of one that was in the plan when the file was written; cells of text are '' when empty. */
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
 * the checks. `families` are the business's. A file only creates: a row with the id of a restriction changes nothing. Where it says
 * what the plan says it is one of the empty ones; otherwise a problem tells that the restriction is another by now, or gone.
 */
export function checkRestrictionRows(
  plan: Plan,
  rows: readonly RestrictionRow[],
  families: readonly string[],
  context: DecisionContext,
): CheckedRows {
  const shown = rows.map((row) => ({ ...row, shown: shownCell(plan, row.code) }));
  return checkRows(plan, shown, context, (row) =>
    row.id === '' ? restrictionOf(plan, row, families) : asInPlan(plan, row),
  );
}

function restrictionOf(
  plan: Plan,
  row: RestrictionRow,
  families: readonly string[],
): RowCode | readonly PlanAction[] {
  const { code, family, detail, responsible, required, commited } = row;
  if (!commited) return 'ROW_COMMITTED_INVALID';
  const known = knownFamily(families, family);
  if (known === undefined) return 'ROW_FAMILY_UNKNOWN';
  const person = responsibleOfCell(plan, responsible);
  if (!person) return 'ROW_RESPONSIBLE_UNKNOWN';
  const task = taskOfCell(plan, code);
  if (!task) return 'ROW_TASK_UNKNOWN';
  if (!required) return 'ROW_REQUIRED_INVALID';
  if (detail.trim() === '') return 'ROW_DETAIL_MISSING';
  if (committedAfterRequired({ commited, required })) return 'ROW_COMMITTED_AFTER_REQUIRED';
  const payload = {
    taskIds: [task.id],
    family: known,
    type: typeOf(row),
    detail,
    comments: '',
    responsible: person.id,
    commited,
    required,
  };
  return [{ type: 'NEW_RESTRICTION', payload }];
}

/**
 * What comes of a row about a restriction that was in the plan when the file was written: nothing where it says what stands. Whoever
 * wrote something else, or whose file is older than the plan, is told: the file only creates.
 */
function asInPlan(plan: Plan, row: RestrictionRow): RowCode | readonly PlanAction[] {
  const present = plan.restrictions.get(row.id);
  if (!present) return 'ROW_RESTRICTION_GONE';
  return saysTheSame(plan, row, present) ? [] : 'ROW_RESTRICTION_CHANGED';
}

function saysTheSame(plan: Plan, row: RestrictionRow, present: Restriction): boolean {
  const task = taskOfCell(plan, row.code);
  return (
    task !== undefined &&
    present.taskIds.includes(task.id) &&
    sameName(row.family, present.family) &&
    typeOf(row) === present.type &&
    row.detail.trim() === present.detail.trim() &&
    responsibleIdOf(plan, row) === present.responsible &&
    row.required === present.required &&
    (row.commited === undefined ? present.commited === null : row.commited === present.commited)
  );
}

const typeOf = ({ type }: RestrictionRow): Restriction['type'] => (sameName(type, START_TYPE) ? 1 : 2);

/** Whom a row names: null for nobody, undefined for somebody unknown. */
function responsibleIdOf(plan: Plan, { responsible }: RestrictionRow): string | null | undefined {
  return responsible.trim() === '' ? null : responsibleOfCell(plan, responsible)?.id;
}
