import { type Payload, type Plan, type RhythmCategory, type RhythmUnit, sameName } from '@plomada/domain';
import { typedNumber } from '../../../base/fields/typed-number';

export interface RhythmRow {
  /** The row's id in the plan; the form's own list keeps another under `id`. */
  rowId: string;
  name: string;
  /** As typed; '' where nobody said, and for units. */
  workDays: string;
}

export interface RhythmFields {
  units: RhythmRow[];
  categories: RhythmRow[];
}

/** The lists of the rhythm. */
export type RhythmList = keyof RhythmFields;

const ordered = <T extends { readonly order: number }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => a.order - b.order);
const rowOf = ({ id, name, ...rest }: RhythmUnit | RhythmCategory): RhythmRow => ({
  rowId: id,
  name,
  workDays: 'workDays' in rest && rest.workDays !== null ? String(rest.workDays) : '',
});

export function rhythmFieldsOf(plan: Plan): RhythmFields {
  return {
    units: ordered(plan.rhythmUnits.rows).map(rowOf),
    categories: ordered(plan.rhythmCategories.rows).map(rowOf),
  };
}

export function rhythmPayload({ units, categories }: RhythmFields): Payload<'SET_RHYTHM'> {
  return {
    units: units.map(({ rowId, name }) => ({ id: rowId, name: name.trim() })),
    categories: categories.map(({ rowId, name, workDays }) => ({
      id: rowId,
      name: name.trim(),
      workDays: typedNumber(workDays),
    })),
  };
}

/** Whether a name stands in a list more than once. */
export function isRepeated(rows: readonly RhythmRow[], name: string): boolean {
  return rows.filter((row) => sameName(row.name, name)).length > 1;
}
