import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import { serve } from '../../testing/server';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { SESSION } from '../../testing/examples';
import { planActions } from '../../plan/state/plan-actions';
import { noteActive } from './activity';
import { idleSaga } from './idle-saga';
import { idleReducer, selectEndsSoon } from './idle-slice';

const MINUTE = 60_000;
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * MINUTE);
const press = async () => {
  window.dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(0);
};

const SAY = 'POST /api/session/idle';

function browser() {
  const asked = serve({ 'POST /api/logout': () => ({ body: {} }), [SAY]: () => ({ body: {} }) });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, idle: idleReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  let returns = 0;
  sagas.run(function* countReturns() {
    yield takeEvery(planActions.returned, () => void (returns += 1));
  });
  const running = sagas.run(idleSaga);
  const endsSoon = () => selectEndsSoon(store.getState());
  return {
    endsSoon,
    told: () => asked.filter(({ call }) => call === SAY).map(({ body }) => body),
    idle: () => store.getState().idle.idle,
    phase: () => store.getState().session.phase,
    running,
    returns: () => returns,
  };
}

describe('a person who is away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('is marked after ten minutes and nothing else, and no more after a sign of life', async () => {
    const { idle, phase, running, returns } = browser();
    await minutes(9.9);
    expect(idle()).toBe(false);
    await minutes(0.2);
    expect(idle()).toBe(true);
    expect(phase()).toBe('active');
    await press();
    expect(idle()).toBe(false);
    expect(returns()).toBe(1);
    running.cancel();
  });

  it('counts from the last sign of life', async () => {
    const { idle, running } = browser();
    await minutes(9);
    await press();
    await minutes(9);
    expect(idle()).toBe(false);
    running.cancel();
  });

  it('is signed off after forty-five minutes', async () => {
    const { phase } = browser();
    await minutes(44.9);
    expect(phase()).toBe('active');
    await minutes(0.2);
    expect(phase()).toBe('anonymous');
  });

  it('is asked in the last minute, which ends with the session', async () => {
    const { endsSoon, phase } = browser();
    await minutes(43.9);
    expect(endsSoon()).toBe(false);
    await minutes(0.1);
    expect(endsSoon()).toBe(true);
    expect(phase()).toBe('active');
    await minutes(1);
    expect(phase()).toBe('anonymous');
  });

  it('is not signed off after a sign of life in the last minute', async () => {
    const { endsSoon, idle, phase, running } = browser();
    await minutes(44.5);
    await press();
    expect(endsSoon()).toBe(false);
    expect(idle()).toBe(false);
    await minutes(9);
    expect(phase()).toBe('active');
    running.cancel();
  });

  it('is not away while at work in another tab', async () => {
    const { idle, phase, running } = browser();
    await minutes(40);
    noteActive();
    await minutes(8);
    expect(phase()).toBe('active');
    expect(idle()).toBe(false);
    running.cancel();
  });

  it('is signed off on waking a laptop that slept longer, whatever the timers did', async () => {
    const { phase } = browser();
    await minutes(1);
    jest.setSystemTime(Date.now() + 3 * 60 * MINUTE);
    await press();
    expect(phase()).toBe('anonymous');
  });
});

describe('the server', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('is told when a person went and when they came back, and of nothing else that they do', async () => {
    const { told, running } = browser();
    for (let minute = 0; minute < 20; minute += 1) {
      await minutes(1);
      await press();
    }
    expect(told()).toEqual([]);
    await minutes(10);
    expect(told()).toEqual([{ idle: true, milliseconds: 10 * MINUTE }]);
    await minutes(20);
    await press();
    await minutes(1);
    await press();
    expect(told()).toEqual([
      { idle: true, milliseconds: 10 * MINUTE },
      { idle: false, milliseconds: 0 },
    ]);
    running.cancel();
  });

  it('is told once of a person with two tabs, and of their return by the tab that they come back to', async () => {
    const tabs = [browser(), browser()];
    const told = () => tabs[1]!.told();
    await minutes(10);
    expect(told()).toHaveLength(1);
    await press();
    expect(told()).toEqual([
      { idle: true, milliseconds: 10 * MINUTE },
      { idle: false, milliseconds: 0 },
    ]);
    for (const { running } of tabs) running.cancel();
  });

  it('is told that the person is back when a new page begins after the one that said they went', async () => {
    const first = browser();
    await minutes(10);
    first.running.cancel();
    await minutes(20);
    const { told, running } = browser();
    await minutes(0);
    expect(told()).toEqual([{ idle: false, milliseconds: 0 }]);
    running.cancel();
  });

  it('is told later, without a network, when it was that the person came back', async () => {
    const { running } = browser();
    await minutes(10);
    const cut = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    await minutes(20);
    await press();
    await minutes(9);
    await press();
    cut.mockRestore();
    const asked = serve({ [SAY]: () => ({ body: {} }) });
    await minutes(3);
    expect(asked.map(({ body }) => body)).toEqual([{ idle: false, milliseconds: 10 * MINUTE }]);
    running.cancel();
  });

  it('is told as well that the person has gone again since', async () => {
    const { phase, running } = browser();
    await minutes(10);
    const cut = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'));
    await minutes(20);
    await press();
    await minutes(30);
    cut.mockRestore();
    const asked = serve({ [SAY]: () => ({ body: {} }) });
    await minutes(1);
    expect(asked.map(({ body }) => body)).toEqual([
      { idle: false, milliseconds: 31 * MINUTE },
      { idle: true, milliseconds: 31 * MINUTE },
    ]);
    expect(phase()).toBe('active');
    running.cancel();
  });
});
