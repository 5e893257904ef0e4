import type { CloseLock, Failure } from '@plomada/contracts';
import type { Socket } from 'socket.io-client';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { answerOf, selected } from '../../app/typed-effects';
import { presenceActions } from '../presence/presence-slice';
import { selectToken, selectUser } from '../session/session-slice';
import { catchUp } from './catch-up';
import { planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';
import { emitJoinProject, RETRY_MS } from './socket';
import { selectSocketStatus, socketActions } from './socket-slice';

/** What the server may be able to do a moment later. */
const PASSING = new Set<Failure['kind']>(['unavailable', 'tooMany']);
/** What ends an attempt: the connection went, or another project is wished for. */
const ENDS = [
  socketActions.reconnecting,
  socketActions.disconnected,
  planEvents.loading,
  planEvents.loaded,
  planEvents.closed,
];

/**
 * Joins the open project's room, and joins it again whenever the connection was lost or no answer came: nothing of one's own
 * is sent before. Only this saga joins, so that no other wish can end an attempt half way.
 */
export function* stayJoined(socket: Socket) {
  while (true) {
    const ready = yield* selected(selectReady);
    const connected = (yield* selected(selectSocketStatus)) === 'connected';
    if (!ready || ready.joined || !connected) {
      yield take([planEvents.loaded, planEvents.joinedChanged, socketActions.connected]);
      continue;
    }
    yield race([call(joinAndCatchUp, socket, ready.projectId), take(ENDS)]);
  }
}

function* joinAndCatchUp(socket: Socket, projectId: string) {
  const token = yield* selected(selectToken);
  try {
    const answer = yield* answerOf(emitJoinProject, socket, token ?? '', projectId);
    if (answer.status !== 'OK') {
      yield call(onRefused, projectId, answer.failure);
      return;
    }
    yield put(socketActions.usersChanged(answer.activeUsers));
    yield put(presenceActions.rowsChanged(answer.rows ?? []));
    yield put(planEvents.joinedChanged(true));
    if (answer.closing !== undefined) yield call(showCloser, answer.closing);
  } catch {
    // No answer in time: asked again at once, the wait was long enough.
    return;
  }
  yield call(catchUp);
}

function* onRefused(projectId: string, failure: Failure) {
  if (PASSING.has(failure.kind)) yield delay(RETRY_MS);
  else yield put(planEvents.failed({ projectId, failure }));
}

/** Somebody who comes while another closes waits too; a close that ended while nobody told is over. */
function* showCloser(lock: CloseLock | null) {
  const own = (yield* selected(selectUser))?.id === lock?.userId;
  yield put(planEvents.closingChanged(lock && !own ? { ...lock, state: 'running' } : null));
}
