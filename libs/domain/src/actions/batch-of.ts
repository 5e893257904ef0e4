import type { PlanAction } from './registry';

/** Several actions, `MAX_BATCH` at most, as one that one undo takes back; a single one as it is, null without any. */
export function batchOf(actions: readonly PlanAction[]): PlanAction | null {
  if (actions.length < 2) return actions[0] ?? null;
  return { type: 'BATCH_UPDATE', payload: { actions: [...actions] } };
}
