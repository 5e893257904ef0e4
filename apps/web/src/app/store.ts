import { combineReducers, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { cancel, fork, take } from 'redux-saga/effects';
import { loginSaga } from '../features/login/login-saga';
import { sessionSaga } from '../features/session/session-saga';
import {
  dueAsked,
  selectSessionPhase,
  selectToken,
  sessionEnded,
  sessionRefused,
  sessionStarted,
} from '../base/session/session-slice';
import { leaveForMaintenance } from '../base/states/maintenance-redirect';
import { wireApi } from '../base/api/api-config';
import { selected } from '../base/typed-effects';
import type { StoredSession } from '../base/session/stored-session';
import { entryReducers } from './entry-reducer';
import type { RootState } from './workspace-state';

export interface StoreParts {
  /** Reloads the page after a sign-off. */
  readonly reload: () => void;
  /** Whom the browser remembers: that session goes on. */
  readonly stored: StoredSession | null;
}

/** The store with the login's part running. `openWorkspace` adds the rest once somebody is signed in. */
export function makeStore({ reload, stored }: StoreParts) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: startingAnew(combineReducers(entryReducers)) as unknown as Reducer<RootState, UnknownAction>,
    middleware: (defaults) =>
      // Plans hold thousands of rows: walking through them after every action is too dear, also while developing.
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(sagas),
  });
  wireApi({
    token: () => selectToken(store.getState()),
    onSessionEnded: () => store.dispatch(sessionRefused()),
    onMaintenance: leaveForMaintenance,
    onDue: (due) => store.dispatch(dueAsked(due)),
  });
  sagas.run(function* entrySaga() {
    yield fork(sessionSaga, reload, stored);
    yield fork(loginSaga);
  });
  let open = false;
  /** Adds the signed-in part; opening twice is opening once. */
  const openWorkspace = (reducer: Reducer<RootState, UnknownAction>, saga: Saga) => {
    if (open) return;
    open = true;
    store.replaceReducer(startingAnew(reducer));
    sagas.run(eachSession, saga);
  };
  return Object.assign(store, { openWorkspace });
}

/** Runs a saga while somebody is signed in, and again for whoever signs in next. */
function* eachSession(saga: Saga) {
  while (true) {
    if ((yield* selected(selectSessionPhase)) !== 'active') yield take(sessionStarted);
    const task: Task = yield fork(saga);
    yield take(sessionEnded);
    yield cancel(task);
  }
}

/** When a session ends nothing of it stays. */
function startingAnew<S>(reducer: Reducer<S, UnknownAction>): Reducer<S, UnknownAction> {
  return (state, action) => reducer(sessionEnded.match(action) ? undefined : state, action);
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
