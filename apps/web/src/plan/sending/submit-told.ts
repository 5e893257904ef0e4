import { isProposed, type PlanAction } from '@plomada/domain';
import type { Store } from 'redux';
import { v7 as newId } from 'uuid';
import type { RootState } from '../../app/workspace-state';
import type { EditsDone } from '../../base/grid/grid';
import { type Message, messageShown } from '../../base/messages/messages-slice';
import { planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

export const NOTHING_DONE: EditsDone = { changed: 0, undo: null };

/**
 * Does something that the plan takes, and tells of it with the button that takes it back: `said`, whose `count` is to how many rows it
 * was done. What is proposed tells of itself.
 */
export function submitTold(
  store: Pick<Store<RootState>, 'dispatch' | 'getState'>,
  action: PlanAction,
  count: number,
  said: Message['key'] | undefined,
): EditsDone {
  const id = newId();
  const ready = selectReady(store.getState());
  store.dispatch(planActions.submit(action, { id }));
  if (ready && isProposed(ready.sync.visible, ready.actor, action)) return NOTHING_DONE;
  const undo = planActions.undo(id);
  const button = { key: 'actions:undo', action: undo } as const;
  if (said) store.dispatch(messageShown({ severity: 'success', key: said, params: { count }, button }));
  return { changed: count, undo };
}
