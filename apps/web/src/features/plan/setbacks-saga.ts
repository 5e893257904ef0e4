import { forgetSetback, tryAgain } from '@plomada/sync';
import { put, takeEvery } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { selected } from '../../app/typed-effects';
import { authorOf } from './author';
import { planActions, planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';

/** What becomes of own actions that did not go through: read and let go, or done once more. */
export function* setbacksSaga() {
  yield takeEvery(planActions.setbacksRead, onRead);
  yield takeEvery(planActions.tryAgain, onTryAgain);
}

function* onRead({ payload: { ids } }: ReturnType<typeof planActions.setbacksRead>) {
  const ready = yield* selected(selectReady);
  if (ready) yield put(planEvents.synced(ids.reduce(forgetSetback, ready.sync)));
}

function* onTryAgain({ payload: { ids } }: ReturnType<typeof planActions.tryAgain>) {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  const author = authorOf(ready);
  const when = new Date().toISOString();
  const sync = ids.reduce((state, id) => tryAgain(state, id, { id: newId(), when }, author), ready.sync);
  yield put(planEvents.synced(sync));
}
