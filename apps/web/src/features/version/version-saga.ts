import { call, delay, put, race, take, takeLeading } from 'redux-saga/effects';
import { answerOf, selected } from '../../base/typed-effects';
import { APP_VERSION } from '../../base/version';
import { idleActions } from '../idle/idle-slice';
import { selectUser } from '../../base/session/session-slice';
import { isNewer } from './is-newer';
import { fetchLastVersion, fetchUserVersion, noteUserVersion } from './version-api';
import { versionActions } from './version-slice';

const EVERY_MS = 10 * 60_000;
const reloadPlan = () => window.location.reload();

/** Asks for a newer version at once, now and then, and when the person comes back. */
export function* versionSaga(reload: () => void = reloadPlan) {
  yield takeLeading(versionActions.read, onRead, reload);
  while (true) {
    yield call(check);
    yield race([delay(EVERY_MS), take(idleActions.returned)]);
  }
}

/**
 * A version is told of when this page is older, or when this person has not read of it yet (platform spec, section 4). An
 * account that was told of none is new itself: nothing changed for it.
 */
function* check() {
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    const last = yield* answerOf(fetchLastVersion);
    const pageIsOlder = isNewer(last.number, APP_VERSION);
    const known = pageIsOlder ? APP_VERSION : (yield* answerOf(fetchUserVersion, user.id)).number;
    if (known === null) yield call(note, last.number);
    else if (isNewer(last.number, known)) yield put(versionActions.found(last));
  } catch {
    // A check that fails says nothing about the version (platform spec, section 4).
  }
}

function* onRead(reload: () => void, { payload: version }: ReturnType<typeof versionActions.read>) {
  yield call(note, version);
  if (isNewer(version, APP_VERSION)) yield call(reload);
}

function* note(version: string) {
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    yield* answerOf(noteUserVersion, user.id, version);
  } catch {
    // Then it is told once more.
  }
}
