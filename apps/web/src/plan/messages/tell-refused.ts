import { put } from 'redux-saga/effects';
import { refusalShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { registered } from '../registration';
import type { planEvents } from '../state/plan-actions';
import { refusalLink } from './refusal-link';
import { selectMay, selectReady } from '../state/plan-selectors';

/**
 * Says why an own action was refused here, with the way out where there is one, else with what it speaks of. A refusal of the
 * server has a dialog of its own: the work was on the screen and is gone from it.
 */
export function* tellRefused({ payload: { id, failure } }: ReturnType<typeof planEvents.refused>) {
  const ready = yield* selected(selectReady);
  if (ready?.sync.rejectedActions.some(({ pending }) => pending.id === id)) return;
  const ways = (yield* selected(selectMay('editPlan'))) ? yield* registered('wayOut') : [];
  const button =
    ways.map((wayOut) => wayOut(failure)).find(Boolean) ??
    (ready ? refusalLink(ready.sync.visible, failure) : undefined);
  yield put(refusalShown(failure, button));
}
