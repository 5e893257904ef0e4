import { call, put } from 'redux-saga/effects';
import { reportError } from '../api/report-error';
import { messageShown } from '../messages/messages-slice';

/**
 * Has something written in the browser's database. What the browser does not take is told to the person and thrown on to
 * whoever called: work that is not kept is lost with the page.
 */
export function* kept(write: () => Promise<void>) {
  try {
    yield call(write);
  } catch (error) {
    yield put(messageShown({ severity: 'error', key: 'sync:notKept' }));
    throw error;
  }
}

/** As `kept`, for a saga that must outlive it: reported to operators, and gone on. Answers whether it was written. */
export function* writeOrReport(write: () => Promise<void>) {
  try {
    yield* kept(write);
    return true;
  } catch (error) {
    reportError('storage', error);
    return false;
  }
}
