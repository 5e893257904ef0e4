import type { Socket } from 'socket.io-client';
import { call, delay, race, take } from 'redux-saga/effects';
import { answerOf, selected } from '../../base/typed-effects';
import { catchUp } from './catch-up';
import { fetchLastUpdate } from '../loading/plan-api';
import { planActions } from '../state/plan-actions';
import { selectReady } from '../state/plan-selectors';

/** Whoever comes back here goes on with what is on the screen (platform spec, section 9). */
const SPARED_PAGE = '/settings';
const EVERY_MS = 10 * 60_000;

/** Asks every ten minutes, and when the person comes back to most pages, whether the plan is still the newest; catches up when not. */
export function* stayCurrent(socket: Socket) {
  while (true) {
    const { returned }: { returned?: unknown } = yield race({
      returned: take(planActions.returned),
      later: delay(EVERY_MS),
    });
    if (returned && !socket.connected) socket.connect();
    if (!returned || window.location.pathname !== SPARED_PAGE) yield call(look);
  }
}

function* look() {
  const before = yield* selected(selectReady);
  if (!before) return;
  try {
    const { seq, date } = yield* answerOf(fetchLastUpdate, before.projectId);
    const ready = yield* selected(selectReady);
    const known = ready?.projectId === before.projectId ? ready.sync : null;
    if (known && (seq !== known.seq || date !== known.at)) yield call(catchUp);
  } catch {
    // Offline, mostly: the next connection catches up by itself.
  }
}
