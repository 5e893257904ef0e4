import { type Failure, refusalFailure } from '@plomada/contracts';
import { decideOrPropose, isProposed, type PlanAction, proposalsOf } from '@plomada/domain';
import { authorOf } from '../state/author';
import type { Ready } from '../state/plan-state';
import { waitsAlready } from './unsent-proposals';

/** Whether what is proposed now reaches the server at once; a socket notices later than the browser that its network is gone. */
export const isReachable = ({ joined }: Pick<Ready, 'joined'>): boolean => joined && navigator.onLine;

/** Why an action is neither done here nor proposed; null when it is. Nothing is done to the plan. */
export function refusalHere(ready: Ready, action: PlanAction): Failure | null {
  const { actor, proposals, sync } = ready;
  const now = new Date().toISOString();
  const context = { ...authorOf(ready), now, newId: (n: number) => `here-${n}` };
  const decision = decideOrPropose(sync.visible, action, context);
  if (!decision.ok) return refusalFailure(decision.refusal);
  if (!isProposed(sync.visible, actor, action)) return null;
  const isRepeated = waitsAlready(proposals, proposalsOf(sync.visible, action) ?? []);
  return isRepeated ? { kind: 'conflict', code: 'PROPOSAL_WAITS_ALREADY' } : null;
}
