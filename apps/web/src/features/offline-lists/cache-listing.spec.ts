import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { all, call } from 'redux-saga/effects';
import { socketActions, socketReducer } from '../../plan/socket/socket-slice';
import { projectsSaga } from '../projects/projects-saga';
import { projectsActions, projectsReducer, selectBusinesses } from '../projects/projects-slice';
import { reportsSaga } from '../reports/reports-saga';
import { reportsActions, reportsReducer } from '../reports/reports-slice';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { records } from '../../testing/browser-database';
import { ANA, business, SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { messagesReducer } from '../../base/messages/messages-slice';
import { cacheListing } from './cache-listing';
import { cacheReports } from './cache-reports';

const LIST = `GET /api/project/all/${ANA.id}`;
const FIGURES = 'GET /api/reports/p1';
const REPORTS = {
  status: 'ready',
  seq: 3,
  ...{ stale: false, running: null },
  computedAt: '2026-03-09T12:00:00.000Z',
  indicators: {},
} as const;
const listed = () => ({ body: { businesses: { b1: business() } } });
const down = () => ({ status: 503, body: {} });
const tick = () => new Promise((resolve) => setTimeout(resolve));

function page(answers: Parameters<typeof serve>[0]) {
  const asked = serve(answers);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({
      session: sessionReducer,
      socket: socketReducer,
      projects: projectsReducer,
      reports: reportsReducer,
      messages: messagesReducer,
    }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  const running = sagas.run(function* () {
    yield all([cacheListing, cacheReports, projectsSaga, reportsSaga].map((saga) => call(saga)));
  });
  const names = () => selectBusinesses(store.getState()).map(({ name }) => name);
  return { store, running, asked, names };
}

describe('the list of projects without a server', () => {
  afterEach(() => jest.useRealTimers());

  it('is the last one seen, until there is a connection to ask again', async () => {
    page({ [LIST]: listed });
    await tick();
    const { store, asked, names } = page({ [LIST]: down });
    await tick();
    expect(store.getState().projects.status).toBe('ready');
    expect(names()).toEqual(['Constructora Demo']);
    expect(asked).toHaveLength(1);
    store.dispatch(socketActions.connected('s1'));
    expect(asked).toHaveLength(2);
  });

  it('is asked for again by itself when the socket has nothing to tell', async () => {
    page({ [LIST]: listed });
    await tick();
    jest.useFakeTimers();
    let isDown = true;
    const { store, asked } = page({ [LIST]: () => (isDown ? down() : listed()) });
    await jest.advanceTimersByTimeAsync(20_000);
    expect(asked.length).toBeGreaterThan(1);
    expect(store.getState().projects.copy).not.toBeNull();

    store.dispatch(socketActions.reconnecting());
    const before = asked.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);

    isDown = false;
    store.dispatch(socketActions.left());
    await jest.advanceTimersByTimeAsync(20_000);
    expect(store.getState().projects).toMatchObject({ status: 'ready', copy: null });
    const answered = asked.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(answered);
  });

  it('is said to be a copy, and of when the server gave it, until the server answers', async () => {
    const began = Date.now();
    page({ [LIST]: listed });
    await tick();
    const { store } = page({ [LIST]: down });
    await tick();
    const { copy } = store.getState().projects;
    expect(copy?.at).toBeGreaterThanOrEqual(began);
    store.dispatch(projectsActions.businessAdded(business({ id: 'b2', name: 'Otra' })));
    await tick();
    let isDown = true;
    const { store: later } = page({ [LIST]: () => (isDown ? down() : listed()) });
    await tick();
    expect(later.getState().projects.copy).toEqual(copy);
    later.dispatch(projectsActions.requested());
    await tick();
    expect(later.getState().projects).toMatchObject({ status: 'ready', copy });
    isDown = false;
    later.dispatch(projectsActions.requested());
    await tick();
    expect(later.getState().projects.copy).toBeNull();
  });

  it('is a failure when none was ever seen', async () => {
    const { store } = page({ [LIST]: down });
    await tick();
    expect(store.getState().projects.status).toBe('failed');
  });

  it('is gone from the browser when the session is over', async () => {
    const { running } = page({ [LIST]: listed });
    await tick();
    expect(records.size).toBe(1);
    running.cancel();
    await tick();
    expect(records.size).toBe(0);
  });
});

describe('the figures of a project without a server', () => {
  it('are the last ones seen', async () => {
    const before = page({ [LIST]: listed, [FIGURES]: () => ({ body: REPORTS }) });
    before.store.dispatch(reportsActions.opened('p1'));
    await tick();
    const { store } = page({ [LIST]: listed, [FIGURES]: down });
    store.dispatch(reportsActions.opened('p1'));
    await tick();
    expect(store.getState().reports).toMatchObject({ status: 'ready', reports: REPORTS });
  });
});
