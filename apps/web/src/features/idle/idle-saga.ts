import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'redux-saga/effects';
import * as api from '../../app/api/endpoints';
import { sessionEnded } from '../session/session-slice';
import { activityChannel, lastActive, noteActive } from './activity';
import { idleActions } from './idle-slice';

/** Ten minutes without a sign of life only mark the person idle (platform spec, section 9). */
const IDLE_MS = 10 * 60_000;
/** After this the session ends. What is unsent stays in the browser for the next one. */
const SIGNED_OFF_MS = 45 * 60_000;

export function* idleSaga() {
  const activity: EventChannel<true> = yield call(activityChannel);
  try {
    yield call(noteActive);
    yield call(watch, activity);
  } finally {
    activity.close();
  }
}

/** By the clock and not by timers alone: those stand still while a laptop sleeps. */
function* watch(activity: EventChannel<true>) {
  let idle = false;
  while (true) {
    const away = Date.now() - lastActive();
    if (away >= SIGNED_OFF_MS) {
      yield call(endSession);
      return;
    }
    if (away >= IDLE_MS !== idle) {
      idle = !idle;
      yield put(idle ? idleActions.left() : idleActions.returned());
    }
    const next = (away < IDLE_MS ? IDLE_MS : SIGNED_OFF_MS) - away;
    const { active }: { active?: true } = yield race({ active: take(activity), timer: delay(next) });
    if (active && Date.now() - lastActive() < SIGNED_OFF_MS) yield call(noteActive);
  }
}

function* endSession() {
  yield call(revoke);
  yield put(sessionEnded('ended'));
}

/** Leaving works without the server too: the token is forgotten here and expires there. */
async function revoke(): Promise<void> {
  await api.logout().catch(() => undefined);
}
