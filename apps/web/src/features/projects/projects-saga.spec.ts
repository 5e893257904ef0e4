import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { ANA, business, SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { projectsSaga } from './projects-saga';
import { projectsActions, projectsReducer } from './projects-slice';

const LIST = `GET /api/project/all/${ANA.id}`;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The list, loaded once. */
async function browser() {
  const asked = serve({ [LIST]: () => ({ body: { businesses: { b1: business() } } }) });
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
