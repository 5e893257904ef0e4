import { call, delay, put, takeEvery, takeLatest } from 'redux-saga/effects';
import { failureOf } from '../../base/api/api-failure';
import * as api from '../../base/api/endpoints';
import { answerOf, selected } from '../../base/typed-effects';
import { planEvents } from '../../plan/state/plan-actions';
import { selectReady } from '../../plan/state/plan-selectors';
import { selectUser } from '../../base/session/session-slice';
import { type LastUpdates, type ListedProject, projectsActions, selectProject } from './projects-slice';
import { readChosenBusiness, writeChosenBusiness } from './chosen-business';

/** How long a change of containers waits before the list takes it over (platform spec, section 9): moving a project changes two. */
const CONTAINERS_MS = 500;

export function* projectsSaga() {
  yield takeLatest(projectsActions.requested, load);
  yield takeLatest(projectsActions.containersChanged, followContainers);
  yield takeLatest([projectsActions.lastUpdatesRequested, projectsActions.businessChosen], followLastUpdates);
  yield takeEvery(projectsActions.businessChosen, ({ payload }) => remember(payload));
  yield takeEvery(projectsActions.businessAdded, ({ payload }) => remember(payload.id));
  yield takeEvery([planEvents.loaded, planEvents.synced], followPlan);
  // What the person is there has changed: the list says what they may do, and has no project that they may not see.
  yield takeEvery([planEvents.rolesChanged, planEvents.excluded], loadAgain);
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
    const { businesses, userLastActivity } = yield* answerOf(api.projectsOf, user.id);
    const active = Object.values(businesses).find(({ projects }) =>
      projects.some(({ id }) => id === userLastActivity?.projectId),
    );
    if (active) yield put(projectsActions.lastActiveIn(active.id));
    yield put(projectsActions.loaded(businesses));
  } catch (thrown) {
    yield put(projectsActions.failed(failureOf(thrown)));
  }
}

/** A project that somebody renames is called so in the list and in the bar, without loading the list again. */
function* followPlan() {
  const ready = yield* selected(selectReady);
  if (!ready) return;
  const { name, startDate } = ready.sync.confirmed.settings;
  const listed = (yield* selected((state) => selectProject(state, ready.projectId)))?.project;
  if (!listed || (listed.name === name && listed.startDate === startDate)) return;
  yield put(projectsActions.described({ id: ready.projectId, name, startDate }));
}

function* loadAgain() {
  yield put(projectsActions.requested());
}

/** The list stays as it is where that is not answered; while it is loaded, or a copy, the list itself is to come. */
function* followLastUpdates({
  payload: businessId,
}: ReturnType<typeof projectsActions.lastUpdatesRequested>) {
  const { status, copy } = yield* selected(({ projects }) => projects);
  if (status !== 'ready' || copy) return;
  try {
    const { updates } = yield* answerOf(api.lastUpdatesOf, businessId);
    const listed = yield* selected(({ projects }) => projects.businesses[businessId]?.projects);
    if (!listed) return;
    const isOther = isOfOtherProjects(updates, listed);
    yield put(
      isOther ? projectsActions.requested() : projectsActions.lastUpdatesLoaded({ businessId, updates }),
    );
  } catch (thrown) {
    // The business is no longer one that the person may see.
    if (failureOf(thrown).kind === 'notFound') yield put(projectsActions.requested());
  }
}

/** Whether there is a new project, or one is gone. Of a project whose last change the list does not know none may be told either. */
function isOfOtherProjects(updates: LastUpdates, listed: readonly ListedProject[]): boolean {
  const ids = new Set(listed.map(({ id }) => id));
  const told = new Set(updates.map(({ projectId }) => projectId));
  const isNew = updates.some(({ projectId }) => !ids.has(projectId));
  return isNew || listed.some(({ id, lastModified }) => lastModified !== null && !told.has(id));
}

/** Changes that follow each other closely are taken over at once, after the last of them. */
function* followContainers() {
  yield delay(CONTAINERS_MS);
  yield put(projectsActions.requested());
}

/** The business at hand is that of the next visit on this device too: one that was created is at hand from then on. */
function* remember(businessId: string) {
  const user = yield* selected(selectUser);
  if (user) yield call(writeChosenBusiness, user.id, businessId);
}
