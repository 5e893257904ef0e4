import { call, takeLatest } from 'redux-saga/effects';
import { selected } from '../../app/typed-effects';
import { savePending } from './pending-store';
import { planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';

/** Keeps the unsent actions in the browser's database, at each change of the list. */
export function* keepPending() {
  let kept: unknown = null;
  yield takeLatest(planEvents.synced, function* () {
    const ready = yield* selected(selectReady);
    if (!ready || ready.sync.pending === kept) return;
    kept = ready.sync.pending;
    yield call(savePending, ready.actor.userId, ready.projectId, ready.sync.pending);
  });
}
