import type { Failure } from '@plomada/contracts';
import { call, put, takeLatest, takeLeading } from 'redux-saga/effects';
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
  try {
    const { login } = yield* answerOf(calls);
    const session = yield* answerOf(login, state.email, password);
    yield call(writeSession, session);
    yield put(loginActions.succeeded());
    yield put(sessionStarted(session));
  } catch (thrown) {
    yield put(loginActions.failed(worded(failureOf(thrown), 'LOGIN_FAILED')));
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
