import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { ANA, business, project, SESSION } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { writeChosenBusiness } from './chosen-business';
import { projectsSaga } from './projects-saga';
import { projectsActions, projectsReducer, selectBusiness } from './projects-slice';

const LIST = `GET /api/project/all/${ANA.id}`;
const LAST_UPDATES = 'GET /api/project/lastUpdateBusiness/b1';
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The list, loaded once. */
async function browser(listed: object = { businesses: { b1: business() } }, more: Answers = {}) {
  const asked = serve({ [LIST]: () => ({ body: listed }), ...more });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ projects: projectsReducer, session: sessionReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  const running = sagas.run(projectsSaga);
  await wait(0);
  return { store, running, asked };
}

describe('the list after containers changed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes it over half a second later', async () => {
    const { store, running, asked } = await browser();
    store.dispatch(projectsActions.containersChanged());
    await wait(499);
    expect(asked).toHaveLength(1);
    await wait(1);
    expect(asked.map(({ call }) => call)).toEqual([LIST, LIST]);
    running.cancel();
  });

  it('takes changes that follow each other over once, after the last', async () => {
    const { store, running, asked } = await browser();
    store.dispatch(projectsActions.containersChanged());
    await wait(400);
    store.dispatch(projectsActions.containersChanged());
    await wait(499);
    expect(asked).toHaveLength(1);
    await wait(10_000);
    expect(asked).toHaveLength(2);
    running.cancel();
  });
});

describe('the business at hand', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  beforeEach(() => localStorage.clear());
  const [first, other] = [
    business({ id: 'b1', name: 'Alfa', projects: [project({ id: 'p1' })] }),
    business({ id: 'b2', name: 'Zeta', projects: [project({ id: 'p2', businessId: 'b2' })] }),
  ];
  const listed = {
    businesses: { b1: first, b2: other },
    userLastActivity: { projectId: 'p2', at: '2026-03-02T10:00:00.000Z' },
  };

  it('is the one in which the person was last, wherever that was', async () => {
    const { store, running } = await browser(listed);
    expect(selectBusiness(store.getState())?.name).toBe('Zeta');
    running.cancel();
  });

  it('is the one that was chosen on this device, where one was', async () => {
    writeChosenBusiness(ANA.id, 'b1');
    const { store, running } = await browser(listed);
    expect(selectBusiness(store.getState())?.name).toBe('Alfa');
    running.cancel();
  });

  it('is after a reload the one that the person just created', async () => {
    writeChosenBusiness(ANA.id, 'b1');
    const before = await browser({ businesses: { b1: first } });
    before.store.dispatch(projectsActions.businessAdded(other));
    before.running.cancel();
    const { store, running } = await browser({ businesses: { b1: first, b2: other } });
    expect(selectBusiness(store.getState())?.name).toBe('Zeta');
    running.cancel();
  });
});

describe('who changed the projects of a business last', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const update = (projectId: string, date = '2026-03-10T09:00:00Z') => ({
    ...{ projectId, seq: 7, date, firstName: 'Eva', lastName: 'Mena' },
  });
  const kept = project();
  const other = project({ id: 'p2', name: 'Torre' });
  const listed = { businesses: { b1: business({ projects: [kept, other] }) } };
  /** The list, and what was asked, after the business was asked about. */
  const after = async (answer: ReturnType<Answers[string]>) => {
    const { store, running, asked } = await browser(listed, { [LAST_UPDATES]: () => answer });
    store.dispatch(projectsActions.lastUpdatesRequested('b1'));
    await wait(0);
    running.cancel();
    return { state: store.getState().projects, calls: asked.map(({ call }) => call) };
  };

  it('is said of each in its place, without asking for the list', async () => {
    const { state, calls } = await after({
      body: { updates: [update('p1'), update('p2', '2026-03-01T09:00:00Z')] },
    });
    const [changed, same] = state.businesses['b1']!.projects;
    const lastModified = { date: '2026-03-10T09:00:00Z', firstName: 'Eva', lastName: 'Mena' };
    expect(changed).toEqual({ ...kept, lastModified });
    // What the list says of it is newer.
    expect(same).toEqual(other);
    expect(calls).toEqual([LIST, LAST_UPDATES]);
  });

  it.each([
    ['is new', { body: { updates: [update('p1'), update('p2'), update('p3')] } }],
    ['is gone', { body: { updates: [update('p1')] } }],
    ['is gone with its business', { status: 404, body: { kind: 'notFound', code: 'NOT_FOUND' } }],
  ])('leads to the list where a project %s', async (_, answer) => {
    const { calls } = await after(answer);
    expect(calls).toEqual([LIST, LAST_UPDATES, LIST]);
  });

  it('stays as it is where that cannot be told', async () => {
    const { state, calls } = await after({
      status: 503,
      body: { kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' },
    });
    expect(state).toMatchObject({ status: 'ready', failure: null, businesses: listed.businesses });
    expect(calls).toEqual([LIST, LAST_UPDATES]);
  });

  it('is not asked while the list is a copy', async () => {
    const { store, running, asked } = await browser(listed);
    store.dispatch(projectsActions.copyShown({ businesses: listed.businesses, at: null }));
    store.dispatch(projectsActions.lastUpdatesRequested('b1'));
    await wait(0);
    expect(asked).toHaveLength(1);
    running.cancel();
  });
});
