import { call, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../app/api/api-failure';
import * as api from '../../app/api/endpoints';
import { answerOf, selected } from '../../app/typed-effects';
import { selectUser } from '../session/session-slice';
import { projectsActions } from './projects-slice';
import { readChosenBusiness, writeChosenBusiness } from './chosen-business';

export function* projectsSaga() {
  yield takeLatest(projectsActions.requested, load);
  yield takeEvery(projectsActions.businessChosen, remember);
  yield call(begin);
}

function* begin() {
  const user = yield* selected(selectUser);
  if (!user) return;
  const chosen = readChosenBusiness(user.id);
  if (chosen) yield put(projectsActions.businessChosen(chosen));
  yield put(projectsActions.requested());
}

function* load() {
  const user = yield* selected(selectUser);
  if (!user) return;
  try {
    const { businesses } = yield* answerOf(api.projectsOf, user.id);
    yield put(projectsActions.loaded(businesses));
  } catch (thrown) {
    yield put(projectsActions.failed(failureOf(thrown)));
  }
}

function* remember({ payload }: ReturnType<typeof projectsActions.businessChosen>) {
  const user = yield* selected(selectUser);
  if (user) yield call(writeChosenBusiness, user.id, payload);
}
