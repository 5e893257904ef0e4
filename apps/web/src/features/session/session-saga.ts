import { eventChannel, type EventChannel } from 'redux-saga';
import { call, delay, fork, put, take, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { calls } from '../../base/api/calls';
import { answerOf, selected } from '../../base/typed-effects';
import { unreportedReturn } from '../idle/activity';
import {
  endRemembered,
  selectSessionPhase,
  selectToken,
  sessionEnded,
  sessionRefused,
  sessionStarted,
  signOffRequested,
  userChanged,
} from '../../base/session/session-slice';
import {
  clearSession,
  onSessionClearedElsewhere,
  rememberEnd,
  type StoredSession,
  takeRememberedEnd,
  writeSession,
} from '../../base/session/stored-session';

/** When a session ends the page is reloaded, so that nothing of the person stays in memory (platform spec, section 9). */
const RELOAD_AFTER_MS = 200;

export function* sessionSaga(reload: () => void, stored: StoredSession | null) {
  yield fork(restore, stored);
  yield fork(followOtherTabs);
  yield takeLeading(signOffRequested, signOff);
  yield takeLeading(sessionRefused, endUnlessBack);
  yield takeLeading(sessionEnded, forget, reload);
  yield takeEvery(userChanged, keep);
}

/**
 * Goes on with the session that was kept, at once, and asks the server in the background whether it still stands: a 401
 * ends it (see app/api/request); without a network the work goes on.
 */
function* restore(stored: StoredSession | null) {
  if (!stored) {
    if (takeRememberedEnd()) yield put(endRemembered());
    return;
  }
  yield put(sessionStarted(stored));
  try {
    const { session } = yield* answerOf(calls);
    const { user } = yield* answerOf(session);
    // Who has signed on again meanwhile may be somebody else.
    if ((yield* selected(selectToken)) === stored.token) yield put(userChanged(user));
  } catch {
    // A 401 has ended the session already; anything else says nothing about it.
  }
}

/** A reload, without a network too, shows who one is now. */
function* keep({ payload: user }: ReturnType<typeof userChanged>) {
  const session = yield* selected((state) => state.session);
  if (session.phase !== 'active') return;
  yield call(writeSession, { user, token: session.token, expiresAt: session.expiresAt });
}

function* signOff() {
  const token = yield* selected(selectToken);
  if (token) yield call(revoke);
  yield put(sessionEnded('signedOff'));
}

/** Leaving works without the server too: the token is forgotten here and expires there. */
async function revoke(): Promise<void> {
  const leave = async () => (await calls()).logout();
  await leave().catch(() => undefined);
}

/** Somebody who was away, and came back in time without a network, is told of before it is believed that the session is over. */
function* endUnlessBack() {
  try {
    if (unreportedReturn() !== null) {
      yield call(tellReturn);
      return;
    }
  } catch (error) {
    // Not reached, it is told with the next connection.
    if (failureOf(error).kind !== 'unauthenticated') return;
  }
  yield put(sessionEnded('ended'));
}

/** Loaded only then: the login does without. */
async function tellReturn(): Promise<void> {
  const { reportIdle } = await import('../idle/report-idle');
  await reportIdle();
}

function* forget(reload: () => void, { payload: reason }: ReturnType<typeof sessionEnded>) {
  yield call(clearSession);
  if (reason === 'ended') yield call(rememberEnd);
  yield delay(RELOAD_AFTER_MS);
  // Whoever signed in meanwhile is at work already.
  if ((yield* selected(selectSessionPhase)) === 'anonymous') yield call(reload);
}

function* followOtherTabs() {
  const cleared: EventChannel<true> = yield call(clearedElsewhere);
  while (true) {
    yield take(cleared);
    yield put(sessionEnded('signedOff'));
  }
}

const clearedElsewhere = () => eventChannel<true>((emit) => onSessionClearedElsewhere(() => emit(true)));
