import type { CloseLock } from '@plomada/contracts';
import type { Socket } from 'socket.io-client';
import { call, put, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../app/api/api-failure';
import { answerOf, selected } from '../../app/typed-effects';
import { presenceActions } from '../presence/presence-slice';
import { selectToken, selectUser } from '../session/session-slice';
import { catchUp } from './catch-up';
import { planActions, planEvents } from './plan-actions';
import { selectOpenProject } from './plan-selectors';
import { openedProject } from './plan-source';
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
    const opened = yield* answerOf(openedProject, user, projectId);
    yield put(planEvents.loaded(opened));
  } catch (error) {
    yield put(planEvents.failed({ projectId, failure: failureOf(error) }));
    return;
  }
  if ((yield* selected(selectSocketStatus)) !== 'connected') return;
  yield call(joinProject, socket, projectId);
  yield call(catchUp);
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
    yield put(presenceActions.rowsChanged(answer.rows ?? []));
    yield put(planEvents.joinedChanged(true));
    if (answer.closing !== undefined) yield call(showCloser, answer.closing);
  } catch {
    // No answer: the next connection joins again.
  }
}

/** Somebody who comes while another closes waits too; a close that ended while nobody told is over. */
function* showCloser(lock: CloseLock | null) {
  const own = (yield* selected(selectUser))?.id === lock?.userId;
  yield put(planEvents.closingChanged(lock && !own ? { ...lock, state: 'running' } : null));
}
