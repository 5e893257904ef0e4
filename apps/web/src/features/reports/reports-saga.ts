import type { Action, UnknownAction } from '@reduxjs/toolkit';
import { call, delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import * as api from '../../base/api/endpoints';
import { answerOf, selected } from '../../base/typed-effects';
import { planEvents } from '../../plan/state/plan-actions';
import { socketActions } from '../../plan/socket/socket-slice';
import { reportsActions, selectReports } from './reports-slice';

/** While the server computes for the first time its news may be missed (no socket): ask again, unhurried. */
const ASK_AGAIN_MS = 3000;
/** After these the figures are asked for (platform spec, section 7); the log has a rollback that succeeded as DO_ROLLBACK. */
const RELOADING: ReadonlySet<string> = new Set([
  'CLOSE_TERM_V2',
  'CLOSE_TERM_END',
  'DO_ROLLBACK',
  'BATCH_UPDATE',
]);
/** So much later: the server calculates meanwhile. */
const RELOAD_AFTER_MS = 2_000;

export function* reportsSaga() {
  yield takeLatest([reportsActions.opened, reportsActions.requested, reportsActions.left], load);
  yield takeEvery(socketActions.dataForMe, followNews);
  yield takeLatest(isReloading, reloadSoon);
}

/** Leaving the page cancels what is on its way. */
function* load(wish: UnknownAction) {
  const { projectId } = yield* selected(selectReports);
  if (reportsActions.left.match(wish) || projectId === null) return;
  try {
    const reports = yield* answerOf(api.reportsOf, projectId);
    yield put(reportsActions.loaded({ projectId, reports }));
    if (reports.status === 'loading' || reports.stale) yield call(askAgain, projectId);
  } catch (thrown) {
    yield put(reportsActions.failed({ projectId, failure: failureOf(thrown) }));
  }
}

function* askAgain(projectId: string) {
  yield delay(ASK_AGAIN_MS);
  yield put(reportsActions.requested(projectId));
}

type Relayed = ReturnType<typeof planEvents.relayed>;

const isReloading = (event: Action): event is Relayed =>
  planEvents.relayed.match(event) && RELOADING.has(event.payload.type);

function* reloadSoon({ payload }: Relayed) {
  yield delay(RELOAD_AFTER_MS);
  yield put(reportsActions.requested(payload.projectId));
}

/** New results of the project that is looked at. */
function* followNews({ payload: message }: ReturnType<typeof socketActions.dataForMe>) {
  if (message.type !== 'REPORTS_COMPUTED') return;
  const { projectId } = yield* selected(selectReports);
  if (projectId === message.data.projectId) yield put(reportsActions.requested(projectId));
}
