import { combineReducers } from '@reduxjs/toolkit';
import { all, call } from 'redux-saga/effects';
import { importReducer } from '../features/import/import-slice';
import { importSaga } from '../features/import/import-saga';
import { closeReducer } from '../features/term/close-slice';
import { closeSaga } from '../features/term/close-saga';
import { ganttReducer } from '../features/gantt/gantt-slice';
import { viewSaga } from '../features/gantt/view-saga';
import { presenceReducer } from '../features/presence/presence-slice';
import { planReducer } from '../features/plan/plan-reducer';
import { planSaga } from '../features/plan/plan-saga';
import { socketReducer } from '../features/plan/socket-slice';
import { preferencesSaga } from '../features/profile/preferences-saga';
import { projectsReducer } from '../features/projects/projects-slice';
import { projectsSaga } from '../features/projects/projects-saga';
import { rollbackSaga } from '../features/rollback/rollback-saga';
import { rollbackReducer } from '../features/rollback/rollback-slice';
import { logReducer } from '../features/log-actions/log-slice';
import { logSaga } from '../features/log-actions/log-saga';
import { reportsReducer } from '../features/reports/reports-slice';
import { reportsSaga } from '../features/reports/reports-saga';
import { idleReducer } from '../features/idle/idle-slice';
import { idleSaga } from '../features/idle/idle-saga';
import { signOffReducer } from '../features/sign-off/sign-off-slice';
import { signOffSaga } from '../features/sign-off/sign-off-saga';
import { timeZoneReducer } from '../features/time-zone/time-zone-slice';
import { timeZoneSaga } from '../features/time-zone/time-zone-saga';
import { versionReducer } from '../features/version/version-slice';
import { versionSaga } from '../features/version/version-saga';
import { entryReducers } from './entry-reducer';
import { keepListing } from './kept/keep-listing';
import { keepReports } from './kept/keep-reports';

/** All state of a signed-in person. A feature's slice and saga are added here. */
export const workspaceReducer = combineReducers({
  ...entryReducers,
  socket: socketReducer,
  plan: planReducer,
  presence: presenceReducer,
  gantt: ganttReducer,
  closeTerm: closeReducer,
  projects: projectsReducer,
  import: importReducer,
  reports: reportsReducer,
  rollback: rollbackReducer,
  log: logReducer,
  signOff: signOffReducer,
  version: versionReducer,
  idle: idleReducer,
  timeZone: timeZoneReducer,
});

const SAGAS = [
  // First, so that it hears of the first answers.
  keepListing,
  keepReports,
  viewSaga,
  planSaga,
  projectsSaga,
  preferencesSaga,
  importSaga,
  reportsSaga,
  closeSaga,
  rollbackSaga,
  logSaga,
  signOffSaga,
  idleSaga,
  versionSaga,
  () => timeZoneSaga(),
];

/** Runs once a session: begins when somebody is signed in, is cancelled when the session ends. */
export function* workspaceSaga() {
  yield all(SAGAS.map((saga) => call(saga)));
}
