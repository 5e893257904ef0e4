import type { Failure } from '@plomada/contracts';
import type { EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { all, call, delay, fork, put, take, takeEvery } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { tellSessionEnded } from '../../base/api/wiring';
import { answerOf, selected } from '../../base/typed-effects';
import { tellServer } from '../idle/tell-server';
import { rowPresence } from '../presence/presence-saga';
import { selectToken, sessionEnded } from '../session/session-slice';
import { announce } from './announce';
import { askServer } from './ask-server';
import { endClosing } from './end-closing';
import { keepWork } from './keep-work';
import { closeGaps, onRelayed, takeIn } from './on-relayed';
import { openProjects } from './open-project';
import { planActions, planEvents } from './plan-actions';
import { selectReady } from './plan-selectors';
import { redrawAfterSync } from './redraw-after-sync';
import { repairDrift } from './repair-drift';
import { sendPending } from './send-pending';
import { emitJoinUser, openSocket, RETRY_MS, socketChannel, type SocketMessage } from './socket';
import { selectActiveUsers, socketActions } from './socket-slice';
import { setbacksSaga } from './setbacks-saga';
import { stayCurrent } from './stay-current';
import { stayJoined } from './stay-joined';
import { submitAction } from './submit-action';
import { tellAccepted } from './tell-accepted';
import { tellHeldStart } from './tell-held-start';
import { tellRefused } from './tell-refused';
import { tellReplaced } from './tell-replaced';
import { tellReturned } from './tell-returned';
import { undoSaga } from './undo-saga';

/** The live plan of the person who is signed in: one socket, one open project, one ordered queue of own actions. */
export function* planSaga() {
  const socket: Socket = yield call(openSocket);
  const messages: EventChannel<SocketMessage> = yield call(socketChannel, socket);
  yield fork(closeWithSession, messages);
  yield all([
    takeEvery(messages, onMessage, socket),
    takeEvery(planActions.submit, submitAction),
    takeEvery(planActions.announce, announce, socket),
    takeEvery(planActions.ask, askServer, socket),
    fork(rowPresence, socket),
    takeEvery(planEvents.refused, tellRefused),
    fork(openProjects, socket),
    fork(takeIn),
    fork(closeGaps),
    fork(stayJoined, socket),
    fork(sendPending, socket),
    fork(keepWork),
    fork(undoSaga),
    fork(setbacksSaga),
    fork(tellAccepted),
    fork(tellHeldStart),
    fork(tellReplaced),
    fork(tellReturned),
    fork(endClosing),
    fork(repairDrift),
    fork(redrawAfterSync),
    fork(stayCurrent, socket),
  ]);
}

function* closeWithSession(messages: EventChannel<SocketMessage>) {
  yield take(sessionEnded);
  messages.close();
}

function* onMessage(socket: Socket, message: SocketMessage) {
  switch (message.type) {
    case 'connected':
      yield call(onConnected, socket, message.socketId);
      return;
    case 'disconnected':
      yield put(message.reached ? socketActions.reconnecting() : socketActions.disconnected());
      yield put(planEvents.joinedChanged(false));
      return;
    case 'relayed':
      yield call(onRelayed, message.message);
      return;
    case 'userJoin':
    case 'userLeft':
      yield call(onPresence, message);
      return;
    case 'dataForMe': {
      const forAll = message.message.type === 'REPORTS_COMPUTED';
      if (forAll || message.message.socketId === socket.id) {
        yield put(socketActions.dataForMe(message.message));
      }
      return;
    }
    case 'sessionEnded':
      yield call(tellSessionEnded);
  }
}

function* onConnected(socket: Socket, socketId: string) {
  const token = yield* selected(selectToken);
  if (!token) return;
  try {
    // First: somebody who came back without a network would find the session over.
    yield* answerOf(tellServer);
  } catch (error) {
    const failure = failureOf(error);
    if (isPassing(failure)) {
      yield call(onNotTaken, socket, failure);
      return;
    }
  }
  try {
    const answer = yield* answerOf(emitJoinUser, socket, token);
    if (answer.status !== 200) {
      yield call(onNotTaken, socket, answer.failure);
      return;
    }
  } catch {
    // No answer in time: the connection is dropped, and the next 'connected' tries anew.
    socket.disconnect().connect();
    return;
  }
  yield put(socketActions.connected(socketId));
}

/** The server does not take the session on this socket: for now, or for a reason that only a new one helps against. */
function* onNotTaken(socket: Socket, failure: Failure) {
  if (isPassing(failure)) {
    yield delay(RETRY_MS);
    socket.disconnect().connect();
  } else yield put(socketActions.refused());
}

const isPassing = ({ kind }: Failure): boolean => kind === 'unavailable' || kind === 'tooMany';

function* onPresence(message: Extract<SocketMessage, { type: 'userJoin' | 'userLeft' }>) {
  const ready = yield* selected(selectReady);
  if (ready?.projectId !== message.project) return;
  const left = message.type === 'userLeft';
  const gone = left ? message.userId : message.user.id;
  if (left && gone === ready.actor.userId) {
    // Shown out: what the person is here has changed. Joining anew tells as what, or that they may no more.
    yield put(planEvents.joinedChanged(false));
    return;
  }
  const others = (yield* selected(selectActiveUsers)).filter(({ id }) => id !== gone);
  yield put(socketActions.usersChanged(left ? others : [...others, message.user]));
}
