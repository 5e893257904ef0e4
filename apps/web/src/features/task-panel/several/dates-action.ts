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

/** What is done to the dates of several tasks: one day for all, or so many working days later with the distances that they have. */
export type DatesChange =
  | { readonly what: 'start' | 'end'; readonly day: CivilDate }
  | { readonly what: 'by'; readonly days: number };

/**
 * The one action that does it; null where none of them takes it, or more than one action may hold. A day is given to the work among them;
 * to branches only where nothing else is chosen, for they take theirs from their work.
 */
export function datesAction(plan: Plan, rows: readonly PlanRow[], change: DatesChange): PlanAction | null {
  if (change.what === 'by')
    return { type: 'MOVE_TASKS', payload: { ids: rows.map(({ id }) => id), days: change.days } };
  const { what, day } = change;
  const takers = rows.filter(({ kind }) => isFieldEditable(kind, what));
  const work = takers.filter(({ kind }) => kind !== 'summary');
  const those = work.length > 0 ? work : takers;
  if (those.length > MAX_BATCH) return null;
  return batchOf(those.map(({ id }) => actionOf(plan, { field: what, id, value: day })));
}
