import type { JobStatus } from '@plomada/contracts';
import { call, delay, put } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import * as api from '../../base/api/endpoints';
import { answerOf, selected } from '../../base/typed-effects';
import { importActions, selectImport } from './import-slice';

/** The end comes over the socket; should the socket have changed meanwhile it never does, so it is also asked for. */
const ASK_EVERY_MS = 8000;
const GIVE_UP_AFTER_MS = 300_000;

/**
 * Asks where the job stands now and then while it is waited for, first after so long. Gives up when the server has said
 * nothing for five minutes: as long as it says that the file waits or is read, it is waited for.
 */
export function* askForStatus(firstAfterMs = ASK_EVERY_MS) {
  for (let silent = 0, pause = firstAfterMs; silent < GIVE_UP_AFTER_MS; pause = ASK_EVERY_MS) {
    yield delay(pause);
    const state = yield* selected(selectImport);
    if (state.phase !== 'waiting') return;
    const isAnswered: boolean = yield call(askOnce, state.projectId, state.jobId, state.fileName);
    silent = isAnswered ? 0 : silent + ASK_EVERY_MS;
  }
  const state = yield* selected(selectImport);
  if (state.phase === 'waiting') yield put(importActions.failed({ code: 'IMPORT_TIMED_OUT' }));
}

/** Answers whether the server did. */
function* askOnce(projectId: string, jobId: string, fileName: string) {
  try {
    yield put(newsOf(yield* answerOf(api.importStatus, projectId, jobId), jobId, fileName));
    return true;
  } catch (thrown) {
    const failure = failureOf(thrown);
    // Anything else (no network, a service that is away) says: go on waiting.
    if (failure.code.startsWith('IMPORT_')) yield put(importActions.failed(failure));
    return false;
  }
}

function newsOf(status: JobStatus, jobId: string, fileName: string) {
  switch (status.stage) {
    case 'waiting':
    case 'reading':
      return importActions.readProgressed({ jobId, ...status });
    case 'ready': {
      const { name, counts, warnings } = status;
      return importActions.readSucceeded({ jobId, fileName, name, counts, warnings });
    }
    case 'failed': {
      const { code, params } = status;
      return importActions.failed({ code, ...(params && { params }) });
    }
    case 'cancelled':
      return importActions.failed({ code: 'IMPORT_CANCELED' });
  }
}
