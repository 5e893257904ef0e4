import type { Failure } from '@plomada/contracts';
import { baseOf } from '@plomada/sync';
import type { Socket } from 'socket.io-client';
import { call, delay, put, race, take } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { selectToken } from '../../base/session/session-slice';
import { catchUp } from '../receiving/catch-up';
import { planActions, planEvents } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';
import { emitAction } from '../socket/socket';

/** How long the entry of an answered action may take to arrive by itself. */
const ENTRY_MS = 500;
const NOT_CONNECTED: Failure = { kind: 'unavailable', code: 'NETWORK_DOWN' };

/**
 * Brings an action to the server that only the server can decide, because it needs what no browser has: a snapshot, or an
 * entry of long ago. The outcome names the action's id, and comes when its effect is on the screen.
 */
export function* askServer(socket: Socket, { payload }: ReturnType<typeof planActions.ask>) {
  const { id, action } = payload;
  const ready = yield* selected(selectReady);
  const token = yield* selected(selectToken);
  if (!ready?.joined || !socket.connected || !token) {
    yield put(planEvents.asked({ id, failure: NOT_CONNECTED }));
    return;
  }
  try {
    const answer = yield* answerOf(emitAction, socket, {
      id,
      when: new Date().toISOString(),
      project: ready.projectId,
      action,
      ...baseOf(ready.sync),
      token,
    });
    if (answer.status === 'OK') yield call(untilSeen, answer.seq);
    yield put(planEvents.asked({ id, failure: answer.status === 'OK' ? null : answer.failure }));
  } catch (error) {
    yield put(planEvents.asked({ id, failure: failureOf(error) }));
  }
}

function* untilSeen(seq: number) {
  while (true) {
    const ready = yield* selected(selectReady);
    if (!ready || ready.sync.seq >= seq) return;
    const { late }: { late?: true } = yield race({ synced: take(planEvents.synced), late: delay(ENTRY_MS) });
    if (late) yield call(catchUp);
  }
}

/** Asks and waits for the outcome: null when it is done. */
export function* asked(request: ReturnType<typeof planActions.ask>) {
  const { id } = request.payload;
  yield put(request);
  const { payload }: ReturnType<typeof planEvents.asked> = yield take(
    (event: { type: string }) => planEvents.asked.match(event) && event.payload.id === id,
  );
  return payload.failure;
}
