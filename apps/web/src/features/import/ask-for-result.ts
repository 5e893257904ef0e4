import { call, delay, put } from 'redux-saga/effects';
import { failureOf } from '../../app/api/api-failure';
import * as api from '../../app/api/endpoints';
import { answerOf, selected } from '../../app/typed-effects';
import { importActions, selectImport } from './import-slice';

/** The result comes over the socket; should the socket have changed meanwhile it never does, so it is also asked for. */
const ASK_EVERY_MS = 8000;
const GIVE_UP_AFTER_MS = 300_000;

/** Asks for the result now and then while it is waited for, first after so long, and gives up after five minutes. */
export function* askForResult(firstAfterMs = ASK_EVERY_MS) {
  for (let waited = 0, pause = firstAfterMs; waited < GIVE_UP_AFTER_MS; waited += ASK_EVERY_MS) {
    yield delay(pause);
    pause = ASK_EVERY_MS;
    const state = yield* selected(selectImport);
    if (state.phase !== 'waiting') return;
    yield call(askOnce, state.projectId, state.jobId, state.fileName);
  }
  const state = yield* selected(selectImport);
  if (state.phase === 'waiting') yield put(importActions.failed({ code: 'IMPORT_TIMED_OUT' }));
}

function* askOnce(projectId: string, jobId: string, fileName: string) {
  try {
    const { schedule, counts, warnings } = yield* answerOf(api.importResult, projectId, jobId);
    yield put(importActions.readSucceeded({ jobId, fileName, name: schedule.name, counts, warnings }));
  } catch (thrown) {
    const failure = failureOf(thrown);
    // Anything else (not there yet, no network) says: go on waiting.
    if (failure.code.startsWith('IMPORT_')) yield put(importActions.failed(failure));
  }
}
