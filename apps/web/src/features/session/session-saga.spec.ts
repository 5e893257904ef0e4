import { makeStore } from '../../app/store';
import { SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { noteActive, noteReportedIdle, unreportedReturn } from '../idle/activity';
import { readSession } from './read-session';
import { keptSession } from '../../base/session/stored-session';
import { sessionEnded, sessionStarted, signOffRequested } from '../../base/session/session-slice';

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A page of the browser: what it reads at its start and how often it asks to be reloaded. */
function page() {
  let reloads = 0;
  const store = makeStore({
    reload: () => (reloads += 1),
    stored: readSession(keptSession() ?? '', new Date()),
  });
  return { store, reloads: () => reloads, session: () => store.getState().session };
}

function signedIn() {
  localStorage.setItem('plomada.session', JSON.stringify(SESSION));
  serve({
    'GET /api/session': () => ({ body: { ...SESSION, sessionId: 's1' } }),
    'POST /api/logout': () => ({ body: {} }),
  });
  return page();
}

describe('the end of a session', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });

  it('reloads the page 200 ms later, with nothing of the person kept', async () => {
    const { store, reloads } = signedIn();
    await wait(0);
    store.dispatch(signOffRequested());
    await wait(0);
    expect(localStorage.getItem('plomada.session')).toBeNull();
    await wait(199);
    expect(reloads()).toBe(0);
    await wait(1);
    expect(reloads()).toBe(1);
    expect(page().session()).toEqual({ phase: 'anonymous', reason: 'none' });
  });

  it('reloads the page as well when it ended by itself, and the next page says so once', async () => {
    const { store, reloads } = signedIn();
    await wait(0);
    store.dispatch(sessionEnded('ended'));
    await wait(200);
    expect(reloads()).toBe(1);
    expect(page().session()).toEqual({ phase: 'anonymous', reason: 'ended' });
    expect(page().session()).toEqual({ phase: 'anonymous', reason: 'none' });
  });

  it('does not reload the page under somebody who signed in meanwhile', async () => {
    const { store, reloads } = signedIn();
    await wait(0);
    store.dispatch(sessionEnded('ended'));
    await wait(100);
    store.dispatch(sessionStarted(SESSION));
    await wait(1_000);
    expect(reloads()).toBe(0);
  });
});

describe('a session that the browser remembers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('says nothing of who signed on again before the server answered', async () => {
    localStorage.setItem('plomada.session', JSON.stringify(SESSION));
    let answer: (body: object) => void = () => undefined;
    const held = new Promise<object>((resolve) => (answer = resolve));
    serve({ 'GET /api/session': async () => ({ body: await held }) });
    const { store, session } = page();
    const user = { ...SESSION.user, id: 'u-luis', firstName: 'Luis' };
    store.dispatch(sessionStarted({ ...SESSION, token: 'token-2', user }));
    answer({ ...SESSION, sessionId: 's1' });
    await wait(0);
    expect(session()).toMatchObject({ token: 'token-2', user });
  });
});

describe('a session that the server refuses', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
    sessionStorage.clear();
  });

  const OVER = { status: 401, body: { kind: 'unauthenticated', code: 'TOKEN_INVALID' } };
  const SAY = 'POST /api/session/idle';
  /** A page that begins with a session that the server refuses, until it has heard what it says to `said`. */
  async function refused(said: { status?: number; body: unknown }) {
    localStorage.setItem('plomada.session', JSON.stringify(SESSION));
    const asked = serve({ 'GET /api/session': () => OVER, [SAY]: () => said });
    const { session } = page();
    await wait(0);
    return {
      phase: session().phase,
      asked: asked.filter(({ call }) => call === SAY).map(({ body }) => body),
    };
  }
  function cameBackWithoutNetwork() {
    noteReportedIdle();
    noteActive();
    jest.advanceTimersByTime(60_000);
  }

  it('is over', async () => {
    expect(await refused({ body: {} })).toEqual({ phase: 'anonymous', asked: [] });
  });

  it('is over for a person who went', async () => {
    noteReportedIdle();
    expect(await refused({ body: {} })).toEqual({ phase: 'anonymous', asked: [] });
  });

  it('goes on when the server only had not heard that the person was back', async () => {
    cameBackWithoutNetwork();
    expect(await refused({ body: {} })).toEqual({
      phase: 'active',
      asked: [{ idle: false, milliseconds: 60_000 }],
    });
  });

  it('is over when they were back too late', async () => {
    cameBackWithoutNetwork();
    expect(await refused(OVER)).toMatchObject({ phase: 'anonymous' });
  });

  it('is not over while the server cannot say', async () => {
    cameBackWithoutNetwork();
    expect(await refused({ status: 503, body: {} })).toMatchObject({ phase: 'active' });
    expect(unreportedReturn()).not.toBeNull();
  });
});
