import { batchOf, MAX_BATCH, type PlanAction } from '@plomada/domain';

/** Several changes as bulk edits, each undone as a whole; a single one as it is. */
export function inBatches(actions: readonly PlanAction[]): PlanAction[] {
  const batches: PlanAction[] = [];
  for (let from = 0; from < actions.length; from += MAX_BATCH) {
    batches.push(batchOf(actions.slice(from, from + MAX_BATCH))!);
  }
  return batches;
}
