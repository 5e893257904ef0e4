import type { PlanAction } from '@plomada/domain';
import type { Store } from 'redux';
import { v7 as newId } from 'uuid';
import type { RootState } from '../../app/workspace-state';
import { type Message, messageShown } from '../../base/messages/messages-slice';
import { planActions } from '../state/plan-actions';
import { selectMustPropose } from '../state/plan-selectors';

/**
 * Does something that the plan takes, and tells of it with the button that takes it back: `said`, whose `count` is to how many rows it
 * was done; `id` names the submission. What is proposed tells of itself.
 */
export function submitTold(
  store: Pick<Store<RootState>, 'dispatch' | 'getState'>,
  action: PlanAction,
  count: number,
  said: Message['key'] | undefined,
  id: string = newId(),
): void {
  store.dispatch(planActions.submit(action, { id }));
  if (!said || selectMustPropose(store.getState())) return;
  const button = { key: 'actions:undo', action: planActions.undo(id) } as const;
  store.dispatch(messageShown({ severity: 'success', key: said, params: { count }, button }));
}
