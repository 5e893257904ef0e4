import { type Plan, type PlanRow, type WorkRow, type WorkScope, workRows } from '@plomada/domain';
import { useMemo } from 'react';
import { usePlanRows } from '../../plan/rows/use-plan-view';
import { useToday } from '../../plan/rows/use-today';

/** The work of a scope as it stands today. A row that an edit leaves as it was stays the same object. */
export function useWorkRows(plan: Plan, scope: WorkScope): readonly WorkRow[] {
  const rows = usePlanRows();
  const today = useToday();
  return useMemo(() => workRowsOf(plan, rows, scope, today), [plan, rows, scope, today]);
}

let last: readonly WorkRow[] | undefined;

function workRowsOf(
  plan: Plan,
  rows: readonly PlanRow[],
  scope: WorkScope,
  today: string,
): readonly WorkRow[] {
  last = workRows(plan, rows, scope, today, last);
  return last;
}
