import { IDLE_ENDS_MS, IDLE_MS } from '@plomada/contracts';
import type { EventChannel } from 'redux-saga';
import { call, delay, fork, put, race, take } from 'redux-saga/effects';
import * as api from '../../base/api/endpoints';
import { answerOf } from '../../base/typed-effects';
import { planActions } from '../../plan/state/plan-actions';
import { sessionEnded } from '../../base/session/session-slice';
import { activityChannel, lastActive, noteActive, unreportedReturn } from './activity';
import { idleActions } from './idle-slice';
import { reportIdle } from './report-idle';

/** The alert before it closes by itself after a minute: then the session is over. */
const ALERT_MS = 60_000;
/** A return that did not reach the server is told again. */
const REPORT_AGAIN_MS = 60_000;

/**
 * What begins after how long without a sign of life, the last first: being marked idle, being asked, and the end of the
 * session. What is unsent stays in the browser for the next one.
 */
const PHASES = [
  { from: IDLE_ENDS_MS - ALERT_MS, until: IDLE_ENDS_MS, begins: idleActions.endsSoon },
  { from: IDLE_MS, until: IDLE_ENDS_MS - ALERT_MS, begins: idleActions.left },
  { from: 0, until: IDLE_MS, begins: idleActions.returned },
] as const;
const HERE = PHASES[2];

export function* idleSaga() {
  const activity: EventChannel<true> = yield call(activityChannel);
  try {
    yield call(noteActive);
    yield fork(report);
    yield call(watch, activity);
  } finally {
    activity.close();
  }
}

/** By the clock and not by timers alone: those stand still while a laptop sleeps. */
function* watch(activity: EventChannel<true>) {
  let present: (typeof PHASES)[number] = HERE;
  while (true) {
    const away = Date.now() - lastActive();
    if (away >= IDLE_ENDS_MS) {
      yield call(endSession);
      return;
    }
    const phase = PHASES.find(({ from }) => away >= from) ?? HERE;
    if (phase !== present) {
      yield put(phase.begins());
      if (phase === HERE) yield put(planActions.returned());
      // Of an earlier return that is still to be told, the server hears first, by the same telling.
      if (phase !== HERE && unreportedReturn() === null) yield fork(report);
    }
    present = phase;
    const { active }: { active?: true } = yield race({
      active: take(activity),
      timer: delay(phase.until - away),
    });
    if (active && Date.now() - lastActive() < IDLE_ENDS_MS && noteActive()) yield fork(report);
  }
}

/** A page that is closed, or asleep, before the time is over ends nothing any more: the server does, once it was told. */
function* report() {
  while (true) {
    try {
      yield* answerOf(reportIdle);
    } catch {
      // Without a network nothing ends here. The next connection of the socket tells of a return too.
    }
    if (unreportedReturn() === null) return;
    yield delay(REPORT_AGAIN_MS);
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
