import { makeStore } from '../../app/store';
import { SESSION } from '../../testing/examples';
import { serve } from '../../testing/server';
import { readSession } from './read-session';
import { keptSession } from './stored-session';
import { sessionEnded, sessionStarted, signOffRequested } from './session-slice';

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A page of the browser: what it reads at its start and how often it asks to be loaded anew. */
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

  it('loads the page anew 200 ms later, with nothing of the person kept', async () => {
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

  it('loads the page anew as well when it ended by itself, and the next page says so once', async () => {
    const { store, reloads } = signedIn();
    await wait(0);
    store.dispatch(sessionEnded('ended'));
    await wait(200);
    expect(reloads()).toBe(1);
    expect(page().session()).toEqual({ phase: 'anonymous', reason: 'ended' });
    expect(page().session()).toEqual({ phase: 'anonymous', reason: 'none' });
  });

  it('does not load the page anew under somebody who signed in meanwhile', async () => {
    const { store, reloads } = signedIn();
    await wait(0);
    store.dispatch(sessionEnded('ended'));
    await wait(100);
    store.dispatch(sessionStarted(SESSION));
    await wait(1_000);
    expect(reloads()).toBe(0);
  });
});
