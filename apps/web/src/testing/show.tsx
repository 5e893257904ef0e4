import type { User } from '@plomada/contracts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { LeaveGuards } from '../base/unsaved/leave-guards';
import { RouterProvider } from 'react-router/dom';
import type { Saga } from 'redux-saga';
import { entryReducers } from '../app/entry-reducer';
import { type AppStore, makeStore } from '../app/store';
import { theme } from '../base/theme/theme';
import { avatarsReducer } from '../features/avatars/avatars-slice';
import { idleReducer } from '../features/idle/idle-slice';
import { importReducer } from '../features/import/import-slice';
import { planFilterReducer } from '../plan/filter/plan-filter-slice';
import { planReducer } from '../plan/state/plan-reducer';
import { socketReducer } from '../plan/socket/socket-slice';
import { projectsReducer } from '../features/projects/projects-slice';
import { presenceReducer } from '../features/presence/presence-slice';
import { lastVisitReducer } from '../features/last-visit/last-visit-slice';
import { logReducer } from '../features/log-actions/log-slice';
import { minutesReducer } from '../features/minutes/minutes-slice';
import { notificationsReducer } from '../features/notifications/notifications-slice';
import { photosReducer } from '../features/photos/photos-slice';
import { reportsReducer } from '../features/reports/reports-slice';
import { restrictionDialogReducer } from '../features/restriction-dialog/restriction-dialog-slice';
import { rescheduleReducer } from '../features/reschedule/reschedule-slice';
import { lostTextReducer } from '../plan/lost-text/lost-text-slice';
import { taskPanelReducer } from '../features/task-panel/task-panel-slice';
import { rollbackReducer } from '../features/rollback/rollback-slice';
import { unsyncedReducer } from '../features/unsynced-projects/unsynced-slice';
import { readSession } from '../features/session/read-session';
import { sessionStarted } from '../base/session/session-slice';
import { keptSession } from '../base/session/stored-session';
import { closeReducer } from '../features/term/close-slice';
import { SESSION } from './examples';

/** The state of a signed-in person without the Gantt, whose library needs a real browser. */
const reducer = combineReducers({
  ...entryReducers,
  socket: socketReducer,
  plan: planReducer,
  planFilter: planFilterReducer,
  presence: presenceReducer,
  projects: projectsReducer,
  avatars: avatarsReducer,
  unsynced: unsyncedReducer,
  import: importReducer,
  reports: reportsReducer,
  notifications: notificationsReducer,
  log: logReducer,
  lastVisit: lastVisitReducer,
  minutes: minutesReducer,
  photos: photosReducer,
  rollback: rollbackReducer,
  closeTerm: closeReducer,
  reschedule: rescheduleReducer,
  restrictionDialog: restrictionDialogReducer,
  taskPanel: taskPanelReducer,
  lostText: lostTextReducer,
  idle: idleReducer,
});

/** Shows a public page with nobody signed in but whom the browser remembers. `route` is its pattern, when it has parameters. */
export function showSignedOut(element: ReactElement, path: string, route?: string) {
  const store = makeStore({ reload: () => undefined, stored: readSession(keptSession() ?? '', new Date()) });
  return mount(store, element, path, route);
}

interface Options {
  readonly path?: string;
  /** The path's pattern, when it has parameters. */
  readonly route?: string;
  readonly saga?: Saga;
  /** Who is signed in; Ana unless said otherwise. */
  readonly user?: User;
  /** Before the first render. */
  readonly actions?: readonly UnknownAction[];
  /** Whether the document has the styles: for specs that ask how something looks. */
  readonly isStyled?: boolean;
}

/** Shows an element with the real store and the feature's saga, somebody signed in; other addresses say where one went. */
export function show(
  element: ReactElement,
  { path = '/', route, saga, user = SESSION.user, actions = [], isStyled = false }: Options = {},
) {
  const store = makeStore({ reload: () => undefined, stored: null });
  store.openWorkspace(reducer as never, saga ?? function* idle() {});
  store.dispatch(sessionStarted({ ...SESSION, user }));
  for (const action of actions) store.dispatch(action);
  return mount(store, element, path, route, isStyled);
}

/** Beside the document: jsdom matches hundreds of rules at each look at an element, which took half of the time of a spec. */
const unread = createCache({ key: 'spec', container: document.createElement('div') });
/** In the document, for specs of how something looks. */
const read = createCache({ key: 'styled' });

function mount(store: AppStore, element: ReactElement, path: string, route?: string, isStyled = false) {
  const [pathname] = path.split(/[?#]/);
  const router = createMemoryRouter(
    [
      {
        Component: LeaveGuards,
        children: [
          { path: route ?? pathname!, element },
          { path: '*', element: <p>elsewhere</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const view = render(
    <Provider store={store}>
      <CacheProvider value={isStyled ? read : unread}>
        <ThemeProvider theme={theme}>
          <RouterProvider router={router} />
        </ThemeProvider>
      </CacheProvider>
    </Provider>,
  );
  return { ...view, store, router };
}
