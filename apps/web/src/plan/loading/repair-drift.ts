import { call, delay, put, takeLeading } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { reloadPlan } from './reload-plan';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

const RETRY_MS = 2_000;

/** Reloads the plan when it turns out not to be the server's, and says so. */
export function* repairDrift() {
  yield takeLeading(planEvents.synced, function* () {
    while ((yield* selected(selectReady))?.sync.drifted) {
      const repaired: boolean = yield call(reloadPlan);
      if (!repaired) yield delay(RETRY_MS);
      else if (yield* selected(selectReady))
        yield put(messageShown({ severity: 'info', key: 'sync:reloaded' }));
    }
  });
}
