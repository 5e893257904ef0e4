import type { Failure } from '@plomada/contracts';
import type { EventChannel } from 'redux-saga';
import type { Socket } from 'socket.io-client';
import { all, call, delay, fork, put, take, takeEvery } from 'redux-saga/effects';
import { failureOf } from '../base/api/api-failure';
import { tellSessionEnded } from '../base/api/api-config';
import { answerOf, selected } from '../base/typed-effects';
import { selectToken, sessionEnded } from '../base/session/session-slice';
import { announce } from './closing/announce';
import { askServer } from './sending/ask-server';
import { endClosing } from './closing/end-closing';
import { storeUnsentWork } from './offline/store-unsent-work';
import { closeGaps, onRelayed, rebaseOnEntries } from './receiving/on-relayed';
import { openProjects } from './loading/open-project';
import { proposalsSaga } from './proposing/proposals-saga';
import { type PlanFeature, registered, registerFeatures } from './registration';
import { planActions, planEvents } from './state/plan-actions';
import { selectReady } from './state/plan-selectors';
import { redrawAfterSync } from './sending/redraw-after-sync';
import { repairDrift } from './loading/repair-drift';
import { sendPending } from './sending/send-pending';
import { emitJoinUser, openSocket, RETRY_MS, socketChannel, type SocketMessage } from './socket/socket';
import { socketActions } from './socket/socket-slice';
import { rejectedActionsSaga } from './sending/rejected-actions-saga';
import { stayCurrent } from './receiving/stay-current';
import { stayJoined } from './joining/stay-joined';
import { submitAction } from './sending/submit-action';
import { tellAccepted } from './sending/tell-accepted';
import { tellDroppedLimits } from './messages/tell-dropped-limits';
import { tellLateCommitment } from './messages/tell-late-commitment';
import { tellMovedTasks } from './messages/tell-moved-tasks';
import { tellHeldStart } from './messages/tell-held-start';
import { tellRefused } from './messages/tell-refused';
import { tellReplaced } from './messages/tell-replaced';
import { tellReturned } from './messages/tell-returned';
import { undoSaga } from './undo/undo-saga';

/** The live plan of the person who is signed in: one socket, one open project, one ordered queue of own actions. */
export function* planSaga(features: readonly PlanFeature[]) {
  yield registerFeatures(features);
  const socket: Socket = yield call(openSocket);
  const messages: EventChannel<SocketMessage> = yield call(socketChannel, socket);
  yield fork(closeWithSession, messages);
  yield all([
    takeEvery(messages, onMessage, socket),
    takeEvery(planActions.submit, submitAction),
    takeEvery(planActions.announce, announce, socket),
    takeEvery(planActions.ask, askServer, socket),
    ...(yield* registered('onSocket')).map((saga) => fork(saga, socket)),
    takeEvery(planEvents.refused, tellRefused),
    fork(openProjects, socket),
    fork(rebaseOnEntries),
    fork(closeGaps),
    fork(stayJoined, socket),
    fork(sendPending, socket),
    fork(proposalsSaga),
    fork(storeUnsentWork),
    fork(undoSaga),
    fork(rejectedActionsSaga),
    fork(tellAccepted),
    fork(tellDroppedLimits),
    fork(tellLateCommitment),
    fork(tellMovedTasks),
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
    for (const tell of yield* registered('beforeJoining')) yield* answerOf(tell);
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
    // No answer in time: the connection is dropped, and the next 'connected' tries again.
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
  if (message.type === 'userJoin') {
    yield put(socketActions.userCame(message.user));
  } else if (message.userId === ready.actor.userId) {
    // Shown out: what the person is here has changed. Joining again tells as what, or that they may no more.
    yield put(planEvents.joinedChanged(false));
  } else yield put(socketActions.userWent(message.userId));
}
