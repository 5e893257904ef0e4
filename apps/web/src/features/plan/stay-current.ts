import type { Socket } from 'socket.io-client';
import { call, delay, race, take } from 'redux-saga/effects';
import { answerOf, selected } from '../../app/typed-effects';
import { idleActions } from '../idle/idle-slice';
import { catchUp } from './catch-up';
import { fetchLastUpdate } from './plan-api';
import { selectReady } from './plan-selectors';

const EVERY_MS = 10 * 60_000;

/** Asks every ten minutes, and when the person comes back, whether the plan is still the newest; catches up when not. */
export function* stayCurrent(socket: Socket) {
  while (true) {
    const { returned }: { returned?: unknown } = yield race({
      returned: take(idleActions.returned),
      later: delay(EVERY_MS),
    });
    if (returned && !socket.connected) socket.connect();
    yield call(look);
  }
}

function* look() {
  const before = yield* selected(selectReady);
  if (!before) return;
  try {
    const { seq } = yield* answerOf(fetchLastUpdate, before.projectId);
    const ready = yield* selected(selectReady);
    if (ready?.projectId === before.projectId && seq > ready.sync.seq) yield call(catchUp);
  } catch {
    // Offline, mostly: the next connection catches up by itself.
  }
}
