import i18next from 'i18next';
import { call, put } from 'redux-saga/effects';
import { deviceZone } from '../../base/device-zone';
import { languageWasChosen } from '../../base/i18n';
import { answerOf, selected } from '../../base/typed-effects';
import { selectUser, userChanged } from '../../base/session/session-slice';
import { setPreferences } from './profile-api';

/**
 * When somebody comes in: on a machine where nobody chose a language the account's is shown, and an account without a time
 * zone gets the device's.
 */
export function* preferencesSaga() {
  const user = yield* selected(selectUser);
  if (!user) return;
  if (!languageWasChosen() && i18next.language !== user.lang) {
    yield call([i18next, i18next.changeLanguage], user.lang);
  }
  if (user.timeZone !== undefined) return;
  const timeZone = deviceZone();
  try {
    yield put(userChanged(yield* answerOf(setPreferences, user.id, { timeZone })));
  } catch {
    // Nobody waits for it: the next sign-in tries again.
  }
}
