import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { readCached, writeCached } from '../../base/offline-cache/cache-store';
import { writeOrReport } from '../../base/offline-cache/write-or-report';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReadyId } from '../../plan/state/plan-selectors';
import { notificationsActions, selectNotifications } from '../notifications/notifications-slice';

/**
 * Keeps what waits to be decided in each project, and shows it from when the project is opened until the server is asked: without a
 * network people see what they proposed all the same.
 */
export function* cacheNotifications() {
  yield takeLatest(planEvents.loaded, showCached);
  yield takeEvery(
    [notificationsActions.loaded, notificationsActions.gone, planEvents.proposalSettled],
    writeNotifications,
  );
}

function* writeNotifications() {
  const user = yield* selected(selectUser);
  const { projectId, status, all, more } = yield* selected(selectNotifications);
  if (!user || projectId === null || status !== 'ready') return;
  const kept = { notifications: [...all], more };
  yield* writeOrReport(() => writeCached('notifications', user.id, projectId, kept));
}

function* showCached({ payload: { projectId } }: ReturnType<typeof planEvents.loaded>) {
  const user = yield* selected(selectUser);
  if (!user) return;
  const kept = yield* answerOf(readCached<'notifications'>, 'notifications', user.id, projectId);
  // Somebody may have gone on to another project meanwhile.
  if (kept && (yield* selected(selectReadyId)) === projectId) {
    yield put(notificationsActions.copyShown({ projectId, ...kept }));
  }
}
