import { combineReducers } from '@reduxjs/toolkit';
import { avatarsReducer } from '../features/avatars/avatars-slice';
import { importReducer } from '../features/import/import-slice';
import { closeReducer } from '../features/term/close-slice';
import { ganttReducer } from '../features/gantt/gantt-slice';
import { presenceReducer } from '../features/presence/presence-slice';
import { planFilterReducer } from '../plan/filter/plan-filter-slice';
import { lostTextReducer } from '../plan/lost-text/lost-text-slice';
import { planReducer } from '../plan/state/plan-reducer';
import { socketReducer } from '../plan/socket/socket-slice';
import { projectsReducer } from '../features/projects/projects-slice';
import { restrictionDialogReducer } from '../features/restriction-dialog/restriction-dialog-slice';
import { taskPanelReducer } from '../features/task-panel/task-panel-slice';
import { rollbackReducer } from '../features/rollback/rollback-slice';
import { scenariosReducer } from '../features/scenarios/scenarios-slice';
import { photosReducer } from '../features/photos/photos-slice';
import { minutesReducer } from '../features/minutes/minutes-slice';
import { notificationsReducer } from '../features/notifications/notifications-slice';
import { lastVisitReducer } from '../features/last-visit/last-visit-slice';
import { logReducer } from '../features/log-actions/log-slice';
import { rescheduleReducer } from '../features/reschedule/reschedule-slice';
import { reportsReducer } from '../features/reports/reports-slice';
import { idleReducer } from '../features/idle/idle-slice';
import { signOffReducer } from '../features/sign-off/sign-off-slice';
import { timeZoneReducer } from '../features/time-zone/time-zone-slice';
import { versionReducer } from '../features/version/version-slice';
import { unsyncedReducer } from '../features/unsynced-projects/unsynced-slice';
import { entryReducers } from './entry-reducer';

/** All state of a signed-in person. A feature's slice is added here. */
export const workspaceReducer = combineReducers({
  ...entryReducers,
  socket: socketReducer,
  plan: planReducer,
  planFilter: planFilterReducer,
  lostText: lostTextReducer,
  presence: presenceReducer,
  gantt: ganttReducer,
  closeTerm: closeReducer,
  reschedule: rescheduleReducer,
  projects: projectsReducer,
  avatars: avatarsReducer,
  unsynced: unsyncedReducer,
  import: importReducer,
  reports: reportsReducer,
  restrictionDialog: restrictionDialogReducer,
  taskPanel: taskPanelReducer,
  rollback: rollbackReducer,
  scenarios: scenariosReducer,
  log: logReducer,
  lastVisit: lastVisitReducer,
  notifications: notificationsReducer,
  minutes: minutesReducer,
  photos: photosReducer,
  signOff: signOffReducer,
  version: versionReducer,
  idle: idleReducer,
  timeZone: timeZoneReducer,
});

/** The whole state. Before the workspace is loaded only its entry part is there, and only the login looks at it. */
export type RootState = ReturnType<typeof workspaceReducer>;
