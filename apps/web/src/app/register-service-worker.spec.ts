import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = readFileSync(join(__dirname, '../../shell-worker/shell-worker.js'), 'utf8');
const ORIGIN = 'https://plomada.example';
const FILES = ['/index.html', '/assets/index-1.js', '/favicon.svg'];

type Respond = (event: object) => void;
interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly mode?: string;
}

/** The browser around the worker: its caches by name, and a network that the test answers for. */
function browser() {
  const caches = new Map<string, Map<string, string>>();
  const network = { answers: async (path: string): Promise<string | number> => `${path} of the server` };
  const fetched: string[] = [];
  const pathOf = (asked: Asked | string) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).pathname;
  const response = (body: string | number) =>
    typeof body === 'number' ? { status: body, body: '' } : { status: 200, body };
  const fetch = async (asked: Asked | string) => {
    fetched.push(pathOf(asked));
    return response(await network.answers(pathOf(asked)));
  };
  const opened = (name: string) => {
    const files = caches.get(name) ?? new Map<string, string>();
    caches.set(name, files);
    return {
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) files.set(path, (await fetch(path)).body);
      },
      match: async (asked: Asked | string) => {
        const body = files.get(pathOf(asked));
        return body === undefined ? undefined : response(body);
      },
    };
  };
  const storage = {
    open: async (name: string) => opened(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (asked: Asked) => {
      for (const name of caches.keys()) {
        const found = await opened(name).match(asked);
        if (found) return found;
      }
      return undefined;
    },
  };
  /** Installs and activates a version of the worker; answers how it responds to what a page asks for. */
  async function installed(VERSION: string) {
    const on: Record<string, Respond> = {};
    const self = {
      addEventListener: (event: string, respond: Respond) => (on[event] = respond),
      skipWaiting: async () => undefined,
      clients: { claim: async () => undefined },
      location: { origin: ORIGIN },
    };
    new Function('self', 'caches', 'fetch', 'FILES', 'VERSION', SOURCE)(self, storage, fetch, FILES, VERSION);
    for (const event of ['install', 'activate']) {
      await new Promise<void>((done, failed) =>
        on[event]!({ waitUntil: (work: Promise<void>) => work.then(done, failed) }),
      );
    }
    /** Null when the worker leaves it to the browser. */
    return async (path: string, given: Partial<Asked> = {}) => {
      let answer: Promise<{ status: number; body: string }> | null = null;
      const request = { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'cors', ...given };
      on['fetch']!({ request, respondWith: (work: typeof answer) => (answer = work) });
      return answer;
    };
  }
  return { caches, network, fetched, installed };
}

const PAGE = { mode: 'navigate' };
const noNetwork = () => Promise.reject(new TypeError('offline'));

describe('the worker that keeps the application', () => {
  it('gives the server’s page while there is one, and the kept one without a network', async () => {
    const { network, installed } = browser();
    const asks = await installed('v1');
    network.answers = async () => 'a newer page';
    expect(await asks('/gantt?project=p1', PAGE)).toMatchObject({ body: 'a newer page' });
    network.answers = noNetwork;
    expect(await asks('/gantt?project=p1', PAGE)).toMatchObject({ body: '/index.html of the server' });
  });

  it('gives the kept page for a server that fails', async () => {
    const { network, installed } = browser();
    const asks = await installed('v1');
    network.answers = async () => 503;
    expect(await asks('/', PAGE)).toMatchObject({ status: 200, body: '/index.html of the server' });
    network.answers = async () => 404;
    expect(await asks('/', PAGE)).toMatchObject({ status: 404 });
  });

  it('gives the kept page after four seconds of a network that does not deliver', async () => {
    jest.useFakeTimers();
    const { network, installed } = browser();
    const asks = await installed('v1');
    network.answers = () => new Promise(() => undefined);
    let shown: unknown = null;
    void asks('/', PAGE).then((answer) => (shown = answer));
    await jest.advanceTimersByTimeAsync(3_999);
    expect(shown).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(shown).toMatchObject({ body: '/index.html of the server' });
    jest.useRealTimers();
  });

  it('gives kept files without asking, and asks for those of another version', async () => {
    const { fetched, installed } = browser();
    const asks = await installed('v1');
    const before = fetched.length;
    expect(await asks('/assets/index-1.js')).toMatchObject({ body: '/assets/index-1.js of the server' });
    expect(fetched).toHaveLength(before);
    expect(await asks('/assets/index-2.js')).toMatchObject({ body: '/assets/index-2.js of the server' });
  });

  it.each([
    ['/api/project/p1/plan', {}],
    ['/api', PAGE],
    ['/socket.io/?transport=polling', {}],
    ['/assets/index-1.js', { method: 'POST' }],
    ['https://elsewhere.example/assets/index-1.js', {}],
  ])('leaves %s to the browser', async (path, given) => {
    const asks = await browser().installed('v1');
    expect(await asks(path, given)).toBeNull();
  });

  it('keeps the version before for pages of it that are open, and none older', async () => {
    const { caches, installed } = browser();
    for (const version of ['v1', 'v2', 'v3']) await installed(version);
    expect([...caches.keys()]).toEqual(['plomada.shell.v2', 'plomada.shell.v3']);
  });
});
