import type { PlanAction } from '@plomada/domain';

/** Actions that one bulk edit may hold. */
const MOST = 500;

/** Several changes as bulk edits, each undone as a whole; a single one as it is. */
export function inBatches(actions: readonly PlanAction[]): PlanAction[] {
  if (actions.length < 2) return [...actions];
  const batches: PlanAction[] = [];
  for (let from = 0; from < actions.length; from += MOST) {
    batches.push({ type: 'BATCH_UPDATE', payload: { actions: actions.slice(from, from + MOST) } });
  }
  return batches;
}
