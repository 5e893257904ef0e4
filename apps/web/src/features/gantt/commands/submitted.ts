import type { planActions } from '../../../plan/state/plan-actions';

export type Submitted = Parameters<typeof planActions.submit>[0];

/** The most actions that go as one. */
export const MOST_AT_ONCE = 500;

/** Several actions as one, so that one undo takes them back; a single one as it is, null without any. */
export function asOne(actions: readonly Submitted[]): Submitted | null {
  const [first, ...others] = actions;
  if (!first) return null;
  return others.length === 0 ? first : { type: 'BATCH_UPDATE', payload: { actions: [...actions] } };
}
