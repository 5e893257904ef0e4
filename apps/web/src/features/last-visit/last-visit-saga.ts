import { put, takeEvery, takeLatest } from 'redux-saga/effects';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { whenIdle } from '../../base/when-idle';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReadyId, selectScenario } from '../../plan/state/plan-selectors';
import { fetchChangesSince, fetchPreviousVisitEnd } from './last-visit-api';
import { lastVisitActions, selectLastVisit } from './last-visit-slice';
import { rememberToldSince, toldSince } from './told-visit';

/** Whenever the server has let the person in, be it after a night with the page open, asks what others changed since the visit before. */
export function* lastVisitSaga() {
  yield takeLatest(planEvents.roomJoined, look);
  yield takeEvery(lastVisitActions.shown, remember);
}

function* look() {
  const projectId = yield* selected(selectReadyId);
  const user = yield* selected(selectUser);
  const isLive = (yield* selected(selectScenario)) === null;
  if (projectId === null || !user || !isLive) return;
  // The plan is drawn before.
  yield* answerOf(whenIdle);
  try {
    const since = yield* answerOf(fetchPreviousVisitEnd, user.id, projectId);
    // The connection was lost within the visit: what was found stands.
    if ((yield* selected(selectLastVisit))?.since === since) return;
    const isTold = since === null || since === toldSince(user.id, projectId);
    const changes = isTold ? null : yield* answerOf(fetchChangesSince, projectId, since, user.id);
    yield put(lastVisitActions.found({ projectId, since, changes }));
  } catch {
    // Then it is not told: the log has it all the same.
  }
}

function* remember({ payload: { projectId, since } }: ReturnType<typeof lastVisitActions.shown>) {
  const user = yield* selected(selectUser);
  if (user) rememberToldSince(user.id, projectId, since);
}
