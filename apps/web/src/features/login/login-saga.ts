import type { Failure } from '@plomada/contracts';
import { call, put, race, take, takeLatest, takeLeading } from 'redux-saga/effects';
import { calls } from '../../base/api/calls';
import { failureOf } from '../../base/api/api-failure';
import { answerOf, selected } from '../../base/typed-effects';
import { sessionStarted } from '../../base/session/session-slice';
import { writeSession } from '../../base/session/stored-session';
import { goTo } from '../../base/go-to';
import { loginActions, selectLogin, type SignOnReturn } from './login-slice';
import { plainFailure } from './plain-failure';

export function* loginSaga() {
  yield takeLeading(loginActions.emailGiven, checkEmail);
  yield takeLatest(loginActions.passwordGiven, logIn);
  yield takeLatest(loginActions.signOnAsked, goToProvider);
  yield takeLeading(loginActions.signOnReturned, comeBack);
}

function* checkEmail({ payload: email }: ReturnType<typeof loginActions.emailGiven>) {
  try {
    const { checkUser } = yield* answerOf(calls);
    const { signOn = null } = yield* answerOf(checkUser, email);
    yield put(loginActions.emailKnown({ email, signOn }));
  } catch (thrown) {
    yield put(loginActions.failed(worded(failureOf(thrown), 'LOGIN_EMAIL_UNKNOWN')));
  }
}

function* logIn({ payload: password }: ReturnType<typeof loginActions.passwordGiven>) {
  const state = yield* selected(selectLogin);
  if (state.step !== 'password') return;
  const way = { by: 'password', email: state.email, password } as const;
  const failure: Failure | null = yield* enter(way);
  if (failure?.code === 'SECOND_STEP_NEEDED') yield* passSecondStep(way);
  else if (failure) yield put(loginActions.failed(worded(failure, 'LOGIN_FAILED')));
}

/** Leaves the page: what comes afterwards begins with `comeBack`, in a page of its own. */
function* goToProvider({ payload: from }: ReturnType<typeof loginActions.signOnAsked>) {
  const { email } = yield* selected(selectLogin);
  try {
    const { beginSignOn } = yield* answerOf(calls);
    const { url } = yield* answerOf(beginSignOn, email, from);
    yield call(goTo, url);
  } catch (thrown) {
    yield put(loginActions.failed(wordedSignOn(failureOf(thrown))));
  }
}

function* comeBack({ payload: back }: ReturnType<typeof loginActions.signOnReturned>) {
  const way = { by: 'signOn', back } as const;
  const failure: Failure | null = yield* enter(way);
  if (failure?.code === 'SECOND_STEP_NEEDED') yield* passSecondStep(way);
  else if (failure) yield put(loginActions.failed(wordedSignOn(failure)));
}

/** How somebody shows who they are. */
type Way =
  | { readonly by: 'password'; readonly email: string; readonly password: string }
  | { readonly by: 'signOn'; readonly back: SignOnReturn };

/** The password, or what the provider said, waits here for the code, in no state that anybody could look at. */
function* passSecondStep(way: Way) {
  yield put(loginActions.codeAsked());
  for (;;) {
    const { given }: { given?: ReturnType<typeof loginActions.codeGiven> } = yield race({
      given: take(loginActions.codeGiven),
      left: take([loginActions.emailChangeAsked, loginActions.emailCarried]),
    });
    if (!given) return;
    const failure: Failure | null = yield* enter(way, given.payload);
    if (!failure) return;
    const isWrong = failure.code === 'SECOND_STEP_WRONG';
    const shown = way.by === 'signOn' ? wordedSignOn(failure) : worded(failure, 'LOGIN_FAILED');
    yield put(loginActions.failed(isWrong ? failure : shown));
  }
}

/** Begins a session; why it did not, or null when it did. */
function* enter(way: Way, code?: string) {
  try {
    const { login, enterBySignOn } = yield* answerOf(calls);
    const { from, ...session } =
      way.by === 'signOn'
        ? yield* answerOf(enterBySignOn, way.back, code)
        : { ...(yield* answerOf(login, way.email, way.password, code)), from: null };
    yield call(writeSession, session);
    yield put(loginActions.succeeded(from));
    yield put(sessionStarted(session));
    return null;
  } catch (thrown) {
    return failureOf(thrown);
  }
}

/** What went wrong at a provider is told as it is: nobody guesses at a password there. */
const wordedSignOn = (failure: Failure): Pick<Failure, 'code' | 'params'> =>
  failure.code.startsWith('SIGN_ON_') ? failure : plainFailure(failure);

/** The login says little on purpose: that what the person typed is wrong, or what anybody is told. */
function worded(
  failure: Failure,
  wrong: 'LOGIN_EMAIL_UNKNOWN' | 'LOGIN_FAILED',
): Pick<Failure, 'code' | 'params'> {
  const typedWrong = ['notFound', 'unauthenticated', 'invalid'].includes(failure.kind);
  return typedWrong ? { code: wrong } : plainFailure(failure);
}
