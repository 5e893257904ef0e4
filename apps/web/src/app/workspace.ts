import { all, call } from 'redux-saga/effects';
import { importSaga } from '../features/import/import-saga';
import { closeSaga } from '../features/term/close-saga';
import { clipboardSaga } from '../features/gantt/commands/clipboard-saga';
import { viewSaga } from '../features/gantt/view/view-saga';
import { planSaga } from '../plan/plan-saga';
import { preferencesSaga } from '../features/profile/preferences-saga';
import { projectsSaga } from '../features/projects/projects-saga';
import { avatarsSaga } from '../features/avatars/avatars-saga';
import { rollbackSaga } from '../features/rollback/rollback-saga';
import { lastVisitSaga } from '../features/last-visit/last-visit-saga';
import { logSaga } from '../features/log-actions/log-saga';
import { minutesSaga } from '../features/minutes/minutes-saga';
import { notificationsSaga } from '../features/notifications/notifications-saga';
import { scenariosSaga } from '../features/scenarios/scenarios-saga';
import { reportsSaga } from '../features/reports/reports-saga';
import { connectivitySaga } from '../features/connectivity/connectivity-saga';
import { idleSaga } from '../features/idle/idle-saga';
import { photosSaga } from '../features/photos/photos-saga';
import { signOffSaga } from '../features/sign-off/sign-off-saga';
import { timeZoneSaga } from '../features/time-zone/time-zone-saga';
import { versionSaga } from '../features/version/version-saga';
import { cacheListing } from '../features/offline-lists/cache-listing';
import { cacheNotifications } from '../features/offline-lists/cache-notifications';
import { cacheReports } from '../features/offline-lists/cache-reports';
import { unsyncedProjectsSaga } from '../features/unsynced-projects/unsynced-saga';
import { PLAN_FEATURES } from './plan-features';
import { openProjectInAddress } from './open-project-in-address';

/** A feature's saga is added here, its slice to the state beside. */
const SAGAS = [
  // First, so that it hears of the first answers.
  cacheListing,
  cacheReports,
  cacheNotifications,
  viewSaga,
  clipboardSaga,
  () => planSaga(PLAN_FEATURES),
  // Before the list is asked for: what is unsynced is sent again with its answer.
  unsyncedProjectsSaga,
  projectsSaga,
  avatarsSaga,
  preferencesSaga,
  importSaga,
  reportsSaga,
  closeSaga,
  rollbackSaga,
  scenariosSaga,
  logSaga,
  lastVisitSaga,
  notificationsSaga,
  minutesSaga,
  photosSaga,
  signOffSaga,
  idleSaga,
  connectivitySaga,
  versionSaga,
  () => timeZoneSaga(),
  // When the plan's saga listens.
  openProjectInAddress,
];

/** Runs once a session: begins when somebody is signed in, is cancelled when the session ends. */
export function* workspaceSaga() {
  yield all(SAGAS.map((saga) => call(saga)));
}
