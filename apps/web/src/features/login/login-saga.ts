import type { Failure } from '@plomada/contracts';
import { call, put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { calls } from '../../base/api/calls';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { sessionStarted } from '../../base/session/session-slice';
import { writeSession } from '../../base/session/stored-session';
import { loginActions, selectLogin } from './login-slice';
import { plainFailure } from './plain-failure';

export function* loginSaga() {
  yield takeLeading(loginActions.emailGiven, checkEmail);
  yield takeLatest(loginActions.passwordGiven, logIn);
}

function* checkEmail({ payload: email }: ReturnType<typeof loginActions.emailGiven>) {
  try {
    const { checkUser } = yield* answerOf(calls);
    yield* answerOf(checkUser, email);
    yield put(loginActions.emailKnown(email));
  } catch (thrown) {
    yield put(loginActions.failed(worded(failureOf(thrown), 'LOGIN_EMAIL_UNKNOWN')));
  }
}

function* logIn({ payload: password }: ReturnType<typeof loginActions.passwordGiven>) {
  const state = yield* selected(selectLogin);
  if (state.step !== 'password') return;
  const failure: Failure | null = yield* enter(state.email, password);
  if (failure?.code === 'SECOND_STEP_NEEDED') yield* passSecondStep(state.email, password);
  else if (failure) yield put(loginActions.failed(worded(failure, 'LOGIN_FAILED')));
}

/** The password waits here for the code, in no state that anybody could look at. */
function* passSecondStep(email: string, password: string) {
  yield put(loginActions.codeAsked());
  for (;;) {
    const { given }: { given?: ReturnType<typeof loginActions.codeGiven> } = yield race({
      given: take(loginActions.codeGiven),
      left: take([loginActions.emailChangeAsked, loginActions.emailCarried]),
    });
    if (!given) return;
    const failure: Failure | null = yield* enter(email, password, given.payload);
    if (!failure) return;
    const isWrong = failure.code === 'SECOND_STEP_WRONG';
    yield put(loginActions.failed(isWrong ? failure : worded(failure, 'LOGIN_FAILED')));
  }
}

/** Begins a session; why it did not, or null when it did. */
function* enter(email: string, password: string, code?: string) {
  try {
    const { login } = yield* answerOf(calls);
    const session = yield* answerOf(login, email, password, code);
    yield call(writeSession, session);
    yield put(loginActions.succeeded());
    yield put(sessionStarted(session));
    return null;
  } catch (thrown) {
    return failureOf(thrown);
  }
}

/** The login says little on purpose: that what the person typed is wrong, or what anybody is told. */
function worded(
  failure: Failure,
  wrong: 'LOGIN_EMAIL_UNKNOWN' | 'LOGIN_FAILED',
): Pick<Failure, 'code' | 'params'> {
  const typedWrong = ['notFound', 'unauthenticated', 'invalid'].includes(failure.kind);
  return typedWrong ? { code: wrong } : plainFailure(failure);
}
