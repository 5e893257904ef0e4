import type { Failure } from '@plomada/contracts';
import { call, put, takeLatest, takeLeading } from 'redux-saga/effects';
import { v7 as newId } from 'uuid';
import { failureOf } from '../../base/api/api-failure';
import { failureShown, messageShown } from '../../base/messages/messages-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { asked } from '../../plan/sending/ask-server';
import { planActions } from '../../plan/state/plan-actions';
import { fetchEntry, fetchPage } from './log-api';
import { logActions, selectLogPage } from './log-slice';

/** Lines of a page. */
export const PAGE_SIZE = 50;

export function* logSaga() {
  yield takeLatest(logActions.pageRequested, loadPage);
  yield takeLatest(logActions.entryRequested, loadEntry);
  yield takeLeading(logActions.undoRequested, undo);
}

function* loadPage({ payload: { projectId, query, quietly } }: ReturnType<typeof logActions.pageRequested>) {
  try {
    yield put(logActions.pageLoaded(yield* answerOf(fetchPage, projectId, query, PAGE_SIZE)));
  } catch (error) {
    // A quiet one may have taken the place of one that somebody waits for.
    const { status } = yield* selected(selectLogPage);
    if (!quietly || status === 'loading') yield put(logActions.pageFailed(failureOf(error)));
  }
}

function* loadEntry({ payload: { projectId, actionId } }: ReturnType<typeof logActions.entryRequested>) {
  try {
    yield put(logActions.entryLoaded(yield* answerOf(fetchEntry, projectId, actionId)));
  } catch (error) {
    yield put(logActions.entryFailed(failureOf(error)));
  }
}

/** The server decides: an entry of long ago is not in this browser. */
function* undo({ payload: { actionId } }: ReturnType<typeof logActions.undoRequested>) {
  const action = { type: 'UNDO', payload: { actionId } } as const;
  const failure: Failure | null = yield call(asked, planActions.ask({ id: newId(), action }));
  yield put(failure ? failureShown(failure) : messageShown({ severity: 'success', key: 'log:undone' }));
}
