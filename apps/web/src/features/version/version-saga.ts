import { call, delay, put, race, take } from 'redux-saga/effects';
import { answerOf } from '../../app/typed-effects';
import { APP_VERSION } from '../../app/version';
import { idleActions } from '../idle/idle-slice';
import { isNewer } from './is-newer';
import { fetchLastVersion } from './version-api';
import { versionActions } from './version-slice';

const EVERY_MS = 10 * 60_000;

/** Asks for a newer version at once, now and then, and when the person comes back. */
export function* versionSaga() {
  while (true) {
    yield call(check);
    yield race([delay(EVERY_MS), take(idleActions.returned)]);
  }
}

function* check() {
  try {
    const last = yield* answerOf(fetchLastVersion);
    if (isNewer(last.number, APP_VERSION)) yield put(versionActions.found(last));
  } catch {
    // A check that fails says nothing about the version (platform spec, section 4).
  }
}
