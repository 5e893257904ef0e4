import { fromDocument } from '@plomada/domain';
import { reload } from '@plomada/sync';
import { call, delay, put, takeLeading } from 'redux-saga/effects';
import { messageShown } from '../../app/messages/messages-slice';
import { answerOf, selected } from '../../app/typed-effects';
import { authorOf } from './author';
import { planEvents } from './plan-actions';
import { fetchProject } from './plan-api';
import { selectReady } from './plan-selectors';

const RETRY_MS = 2_000;

/** Loads the plan anew when it turns out not to be the server's; unsent work stays on top of it. */
export function* repairDrift() {
  yield takeLeading(planEvents.synced, function* () {
    while ((yield* selected(selectReady))?.sync.drifted) {
      const repaired: boolean = yield call(loadAnew);
      if (!repaired) yield delay(RETRY_MS);
    }
  });
}

function* loadAnew() {
  const before = yield* selected(selectReady);
  if (!before) return true;
  try {
    const { plan, seq } = yield* answerOf(fetchProject, before.actor.userId, before.projectId);
    const ready = yield* selected(selectReady);
    if (ready?.projectId !== before.projectId) return true;
    const sync = reload(ready.sync, fromDocument(plan), seq, authorOf(ready));
    yield put(planEvents.synced(sync));
    if (sync.drifted) return false;
    yield put(messageShown({ severity: 'info', key: 'sync:reloaded' }));
    return true;
  } catch {
    return false;
  }
}
