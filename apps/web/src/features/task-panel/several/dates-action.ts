import {
  batchOf,
  type CivilDate,
  isFieldEditable,
  MAX_BATCH,
  type Plan,
  type PlanAction,
  type PlanRow,
} from '@plomada/domain';
import { actionOf } from '../../gantt/cells/cell-edits';

/** The ways to give several tasks other dates, in the order in which they are offered. */
export const DATES_WAYS = ['start', 'finish', 'end', 'by'] as const;
export type DatesWay = (typeof DATES_WAYS)[number];

/**
 * What is done to the dates of several tasks: all start on a day; all end on a day, each moved there as long as it is (`finish`) or worked
 * on from its start until then (`end`); or all go so many working days later with the distances that they have.
 */
export type DatesChange =
  | { readonly what: Exclude<DatesWay, 'by'>; readonly day: CivilDate }
  | { readonly what: 'by'; readonly days: number };

/** The one action that does it, and to which rows. */
interface DatesAction {
  readonly action: PlanAction;
  readonly rows: readonly PlanRow[];
}

/**
 * Null where none of the rows takes it, or more than one action may hold. A day is given to the work among them; a start to branches only
 * where nothing else is chosen, for they take their dates from their work. A milestone has one day: it is put there.
 */
export function datesAction(plan: Plan, rows: readonly PlanRow[], change: DatesChange): DatesAction | null {
  if (change.what === 'by')
    return {
      action: { type: 'MOVE_TASKS', payload: { ids: rows.map(({ id }) => id), days: change.days } },
      rows,
    };
  const takers = takersOf(rows, change.what);
  if (takers.length > MAX_BATCH) return null;
  const action = batchOf(takers.map((row) => placed(plan, row, change)));
  return action && { action, rows: takers };
}

/** The rows that take other dates that way. */
export function takersOf(rows: readonly PlanRow[], what: DatesWay): readonly PlanRow[] {
  if (what === 'by') return rows;
  const work = rows.filter(({ kind }) => kind !== 'summary');
  return what === 'start' && work.length === 0
    ? rows.filter(({ kind }) => isFieldEditable(kind, what))
    : work;
}

function placed(
  plan: Plan,
  { id, kind, duration }: PlanRow,
  { what, day }: Exclude<DatesChange, { what: 'by' }>,
): PlanAction {
  if (what === 'start' || kind === 'milestone') return actionOf(plan, { field: 'start', id, value: day });
  const action = actionOf(plan, { field: 'end', id, value: day });
  return what === 'finish' && action.type === 'MOVE_TASK'
    ? { ...action, payload: { ...action.payload, duration } }
    : action;
}
