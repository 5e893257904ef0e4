import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { APP_VERSION } from '../../base/version';
import { SESSION } from '../../testing/examples';
import { type Answers, serve } from '../../testing/server';
import { idleActions } from '../idle/idle-slice';
import { sessionReducer, sessionStarted } from '../../base/session/session-slice';
import { isNewer } from './is-newer';
import { versionSaga } from './version-saga';
import { selectFoundVersion, versionActions, versionReducer } from './version-slice';

const version = (number: string) => ({
  number,
  title: { es: 'Nueva versión', en: 'New version' },
  description: { es: 'Trae cosas nuevas.', en: 'It brings news.' },
});

const LAST = 'GET /api/version/last_version';
const KNOWN = `GET /api/version/last_version_user/${SESSION.user.id}`;
const NOTED = 'POST /api/version/update_user_version';
const known = (number: string | null) => ({ [KNOWN]: () => ({ body: { number, version: number } }) });

function browser(answer: () => { status?: number; body: unknown }, answers: Answers = known(APP_VERSION)) {
  const asked = serve({ [LAST]: answer, [NOTED]: () => ({ body: { updated: true } }), ...answers });
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ session: sessionReducer, version: versionReducer }),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  store.dispatch(sessionStarted(SESSION));
  let reloads = 0;
  const running = sagas.run(versionSaga, () => void (reloads += 1));
  const noted = () => asked.filter(({ call }) => call === NOTED).map(({ body }) => body);
  const found = () => selectFoundVersion(store.getState());
  return { store, asked, found, running, noted, reloads: () => reloads };
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
    expect(asked.filter(({ call }) => call === LAST)).toHaveLength(2);
    expect(found()).toBeNull();
    running.cancel();
  });
});

describe('what is new', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const userId = SESSION.user.id;

  it('is told to whoever read of an older version only, once', async () => {
    const { store, found, noted, reloads, running } = browser(
      () => ({ body: version(APP_VERSION) }),
      known('4.0.0'),
    );
    await settled();
    expect(found()).toMatchObject({ number: APP_VERSION });
    store.dispatch(versionActions.read(APP_VERSION));
    await settled();
    expect(found()).toBeNull();
    expect(noted()).toEqual([{ userId, version: APP_VERSION }]);
    expect(reloads()).toBe(0);
    running.cancel();
  });

  it('is not told to a new account, which is at the newest at once', async () => {
    const { found, noted, running } = browser(() => ({ body: version(APP_VERSION) }), known(null));
    await settled();
    expect(found()).toBeNull();
    expect(noted()).toEqual([{ userId, version: APP_VERSION }]);
    running.cancel();
  });

  it('reloads an older page once it was read, noted or not', async () => {
    const refused = { [NOTED]: () => ({ status: 503, body: {} }) };
    for (const answers of [{}, refused]) {
      const { store, reloads, running } = browser(() => ({ body: version('999.0.0') }), answers);
      await settled();
      store.dispatch(versionActions.read('999.0.0'));
      await settled();
      expect(reloads()).toBe(1);
      running.cancel();
    }
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
