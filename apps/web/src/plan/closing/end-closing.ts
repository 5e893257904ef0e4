import { CLOSE_TIMEOUT_MS } from '@plomada/domain';
import { delay, put, takeLatest } from 'redux-saga/effects';
import { planEvents } from '../state/plan-actions';

/** How long somebody else's close holds the others up at most, and how long they read that it was called off (planning core, section 4). */
const LASTS_MS = { running: CLOSE_TIMEOUT_MS, canceled: 2_000 } as const;

/** Ends the wait for somebody else by itself. Whatever is told of a close meanwhile counts its time again. */
export function* endClosing() {
  yield takeLatest(planEvents.closingChanged, function* ({ payload: closing }) {
    if (!closing) return;
    yield delay(LASTS_MS[closing.state]);
    yield put(planEvents.closingChanged(null));
  });
}
