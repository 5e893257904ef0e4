import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { APP_VERSION } from '../../app/version';
import { serve } from '../../testing/server';
import { idleActions } from '../idle/idle-slice';
import { isNewer } from './is-newer';
import { versionSaga } from './version-saga';
import { selectFoundVersion, versionActions, versionReducer } from './version-slice';

const version = (number: string) => ({
  number,
  title: { es: 'Nueva versión' },
  description: { es: 'Trae cosas nuevas.' },
});

function browser(answer: () => { status?: number; body: unknown }) {
  const asked = serve({ 'GET /api/version/last_version': answer });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ version: versionReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const running = sagas.run(versionSaga);
  return { store, asked, found: () => selectFoundVersion(store.getState()), running };
}
const settled = () => jest.advanceTimersByTimeAsync(0);

describe('the check for a newer version', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('finds one whose number is higher', async () => {
    const { found, running } = browser(() => ({ body: version('999.0.0') }));
    await settled();
    expect(found()).toMatchObject({ number: '999.0.0' });
    running.cancel();
  });

  it('is silent about the present one and when it fails', async () => {
    for (const answer of [{ body: version(APP_VERSION) }, { status: 503, body: {} }, { body: 'nonsense' }]) {
      const { found, running } = browser(() => answer);
      await settled();
      expect(found()).toBeNull();
      running.cancel();
    }
  });

  it('is made again when the person comes back, and one that was put off is not shown twice', async () => {
    const { store, asked, found, running } = browser(() => ({ body: version('999.0.0') }));
    await settled();
    store.dispatch(versionActions.putOff());
    store.dispatch(idleActions.returned());
    await settled();
    expect(asked).toHaveLength(2);
    expect(found()).toBeNull();
    running.cancel();
  });
});

describe('versions', () => {
  it('are compared number by number', () => {
    expect(isNewer('4.15.10', '4.15.9')).toBe(true);
    expect(isNewer('5', '4.99.99')).toBe(true);
    expect(isNewer('4.15.4', '4.15.4')).toBe(false);
    expect(isNewer('4.9.0', '4.15.0')).toBe(false);
  });
});
