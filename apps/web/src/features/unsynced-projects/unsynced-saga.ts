import type { Failure } from '@plomada/contracts';
import { call, put, takeEvery, takeLeading } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import { createProject } from '../../base/api/endpoints';
import { messageShown } from '../../base/messages/messages-slice';
import { selectUser } from '../../base/session/session-slice';
import { answerOf, selected } from '../../base/typed-effects';
import { socketActions } from '../../plan/socket/socket-slice';
import { projectsActions } from '../projects/projects-slice';
import { changeSettings } from '../settings/project/settings-api';
import { readUnsynced, writeUnsynced } from './stored-projects';
import { selectUnsynced, type Unsynced, unsyncedActions } from './unsynced-slice';

const { found, kept, synced, discarded, sendAsked, sending, notSent } = unsyncedActions;

/** Keeps created projects that the server does not have, and sends them again when it can be reached and when somebody asks. */
export function* unsyncedProjectsSaga() {
  yield takeEvery([kept, synced, discarded], store);
  yield takeLeading([projectsActions.loaded, socketActions.connected, sendAsked], sendAll);
  const user = yield* selected(selectUser);
  if (user) yield put(found(readUnsynced(user.id)));
}

function* store() {
  const user = yield* selected(selectUser);
  const unsynced = yield* selected(selectUnsynced);
  if (user)
    writeUnsynced(
      user.id,
      unsynced.map(({ project, location }) => ({ project, location })),
    );
}

/** One after the other, until one does not get through: then the next will not either. */
function* sendAll() {
  const waiting = (yield* selected(selectUnsynced)).filter(
    ({ onServerStatus }) => onServerStatus === 'not-ok',
  );
  for (const one of waiting) if (!(yield* send(one))) return;
}

/** Under the id that it was first sent with: a project that had been made after all is made once. */
function* send({ project, location }: Unsynced): Generator<unknown, boolean> {
  const { id, name } = project;
  yield put(sending(id));
  try {
    const summary = yield* answerOf(createProject, project);
    if (location.country) yield call(changeSettings, id, { location });
    yield put(synced(id));
    yield put(projectsActions.created({ ...summary, imAdmin: true, isViewer: false, canEdit: true }));
    yield put(messageShown({ severity: 'success', key: 'projects:unsynced.sent', params: { name } }));
    return true;
  } catch (thrown) {
    const failure = failureOf(thrown);
    yield put(notSent({ id, failure: isKept(failure) || isSignedOut(failure) ? null : failure }));
    return false;
  }
}

/** Whether sending the same again may help: the server could not be reached, or could not do it just now. */
export const isKept = ({ kind }: Failure): boolean =>
  kind === 'unavailable' || kind === 'internal' || kind === 'tooMany';

/** Told apart: it is not the project that is refused, and it waits for the next session. */
const isSignedOut = ({ kind }: Failure): boolean => kind === 'unauthenticated';
