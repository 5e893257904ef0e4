import { type Plan, type ShownRestriction, type ShownRestrictions, shownRestrictions } from '@plomada/domain';
import { useMemo } from 'react';
import { useToday } from './use-today';

/** The restrictions of a plan as tables show them today. One that an edit leaves as it was stays the same object. */
export function useRestrictionRows(plan: Plan): readonly ShownRestriction[] {
  const today = useToday();
  return useMemo(() => restrictionRowsOf(plan, today), [plan, today]);
}

let last: ShownRestrictions | undefined;

function restrictionRowsOf(plan: Plan, today: string): readonly ShownRestriction[] {
  last = { plan, today, rows: shownRestrictions(plan, today, last) };
  return last.rows;
}
