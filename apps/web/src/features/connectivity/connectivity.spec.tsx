import { act, screen, within } from '@testing-library/react';
import { ConnectionStatus } from '../../app/shell/connection-status';
import { OfflineBanner } from '../../app/shell/offline-banner';
import { sessionEnded } from '../../base/session/session-slice';
import { socketActions } from '../../plan/socket/socket-slice';
import { type Answers, serve } from '../../testing/server';
import { show } from '../../testing/show';
import { startTestTranslations } from '../../testing/translations';
import { connectivitySaga } from './connectivity-saga';

const ADDRESS = 'https://red.example.org/up';
const SETTINGS = 'GET /api/connectivity/settings';
const SET = { [SETTINGS]: () => ({ body: { address: ADDRESS } }) };
const { connected, disconnected, reconnecting } = socketActions;

/** How the other site behaves; what was asked there, and what of it was called off. */
interface OtherSite {
  answers: 'yes' | 'no' | 'never' | 'not allowed';
  readonly asked: RequestInit[];
  readonly calledOff: () => number;
}

function otherSite(answers: Answers): OtherSite {
  serve(answers);
  const ours = globalThis.fetch;
  const site: OtherSite = {
    answers: 'yes',
    asked: [],
    calledOff: () => site.asked.filter(({ signal }) => signal?.aborted).length,
  };
  globalThis.fetch = async (input, init = {}) => {
    if (String(input) !== ADDRESS) return ours(input, init);
    site.asked.push(init);
    if (site.answers === 'yes') return Response.error();
    if (site.answers === 'not allowed') {
      const told = new Event('securitypolicyviolation');
      document.dispatchEvent(Object.assign(told, { blockedURI: ADDRESS }));
    }
    if (site.answers !== 'never') throw new TypeError('Failed to fetch');
    return new Promise((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  };
  return site;
}

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let leave = () => {};

/** The screen of somebody whose connection was there once. */
async function connectedPage(answers: Answers = SET) {
  const site = otherSite(answers);
  const shown = (
    <>
      <ConnectionStatus />
      <OfflineBanner />
    </>
  );
  const { store } = show(shown, { saga: connectivitySaga });
  leave = () => act(() => void store.dispatch(sessionEnded('ended')));
  const hears = async (action: Parameters<typeof store.dispatch>[0]) => {
    act(() => void store.dispatch(action));
    await passes(0);
  };
  await hears(connected('s1'));
  return { site, hears };
}

async function deviceSays(event: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
  await passes(0);
}

async function pageIs(state: 'hidden' | 'visible') {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await passes(0);
}

const statusSays = (words: string) =>
  expect(within(screen.getByRole('status')).getByText(words)).toBeInTheDocument();

beforeAll(() => startTestTranslations());
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  leave();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a connection that is lost', () => {
  it('is told as the product that does not answer, where the other site does', async () => {
    const { hears } = await connectedPage();
    await hears(disconnected());
    statusSays('Plomada no responde');
    expect(screen.getByText(/^Hay internet, pero Plomada no responde/)).toBeVisible();
    await hears(connected('s2'));
    statusSays('Conectado');
    expect(screen.queryByText(/Plomada no responde/)).toBeNull();
  });

  it('is told as no internet where the other site does not answer, or not in time', async () => {
    const { site, hears } = await connectedPage();
    site.answers = 'no';
    await hears(disconnected());
    statusSays('Sin conexión a internet');
    expect(screen.getByText(/^Sin conexión a internet\. Tus acciones se enviarán/)).toBeVisible();
    await hears(connected('s2'));
    site.answers = 'never';
    await hears(disconnected());
    await passes(4_999);
    statusSays('Sin conexión');
    await passes(1);
    statusSays('Sin conexión a internet');
    expect(site.calledOff()).toBe(site.asked.length);
  });

  it('is told as before where this page may not ask the other site', async () => {
    const { site, hears } = await connectedPage();
    site.answers = 'not allowed';
    await hears(disconnected());
    statusSays('Sin conexión');
    expect(site.asked).toHaveLength(1);
  });

  it('is told as before, and nobody is asked, where the operator has set no address', async () => {
    const { site, hears } = await connectedPage({ [SETTINGS]: () => ({ body: { address: null } }) });
    await hears(disconnected());
    await passes(10_000);
    statusSays('Sin conexión');
    expect(site.asked).toEqual([]);
  });

  it('is heard once, in the region that is there, and again only when something else is missing', async () => {
    const { site, hears } = await connectedPage();
    await hears(disconnected());
    const region = screen.getByRole('status');
    const changes = jest.fn();
    const observer = new MutationObserver(changes);
    observer.observe(region, { subtree: true, childList: true, characterData: true });
    for (let tries = 0; tries < 3; tries += 1) {
      await passes(2_000);
      await hears(disconnected());
    }
    expect(changes).not.toHaveBeenCalled();
    site.answers = 'no';
    await passes(2_000);
    statusSays('Sin conexión a internet');
    expect(screen.getByRole('status')).toBe(region);
    expect(changes).toHaveBeenCalledTimes(1);
    observer.disconnect();
  });
});

describe('the other site', () => {
  it('is asked every two seconds while the connection is lost, and learns nothing of who asks', async () => {
    const { site, hears } = await connectedPage();
    await passes(60_000);
    await hears(reconnecting());
    await passes(60_000);
    expect(site.asked).toEqual([]);
    await hears(disconnected());
    await passes(1_999);
    await hears(disconnected());
    expect(site.asked).toHaveLength(1);
    await passes(4_001);
    expect(site.asked).toHaveLength(4);
    for (const init of site.asked) {
      expect(init).toEqual({
        mode: 'no-cors',
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        signal: expect.any(AbortSignal),
      });
    }
    await hears(connected('s2'));
    await passes(60_000);
    expect(site.asked).toHaveLength(4);
  });

  it('has at most one question to answer, which is called off when the connection is back', async () => {
    const { site, hears } = await connectedPage();
    site.answers = 'never';
    await hears(disconnected());
    await passes(4_000);
    await hears(disconnected());
    expect([site.asked.length, site.calledOff()]).toEqual([1, 0]);
    await hears(connected('s2'));
    expect([site.asked.length, site.calledOff()]).toEqual([1, 1]);
  });

  it('is not asked while nobody looks at the page', async () => {
    const { site, hears } = await connectedPage();
    site.answers = 'never';
    await hears(disconnected());
    await pageIs('hidden');
    expect(site.calledOff()).toBe(1);
    await passes(60_000);
    expect(site.asked).toHaveLength(1);
    site.answers = 'yes';
    await pageIs('visible');
    expect(site.asked).toHaveLength(2);
    statusSays('Plomada no responde');
  });

  it('is not asked by a device that knows that it has no network, which says so at once', async () => {
    const { site, hears } = await connectedPage();
    await deviceSays('offline');
    statusSays('Sin conexión a internet');
    await hears(disconnected());
    await passes(60_000);
    expect(site.asked).toEqual([]);
    await deviceSays('online');
    statusSays('Plomada no responde');
    expect(site.asked).toHaveLength(1);
  });

  it('is known from the first connection on that tells it', async () => {
    let isUp = false;
    const { site, hears } = await connectedPage({
      [SETTINGS]: () => (isUp ? { body: { address: ADDRESS } } : { status: 503, body: {} }),
    });
    await hears(disconnected());
    statusSays('Sin conexión');
    isUp = true;
    await hears(connected('s2'));
    await hears(disconnected());
    statusSays('Plomada no responde');
    expect(site.asked).toHaveLength(1);
  });
});
