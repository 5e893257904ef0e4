import { type Plan, type ShownRestriction, shownRestrictions } from '@plomada/domain';
import { useMemo } from 'react';
import { useToday } from './use-today';

/** The restrictions of a plan as tables show them today. One that an edit leaves as it was stays the same object. */
export function useRestrictionRows(plan: Plan): readonly ShownRestriction[] {
  const today = useToday();
  return useMemo(() => restrictionRowsOf(plan, today), [plan, today]);
}

let last: readonly ShownRestriction[] = [];

function restrictionRowsOf(plan: Plan, today: string): readonly ShownRestriction[] {
  last = shownRestrictions(plan, today, last);
  return last;
}
