import { forgetRejected, tryAgain } from '@plomada/sync';
import type { Failure } from '@plomada/contracts';
import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { failureShown } from '../../base/messages/messages-slice';
import { selected } from '../../base/typed-effects';
import { authorOf } from '../state/author';
import { fetchNewer } from '../receiving/catch-up';
import { reloadPlan } from '../loading/reload-plan';
import { keepSync } from '../state/keep-sync';
import { planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

const NOT_LOADED: Failure = { kind: 'unavailable', code: 'NETWORK_DOWN' };

/** What becomes of own actions that did not go through: read and let go, given up for what others did, or done once more. */
export function* rejectedActionsSaga() {
  yield takeEvery(planActions.rejectedRead, onRead);
  yield takeLeading(planActions.acceptRemote, onAcceptRemote);
  yield takeEvery(planActions.tryAgain, onTryAgain);
}

function* onRead({ payload: { ids } }: ReturnType<typeof planActions.rejectedRead>) {
  const ready = yield* selected(selectReady);
  if (ready) yield* keepSync(ids.reduce(forgetRejected, ready.sync));
}

/** They stay on the screen until the others' version is there: without a network there is nothing to give them up for. */
function* onAcceptRemote({ payload: { ids, how } }: ReturnType<typeof planActions.acceptRemote>) {
  const there: boolean = yield call(how === 'latest' ? reloadPlan : update);
  yield put(there ? planActions.rejectedRead({ ids }) : failureShown(NOT_LOADED));
}

function* update() {
  try {
    let done = false;
    while (!done) done = yield call(fetchNewer);
    return true;
  } catch {
    return false;
  }
}

function* onTryAgain({ payload: { ids } }: ReturnType<typeof planActions.tryAgain>) {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  const author = authorOf(ready);
  const when = new Date().toISOString();
  const sync = ids.reduce((state, id) => tryAgain(state, id, { id: newId(), when }, author), ready.sync);
  yield* keepSync(sync);
}
