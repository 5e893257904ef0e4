import { put, takeEvery } from 'redux-saga/effects';
import { reportsActions } from '../reports/reports-slice';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { writeOrReport } from '../../base/offline-cache/write-or-report';
import { readCached, writeCached } from '../../base/offline-cache/cache-store';

/** Keeps the last figures of each project, and shows them, with their date, when the server cannot be reached. */
export function* cacheReports() {
  yield takeEvery(reportsActions.loaded, onLoaded);
  yield takeEvery(reportsActions.failed, onFailed);
}

function* onLoaded({ payload: { projectId, reports } }: ReturnType<typeof reportsActions.loaded>) {
  const user = yield* selected(selectUser);
  // Figures that are still being computed say less than the ones kept.
  if (!user || reports.status !== 'ready') return;
  yield* writeOrReport(() => writeCached('reports', user.id, projectId, reports));
}

function* onFailed({ payload: { projectId, failure } }: ReturnType<typeof reportsActions.failed>) {
  const user = yield* selected(selectUser);
  if (!user || failure.kind !== 'unavailable') return;
  const reports = yield* answerOf(readCached<'reports'>, 'reports', user.id, projectId);
  // Nobody calculates while nobody can be reached.
  if (reports) yield put(reportsActions.loaded({ projectId, reports: { ...reports, running: null } }));
}
