import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { timeZoneSaga } from './time-zone-saga';
import { selectMovedZone, timeZoneReducer } from './time-zone-slice';

describe('a device that moves to another time zone', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is noticed within a minute, and so is its return', async () => {
    let zone = 'America/Santiago';
    const sagas = createSagaMiddleware();
    const store = configureStore({
      reducer: combineReducers({ timeZone: timeZoneReducer }),
      middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
    });
    const moved = () => selectMovedZone(store.getState());
    const running = sagas.run(timeZoneSaga, () => zone);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(moved()).toBeNull();
    zone = 'America/Punta_Arenas';
    await jest.advanceTimersByTimeAsync(60_000);
    expect(moved()).toEqual({ from: 'America/Santiago', to: 'America/Punta_Arenas' });
    zone = 'America/Santiago';
    await jest.advanceTimersByTimeAsync(60_000);
    expect(moved()).toBeNull();
    running.cancel();
  });
});
