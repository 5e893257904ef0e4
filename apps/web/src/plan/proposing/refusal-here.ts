import { type Failure, refusalFailure } from '@plomada/contracts';
import { decideOrPropose, isProposed, type PlanAction } from '@plomada/domain';
import { authorOf } from '../state/author';
import type { Ready } from '../state/plan-state';

/** What is proposed waits on the server: it is nothing that this browser could keep and send later. */
export const NOT_CONNECTED: Failure = { kind: 'unavailable', code: 'PROPOSAL_NEEDS_CONNECTION' };

/** Whether what is proposed now would reach the server; a socket notices later than the browser that its network is gone. */
export const isReachable = ({ joined }: Pick<Ready, 'joined'>): boolean => joined && navigator.onLine;

/** Why an action is neither done here nor proposed; null when it is. Nothing is done to the plan. */
export function refusalHere(ready: Ready, action: PlanAction): Failure | null {
  const now = new Date().toISOString();
  const context = { ...authorOf(ready), now, newId: (n: number) => `here-${n}` };
  const decision = decideOrPropose(ready.sync.visible, action, context);
  if (!decision.ok) return refusalFailure(decision.refusal);
  const isProposal = isProposed(ready.sync.visible, ready.actor, action);
  return isProposal && !isReachable(ready) ? NOT_CONNECTED : null;
}
