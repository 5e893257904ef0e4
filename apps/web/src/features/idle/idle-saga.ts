import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, take } from 'redux-saga/effects';
import * as api from '../../base/api/endpoints';
import { sessionEnded } from '../session/session-slice';
import { activityChannel, lastActive, noteActive } from './activity';
import { idleActions } from './idle-slice';

/** Ten minutes without a sign of life only mark the person idle (platform spec, section 9). */
const IDLE_MS = 10 * 60_000;
/** After this the session ends. What is unsent stays in the browser for the next one. */
const SIGNED_OFF_MS = 45 * 60_000;
/** The alert before it closes by itself after a minute: then the session is over. */
const ALERT_MS = 60_000;

/** What begins after how long without a sign of life, the last first. */
const PHASES = [
  { from: SIGNED_OFF_MS - ALERT_MS, until: SIGNED_OFF_MS, begins: idleActions.endsSoon },
  { from: IDLE_MS, until: SIGNED_OFF_MS - ALERT_MS, begins: idleActions.left },
  { from: 0, until: IDLE_MS, begins: idleActions.returned },
] as const;

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
  let present: (typeof PHASES)[number] = PHASES[2];
  while (true) {
    const away = Date.now() - lastActive();
    if (away >= SIGNED_OFF_MS) {
      yield call(endSession);
      return;
    }
    const phase = PHASES.find(({ from }) => away >= from) ?? PHASES[2];
    if (phase !== present) yield put(phase.begins());
    present = phase;
    const { active }: { active?: true } = yield race({
      active: take(activity),
      timer: delay(phase.until - away),
    });
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
