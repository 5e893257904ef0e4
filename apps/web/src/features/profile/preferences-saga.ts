import i18next from 'i18next';
import { call, put, takeLatest } from 'redux-saga/effects';
import { deviceZone } from '../../base/device-zone';
import { languageWasChosen } from '../../base/i18n';
import { answerOf, selected } from '../../base/typed-effects';
import { messageShown } from '../../base/messages/messages-slice';
import { selectUser, userChanged } from '../../base/session/session-slice';
import { languageChosen } from './language-chosen';
import { setPreferences } from './profile-api';

export function* preferencesSaga() {
  yield takeLatest(languageChosen, changeLanguage);
  yield call(begin);
}

/**
 * When somebody comes in: on a machine where nobody chose a language the account's is shown, and an account without a time
 * zone gets the device's.
 */
function* begin() {
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

/** Shown at once, without a network too. Where the account does not get it, that is said: mails go on in its language. */
function* changeLanguage({ payload: lang }: ReturnType<typeof languageChosen>) {
  const user = yield* selected(selectUser);
  if (!user || (lang === user.lang && lang === i18next.language)) return;
  yield call([i18next, i18next.changeLanguage], lang);
  try {
    yield put(userChanged(yield* answerOf(setPreferences, user.id, { lang })));
    yield put(messageShown({ severity: 'success', key: 'profile:preferences.languageStored' }));
  } catch {
    yield put(messageShown({ severity: 'warning', key: 'profile:preferences.languageOnlyHere' }));
  }
}
