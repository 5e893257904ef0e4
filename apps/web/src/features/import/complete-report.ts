import { put } from 'redux-saga/effects';
import * as api from '../../base/api/endpoints';
import { answerOf, selected } from '../../base/typed-effects';
import { importActions, selectImport } from './import-slice';

/** Fetches the warnings that the job's end was not told with. Without them the report says how many it shows. */
export function* completeReport({ payload }: ReturnType<typeof importActions.readSucceeded>) {
  const { jobId, counts } = payload;
  const state = yield* selected(selectImport);
  if (state.phase !== 'confirming' || payload.warnings.length >= counts.warnings) return;
  try {
    const { warnings } = yield* answerOf(api.importResult, state.projectId, jobId);
    if (warnings.length > payload.warnings.length)
      yield put(importActions.reportCompleted({ jobId, warnings }));
  } catch {
    // The report stays as long as it is and says so.
  }
}
