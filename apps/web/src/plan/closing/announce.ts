import type { Socket } from 'socket.io-client';
import { put } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { selectToken } from '../../base/session/session-slice';
import { type planActions, planEvents } from '../state/plan-actions';
import { selectProjectId } from '../state/plan-selectors';
import { emitAnnouncement } from '../socket/socket';

/** Says something to the others on the project that is no part of the log. The outcome names the announcement's id. */
export function* announce(socket: Socket, { payload }: ReturnType<typeof planActions.announce>) {
  const { id, announcement } = payload;
  const token = yield* selected(selectToken);
  const projectId = yield* selected(selectProjectId);
  if (!socket.connected || !token || !projectId) {
    yield put(planEvents.announced({ id, failure: { kind: 'unavailable', code: 'NETWORK_DOWN' } }));
    return;
  }
  try {
    const answer = yield* answerOf(emitAnnouncement, socket, token, projectId, id, announcement);
    yield put(planEvents.announced({ id, failure: answer.status === 'OK' ? null : answer.failure }));
  } catch (error) {
    yield put(planEvents.announced({ id, failure: failureOf(error) }));
  }
}
