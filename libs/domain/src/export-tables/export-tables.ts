import type { CivilDate } from '../calendar/civil-date';
import { type Change, evolve, invert, sameValue } from '../plan/change';
import type { Plan } from '../plan/plan';
import { type ExportedCause, exportedCauses } from './cause-rows';
import { type ExportedIndicator, exportedIndicators } from './indicator-rows';
import { type ExportedRestriction, exportedRestrictions } from './restriction-rows';
import { type ExportedTask, exportedTasks } from './task-rows';
import { type ExportedTerm, exportedTerms } from './term-rows';

/** The tables that other programs read of a plan, each with its rows. */
export interface ExportTables {
  readonly tasks: ExportedTask;
  readonly restrictions: ExportedRestriction;
  readonly terms: ExportedTerm;
  readonly causes: ExportedCause;
  readonly indicators: ExportedIndicator;
}
export type ExportTableName = keyof ExportTables;

const ROWS: {
  readonly [Name in ExportTableName]: (plan: Plan, today: CivilDate) => readonly ExportTables[Name][];
} = {
  tasks: exportedTasks,
  restrictions: exportedRestrictions,
  terms: exportedTerms,
  causes: exportedCauses,
  indicators: exportedIndicators,
};

/** The rows of a table on a day, by their ids: an order that no change of the plan disturbs. */
export function exportTable<Name extends ExportTableName>(
  name: Name,
  plan: Plan,
  today: CivilDate,
): readonly ExportTables[Name][] {
  return [...ROWS[name](plan, today)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** What a program that read a table before has to know to have it as it is now. */
export interface TableChanges<R> {
  /** New ones, and those of which anything is otherwise. */
  readonly rows: readonly R[];
  /** The ids of those that are no more. */
  readonly removed: readonly string[];
}

/**
 * What may be otherwise for whoever read a table when the plan was before `changes`, on its day `then` or any day since. What follows from the
 * day alone (that something is late, what should be done) goes one way only while a plan stays as it is: a row that was the same on the
 * first of those days and on the last was so in between.
 */
export function tableChanges<Name extends ExportTableName>(
  name: Name,
  now: { readonly plan: Plan; readonly day: CivilDate },
  then: { readonly changes: readonly Change[]; readonly day: CivilDate },
): TableChanges<ExportTables[Name]> {
  const before = evolve(now.plan, invert(then.changes));
  const days = [...new Set([then.day, now.day])];
  const old = days.map((day) => new Map(exportTable(name, before, day).map((row) => [row.id, row])));
  const rows = exportTable(name, now.plan, now.day);
  const known = new Set(rows.map(({ id }) => id));
  return {
    rows: rows.filter((row) => old.some((table) => !sameValue(table.get(row.id), row))),
    removed: [...old[0]!.keys()].filter((id) => !known.has(id)),
  };
}
