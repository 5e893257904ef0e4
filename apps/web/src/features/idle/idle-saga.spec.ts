import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { serve } from '../../testing/server';
import { sessionReducer, sessionStarted } from '../session/session-slice';
import { SESSION } from '../../testing/examples';
import { noteActive } from './activity';
import { idleSaga } from './idle-saga';
import { idleReducer, selectEndsSoon } from './idle-slice';

const MINUTE = 60_000;
const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * MINUTE);
const press = async () => {
  window.dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(0);
};

function browser() {
  serve({ 'POST /api/logout': () => ({ body: {} }) });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, idle: idleReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  const running = sagas.run(idleSaga);
  const endsSoon = () => selectEndsSoon(store.getState());
  return {
    endsSoon,
    idle: () => store.getState().idle.idle,
    phase: () => store.getState().session.phase,
    running,
  };
}

describe('a person who is away', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('is marked after ten minutes and nothing else, and no more after a sign of life', async () => {
    const { idle, phase, running } = browser();
    await minutes(9.9);
    expect(idle()).toBe(false);
    await minutes(0.2);
    expect(idle()).toBe(true);
    expect(phase()).toBe('active');
    await press();
    expect(idle()).toBe(false);
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
