import { projectSettingsRoutes } from '@plomada/contracts';
import { put, takeEvery } from 'redux-saga/effects';
import { callRoute } from '../../base/api/call-route';
import { answerOf, selected } from '../../base/typed-effects';
import { avatarsActions, selectAvatars } from './avatars-slice';

/** Loads the pictures of a project's people once, when something that shows them is there. */
export function* avatarsSaga() {
  yield takeEvery(avatarsActions.wanted, load);
}

function* load({ payload: projectId }: ReturnType<typeof avatarsActions.wanted>) {
  if ((yield* selected(selectAvatars)).projectId === projectId) return;
  yield put(avatarsActions.asked(projectId));
  try {
    const { avatars } = yield* answerOf(fetchAvatars, projectId);
    yield put(avatarsActions.loaded({ projectId, avatars }));
  } catch {
    yield put(avatarsActions.failed(projectId));
  }
}

const fetchAvatars = (projectId: string) =>
  callRoute(projectSettingsRoutes.avatars, { params: { projectId } });
