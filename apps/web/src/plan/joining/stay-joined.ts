import type { CloseLock, Failure } from '@plomada/contracts';
import { type Role, sameRoles } from '@plomada/domain';
import type { Action } from '@reduxjs/toolkit';
import type { Socket } from 'socket.io-client';
import { buffers, type Channel } from 'redux-saga';
import { actionChannel, call, delay, flush, put, race, take } from 'redux-saga/effects';
import { messageShown } from '../../base/messages/messages-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { selectToken, selectUser } from '../../base/session/session-slice';
import { catchUp } from '../receiving/catch-up';
import { planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import type { Ready } from '../state/plan-state';
import { emitJoinProject, RETRY_MS } from '../socket/socket';
import { selectSocketStatus, socketActions } from '../socket/socket-slice';

/** What the server may be able to do a moment later. */
const PASSING = new Set<Failure['kind']>(['unavailable', 'tooMany']);
const CAME_OR_WENT = [socketActions.userCame, socketActions.userWent];
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
  // Who comes or goes while the answer is on its way may not be in it.
  const meanwhile: Channel<Action> = yield actionChannel(CAME_OR_WENT, buffers.expanding());
  try {
    const answer = yield* answerOf(emitJoinProject, socket, token ?? '', projectId);
    if (answer.status !== 'OK') {
      yield call(onRefused, projectId, answer.failure);
      return;
    }
    const told: Action[] = yield flush(meanwhile);
    yield put(socketActions.usersChanged(answer.activeUsers));
    for (const change of told) yield put(change);
    yield put(planEvents.roomJoined({ rows: answer.rows ?? [] }));
    yield call(takeRoles, answer.roles);
    yield put(planEvents.joinedChanged(true));
    if (answer.closing !== undefined) yield call(showCloser, answer.closing);
  } catch {
    // No answer in time: asked again at once, the wait was long enough.
    return;
  } finally {
    meanwhile.close();
  }
  yield call(catchUp);
}

function* onRefused(projectId: string, failure: Failure) {
  if (PASSING.has(failure.kind)) {
    yield delay(RETRY_MS);
    return;
  }
  // Of a scenario that is gone its page says so: the person sees the project as before.
  const isExcluded = failure.code !== 'SCENARIO_GONE';
  const ready = yield* selected(selectReady);
  if (ready && isExcluded) yield put(excluded(ready));
  yield put(planEvents.failed({ projectId, failure }));
  yield put(socketActions.usersChanged([]));
  if (isExcluded) yield put(planEvents.excluded({ projectId }));
}

/** What was unsent stays in the browser, for when the person may work there again. */
function excluded({ summary, sync }: Ready) {
  const count = sync.pending.length;
  const key = count > 0 ? 'sync:excludedUnsent' : 'sync:excluded';
  return messageShown({ severity: 'warning', key, params: { name: summary.name, count }, lasting: true });
}

/** Screens offer what the person may do by now; what is unsent and may not be done any more, the server hands back. */
function* takeRoles(roles: readonly Role[] = []) {
  const known = (yield* selected(selectReady))?.actor.roles ?? [];
  if (roles.length === 0 || sameRoles(known, roles)) return;
  yield put(planEvents.rolesChanged(roles));
  yield put(messageShown({ severity: 'info', key: 'sync:rolesChanged', lasting: true }));
}

/** Somebody who comes while another closes waits too; a close that ended while nobody told is over. */
function* showCloser(lock: CloseLock | null) {
  const own = (yield* selected(selectUser))?.id === lock?.userId;
  yield put(planEvents.closingChanged(lock && !own ? { ...lock, state: 'running' } : null));
}
