import type { DataForMe } from '@plomada/contracts';
import type { EventChannel } from 'redux-saga';
import { call, cancelled, fork, put, race, take, takeEvery, takeLatest } from 'redux-saga/effects';
import { selected } from '../../base/typed-effects';
import { selectSocketId, socketActions } from '../../plan/socket/socket-slice';
import { projectsActions, selectProject } from '../projects/projects-slice';
import { selectUser } from '../../base/session/session-slice';
import { askForStatus } from './ask-for-status';
import { cancelOnServer } from './cancel-on-server';
import { completeReport } from './complete-report';
import { fileChosen, fileSentAgain, importActions, selectImport } from './import-slice';
import { removeJob, type StoredJob, storeJob, storedJob } from './stored-job';
import { loadSchedule } from './load-schedule';
import { type UploadEvent, uploadSchedule } from './upload';

const GIVEN_UP = [importActions.dismissed, importActions.restarted];
/** From here on a reload has nothing to come back to. */
const NOT_KEPT = [...GIVEN_UP, importActions.failed, importActions.confirmed];
const ENDS_OF_UPLOAD = [importActions.uploadAccepted, importActions.failed, ...GIVEN_UP];

/** Drives an import from the chosen file to the loaded plan. Closing the dialog or starting again ends it. */
export function* importSaga() {
  let last: ReturnType<typeof fileChosen> | null = null;
  yield takeLatest(fileChosen, function* (action) {
    last = action;
    yield call(untilGivenUp, action);
  });
  yield takeLatest(fileSentAgain, function* () {
    // After a reload the file has to be chosen again.
    yield put(last ?? importActions.restarted());
  });
  yield takeEvery(socketActions.dataForMe, onMessage);
  yield takeLatest(importActions.readSucceeded, completeReport);
  yield takeLatest(importActions.confirmed, loadSchedule);
  yield takeEvery(importActions.succeeded, onSucceeded);
  const { id: userId } = (yield* selected(selectUser))!;
  yield takeEvery(importActions.uploadAccepted, keep, userId);
  yield takeEvery(NOT_KEPT, removeJob, userId);
  const left = storedJob(userId);
  if (left) yield fork(resume, left);
}

function* keep(userId: string) {
  const state = yield* selected(selectImport);
  if (state.phase !== 'waiting') return;
  const { projectId, jobId, fileName } = state;
  storeJob(userId, { projectId, jobId, fileName });
}

/** Goes on with a job that was waited for, or read and not confirmed, when the page was reloaded. */
function* resume(job: StoredJob) {
  yield put(importActions.resumed(job));
  // The socket that is told of the end may be gone: ask at once.
  yield race([call(waitForEnd, job.projectId, job.jobId, 0), take(GIVEN_UP)]);
}

function* untilGivenUp(action: ReturnType<typeof fileChosen>) {
  yield race([call(sendAndWait, action), take(GIVEN_UP)]);
}

function* sendAndWait({ payload: { file } }: ReturnType<typeof fileChosen>) {
  yield put(importActions.uploadStarted({ fileName: file.name }));
  const state = yield* selected(selectImport);
  if (state.phase !== 'uploading') return;
  const { projectId } = state;
  const found = yield* selected((all) => selectProject(all, projectId));
  const socketId = yield* selected(selectSocketId);
  if (!found || !socketId) {
    yield put(importActions.failed({ code: 'NETWORK_DOWN' }));
    return;
  }
  const { project, business } = found;
  const events: EventChannel<UploadEvent> = yield call(uploadSchedule, {
    file,
    project: { id: project.id, name: project.name },
    business: { id: business.id, name: business.name },
    socketId,
  });
  const jobId: string | null = yield call(followUpload, events);
  if (jobId !== null) yield call(waitForEnd, projectId, jobId);
}

function* waitForEnd(projectId: string, jobId: string, firstAskAfterMs?: number) {
  try {
    yield race([call(askForStatus, firstAskAfterMs), call(untilEnded)]);
  } finally {
    const givenUp: boolean = yield cancelled();
    if (givenUp) yield call(cancelOnServer, projectId, jobId);
  }
}

/** Until the job that is waited for has ended; the end of another is old news. */
function* untilEnded() {
  let phase: string;
  do {
    yield take([importActions.readSucceeded, importActions.failed]);
    ({ phase } = yield* selected(selectImport));
  } while (phase === 'waiting');
}

/** Answers the job's id; null when the upload failed. */
function* followUpload(events: EventChannel<UploadEvent>) {
  try {
    while (true) {
      const event: UploadEvent = yield take(events);
      if (event.type === 'progress') yield put(importActions.uploadProgressed(event.percent));
      else if (event.type === 'accepted') {
        yield put(importActions.uploadAccepted({ jobId: event.jobId }));
        return event.jobId;
      } else {
        yield put(importActions.failed(event.failure));
        return null;
      }
    }
  } finally {
    const givenUp: boolean = yield cancelled();
    if (givenUp) events.close();
  }
}

/** What the server says to this socket about the job that is waited for; about any other it is old news. */
function* onMessage({ payload: message }: { payload: DataForMe }) {
  // A small file is read before the answer to its upload arrives: its result waits for the job's id.
  const early = yield* selected(selectImport);
  if (early.phase === 'uploading') yield take(ENDS_OF_UPLOAD);
  const state = yield* selected(selectImport);
  if (state.phase !== 'waiting') return;
  if (message.type === 'IMPORT_PROGRESS') {
    const { jobId, percent } = message.data;
    yield put(importActions.readProgressed({ jobId, percent }));
  }
  if (message.type === 'LOAD_PROJECT_2JSON_SUCCESS') yield put(importActions.readSucceeded(message.data));
  if (message.type === 'LOAD_PROJECT_2JSON_FAILURE' && message.data.jobId === state.jobId) {
    const { code, params } = message.data;
    yield put(importActions.failed({ code, ...(params && { params }) }));
  }
}

/** The list shows figures of the plan, which has just become another one. */
function* onSucceeded() {
  yield put(projectsActions.requested());
}
