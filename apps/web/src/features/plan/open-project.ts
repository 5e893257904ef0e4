import { fromDocument } from '@plomada/domain';
import { begin, recallSetbacks, resume } from '@plomada/sync';
import type { Socket } from 'socket.io-client';
import { call, put, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../app/api/api-failure';
import { answerOf, selected } from '../../app/typed-effects';
import { selectToken, selectUser } from '../session/session-slice';
import { authorOf } from './author';
import { catchUp } from './catch-up';
import { loadKept } from './pending-store';
import { planActions, planEvents } from './plan-actions';
import { fetchProject } from './plan-api';
import { selectOpenProject, selectReady } from './plan-selectors';
import { emitJoinProject, emitLeftProject } from './socket';
import { selectSocketStatus, socketActions } from './socket-slice';

/** Opens one project at a time: a second wish cancels the loading of the first. */
export function* openProjects(socket: Socket) {
  yield takeLatest([planActions.open, planActions.close], onWish, socket);
}

function* onWish(socket: Socket, wish: ReturnType<typeof planActions.open | typeof planActions.close>) {
  const present = yield* selected(selectOpenProject);
  const wanted = planActions.open.match(wish) ? wish.payload.projectId : null;
  if (present.phase === 'ready' && present.projectId === wanted) return;
  if (present.phase === 'ready') {
    yield call(emitLeftProject, socket, present.projectId);
    yield put(socketActions.usersChanged([]));
  }
  if (wanted) yield call(open, socket, wanted);
  else yield put(planEvents.closed());
}

function* open(socket: Socket, projectId: string) {
  yield put(planEvents.loading({ projectId }));
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    const { plan, seq, roles, summary } = yield* answerOf(fetchProject, user.id, projectId);
    const actor = { userId: user.id, name: `${user.firstName} ${user.lastName}`.trim(), roles };
    yield put(planEvents.loaded({ projectId, summary, actor, sync: begin(fromDocument(plan), seq) }));
  } catch (error) {
    yield put(planEvents.failed({ projectId, failure: failureOf(error) }));
    return;
  }
  yield call(resumeUnsent, user.id, projectId);
  if ((yield* selected(selectSocketStatus)) !== 'connected') return;
  yield call(joinProject, socket, projectId);
  yield call(catchUp);
}

/** What an earlier page of this person left unsent goes on as if nothing had happened; what it left unread is shown. */
function* resumeUnsent(userId: string, projectId: string) {
  const left = yield* answerOf(loadKept<'pending'>, 'pending', userId, projectId);
  const unread = yield* answerOf(loadKept<'setbacks'>, 'setbacks', userId, projectId);
  const ready = yield* selected(selectReady);
  if (left.length + unread.length === 0 || !ready) return;
  const recalled = recallSetbacks(ready.sync, unread);
  yield put(planEvents.synced(resume(recalled, left, authorOf(ready))));
}

/** Joins the project's room: from here on its changes arrive by themselves. */
export function* joinProject(socket: Socket, projectId: string) {
  const token = yield* selected(selectToken);
  if (!token) return;
  try {
    const answer = yield* answerOf(emitJoinProject, socket, token, projectId);
    if (answer.status !== 'OK') {
      yield put(planEvents.failed({ projectId, failure: answer.failure }));
      return;
    }
    yield put(socketActions.usersChanged(answer.activeUsers));
    yield put(planEvents.joinedChanged(true));
  } catch {
    // No answer: the next connection joins again.
  }
}
