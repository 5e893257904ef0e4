import { receive } from '@plomada/sync';
import { call, delay, put } from 'redux-saga/effects';
import { answerOf, selected } from '../../app/typed-effects';
import { authorOf } from './author';
import { loadAnew } from './load-anew';
import { planEvents } from './plan-actions';
import { fetchEntriesSince } from './plan-api';
import { selectReady } from './plan-selectors';
import { tellDeleted } from './tell-deleted';

const RETRY_MS = 2_000;

/** Fetches what the log has beyond the plan held here; tries again until it got it or the project closes. */
export function* catchUp() {
  while (true) {
    try {
      const done: boolean = yield call(fetchNewer);
      if (done) return;
    } catch {
      yield delay(RETRY_MS);
    }
  }
}

/**
 * Fetches one page of what the log has beyond the plan held here, and answers whether that was all. A plan that is too old
 * for one page is begun anew instead: that is one answer, however long somebody was away. Throws ApiFailure.
 */
export function* fetchNewer() {
  const before = yield* selected(selectReady);
  if (!before) return true;
  const { entries, more } = yield* answerOf(fetchEntriesSince, before.projectId, before.sync.seq);
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== before.projectId) return true;
  yield call(tellDeleted, entries, ready);
  yield put(planEvents.synced(receive(ready.sync, entries, authorOf(ready))));
  if (!more) return true;
  const begun: boolean = yield call(loadAnew);
  return begun;
}
