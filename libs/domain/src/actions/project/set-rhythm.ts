import { addRow, type Change, removeRow, setFields } from '../../plan/change';
import type { Plan, RhythmCategory, RhythmUnit } from '../../plan/plan';
import { Table } from '../../plan/table';
import { rhythmInUse } from '../../rules/removals';
import { repeated } from '../../rules/single-names';
import { integer, list, nullable, object } from '../../shape/shape';
import type { Decision } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { defineAction, LARGE } from '../action';
import { isNewId, newRowId, rowId } from '../payload-fields';
import { acceptNamed } from './named';
import { rowName } from '../../names/name-shape';

/** Units and categories of a project. */
const MAX_RHYTHM_ROWS = 500;

export const SET_RHYTHM = defineAction({
  type: 'SET_RHYTHM',
  summary:
    'Sets the units that a building repeats, in their order, and the categories of work that pass through them.',
  payload: object({
    units: list(object({ id: rowId, name: rowName }), MAX_RHYTHM_ROWS),
    categories: list(
      object({ id: rowId, name: rowName, workDays: nullable(integer(1, 999)) }),
      MAX_RHYTHM_ROWS,
    ),
  }),
  permission: 'manageProject',
  maxBytes: LARGE,
  undo: 'inverse',
  decide(plan, payload): Decision {
    const units = payload.units.map((unit, order): RhythmUnit => ({ ...unit, order }));
    const categories = payload.categories.map((one, order): RhythmCategory => ({ ...one, order }));
    const refusal =
      unnamable(units, plan.rhythmUnits) ??
      unnamable(categories, plan.rhythmCategories) ??
      repeatedRow(units) ??
      repeatedRow(categories);
    if (refusal) return { ok: false, refusal };
    const decision = acceptNamed(plan, [
      ...replaced(plan, 'rhythmUnits', units),
      ...replaced(plan, 'rhythmCategories', categories),
    ]);
    if (!decision.ok) return decision;
    const inUse =
      rhythmInUse(plan, 'unit', Table.of(units), plan.rhythmUnits.rows) ??
      rhythmInUse(plan, 'category', Table.of(categories), plan.rhythmCategories.rows);
    return inUse ? { ok: false, refusal: inUse } : decision;
  },
});

/** The first new row whose id no row may have; those that are there keep theirs. */
function unnamable(rows: readonly Named[], present: { has(id: string): boolean }): Refusal | null {
  const row = rows.find(({ id }) => !present.has(id) && !isNewId(id));
  return row ? { code: 'ACTION_INVALID', params: { path: 'id', expected: newRowId.description } } : null;
}

type Named = Pick<RhythmUnit, 'id' | 'name'>;

/** A row that is told twice: it could have one of two names. */
function repeatedRow(rows: readonly Named[]): Refusal | null {
  const twice = repeated(rows, ({ id }) => id)[0]?.[1];
  return twice ? { code: 'RHYTHM_DUPLICATE', params: { name: twice.name }, rows: [twice.id] } : null;
}

function replaced<N extends 'rhythmUnits' | 'rhythmCategories'>(
  plan: Plan,
  table: N,
  rows: readonly (RhythmUnit | RhythmCategory)[],
): readonly Change[] {
  const kept = new Set(rows.map((row) => row.id));
  const removed = plan[table].rows
    .filter((row) => !kept.has(row.id))
    .map((row) => removeRow(table, row as never));
  const written = rows.map((row): Change | null => {
    const present = plan[table].get(row.id);
    return present ? setFields(table, present as never, row as never) : addRow(table, row as never);
  });
  return [...removed, ...written.filter((change) => change !== null)];
}
