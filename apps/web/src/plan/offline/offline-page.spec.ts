import { selectNewestMessage } from '../../base/messages/messages-slice';
import { readCached } from '../../base/offline-cache/cache-store';
import { browserDatabase, records } from '../../testing/browser-database';
import {
  ACTOR,
  entryOf,
  FULL,
  fullProject,
  OK,
  planPage,
  relayed,
  renamedByLuis,
  SEQ,
  SINCE,
  WHEN,
} from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { loadStored } from './pending-store';
import { selectOpenProject } from '../state/plan-selectors';

let mockSocket: ServerSocket;
jest.mock('socket.io-client', () => ({ io: () => mockSocket }));
jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/browser-database'));

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const UNREACHABLE = { [FULL]: () => ({ status: 503, body: {} }) };

let page: ReturnType<typeof planPage>;
const textOf = (id: string) => page.ready().sync.visible.tasks.get(id)!.text;

/** The same browser with another page in it. */
function nextPage(...answers: Parameters<typeof planPage>[1][]) {
  page.running.cancel();
  mockSocket = new ServerSocket();
  page = planPage(mockSocket, Object.assign({}, ...answers) as never);
}

beforeEach(() => {
  jest.useFakeTimers();
  records.clear();
  mockSocket = new ServerSocket();
});
afterEach(() => {
  page.running.cancel();
  browserDatabase.full = false;
  jest.useRealTimers();
});

describe('a page loaded without a network', () => {
  it('opens the plan as it was last seen, with the unsent work on it, and sends that once it can', async () => {
    page = planPage(mockSocket);
    await page.open();
    page.rename('Uno');
    page.rename('Dos');
    await wait(0);
    nextPage(UNREACHABLE);
    await page.open();
    expect(page.ready()).toMatchObject({ actor: ACTOR, sync: { seq: SEQ } });
    expect(page.ready().sync.pending).toHaveLength(2);
    expect(textOf('t1')).toBe('Dos');
    page.rename('Tres');
    let seq = SEQ;
    mockSocket.answers['doAction'] = () => OK((seq += 1));
    mockSocket.opens();
    await wait(1);
    const sent = mockSocket.messages('doAction') as { action: { payload: { text: string } } }[];
    expect(sent.map(({ action }) => action.payload.text)).toEqual(['Uno', 'Dos', 'Tres']);
  });

  it('holds an own action that was confirmed before, even when the page ended at that moment', async () => {
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    await wait(1);
    mockSocket.says('doAction', relayed(entryOf(page)));
    await wait(1);
    nextPage(UNREACHABLE);
    await page.open();
    expect(page.ready().sync).toMatchObject({ seq: SEQ + 1, pending: [] });
    expect(textOf('t1')).toBe('Uno');
  });

  it('holds what others did up to five seconds before', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.says('doAction', relayed(renamedByLuis(SEQ + 1, 'Excavar', 'A mano')));
    await wait(1);
    expect((await readCached('plan', ACTOR.userId, 'p1'))!.seq).toBe(SEQ);
    await wait(5_000);
    expect((await readCached('plan', ACTOR.userId, 'p1'))!.seq).toBe(SEQ + 1);
  });

  it('takes in what the log has beyond the copy as soon as there is a connection', async () => {
    page = planPage(mockSocket);
    await page.open();
    nextPage(UNREACHABLE, {
      [SINCE(SEQ)]: () => ({
        body: { entries: [renamedByLuis(SEQ + 1, 'Excavar', 'A mano')], more: false, at: WHEN },
      }),
    });
    await page.open();
    mockSocket.opens();
    await wait(1);
    expect(textOf('t1')).toBe('A mano');
  });

  it('starts again when the copy is too old for the log, with the unsent work on top', async () => {
    page = planPage(mockSocket);
    await page.open();
    page.rename('Mío');
    await wait(0);
    const answers = [{ status: 503, body: {} }, { body: { ...fullProject(), seq: SEQ + 3_000 } }];
    nextPage({
      [FULL]: () => answers.shift()!,
      [SINCE(SEQ)]: () => ({
        body: { entries: [renamedByLuis(SEQ + 1, 'Excavar', 'A mano')], more: true, at: WHEN },
      }),
    });
    await page.open();
    mockSocket.opens();
    await wait(1);
    expect(page.ready().sync.seq).toBe(SEQ + 3_000);
    expect(textOf('t1')).toBe('Mío');
    expect(page.asked.filter(({ call }) => call.includes('/since/'))).toHaveLength(1);
  });

  it('says that it cannot open a plan that was never seen here', async () => {
    page = planPage(mockSocket, UNREACHABLE);
    await page.open();
    expect(selectOpenProject(page.store.getState() as never)).toMatchObject({
      phase: 'failed',
      failure: { kind: 'unavailable' },
    });
  });

  it('does not open the copy of a plan that the server refuses', async () => {
    page = planPage(mockSocket);
    await page.open();
    nextPage({ [FULL]: () => ({ status: 403, body: { kind: 'forbidden', code: 'FORBIDDEN' } }) });
    await page.open();
    expect(selectOpenProject(page.store.getState() as never).phase).toBe('failed');
  });
});

describe('two tabs of one person', () => {
  it('keep the unsent work of both, and each takes away only its own', async () => {
    const socketHere = mockSocket;
    page = planPage(mockSocket);
    await page.joined();
    const here = page;
    mockSocket = new ServerSocket();
    page = planPage(mockSocket);
    await page.open();
    socketHere.cut('transport close');
    here.rename('Aquí');
    await wait(1);
    page.rename('Allá');
    await wait(1);
    const texts = async () =>
      (await loadStored('pending', ACTOR.userId, 'p1')).map(
        ({ action }) => (action.payload as { text: string }).text,
      );
    expect(await texts()).toEqual(['Aquí', 'Allá']);
    socketHere.answers['doAction'] = () => OK(SEQ + 1);
    socketHere.opens();
    await wait(1);
    socketHere.says('doAction', relayed(entryOf(here)));
    await wait(1);
    expect(await texts()).toEqual(['Allá']);
    here.running.cancel();
  });
});

describe('a browser that keeps nothing', () => {
  it('says so, is reported, and works on', async () => {
    const reports = jest.spyOn(console, 'error').mockImplementation();
    page = planPage(mockSocket);
    await page.joined();
    browserDatabase.full = true;
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    page.rename('Uno');
    await wait(1);
    expect(selectNewestMessage(page.store.getState())).toMatchObject({
      severity: 'error',
      key: 'sync:notKept',
    });
    expect(reports).toHaveBeenCalled();
    expect(mockSocket.messages('doAction')).toHaveLength(1);
    mockSocket.says('doAction', relayed(entryOf(page)));
    await wait(1);
    expect(page.ready().sync.seq).toBe(SEQ + 1);
    reports.mockRestore();
  });
});

it('opens the server’s plan when there is one, and not the copy', async () => {
  page = planPage(mockSocket);
  await page.open();
  nextPage({ [FULL]: () => ({ body: { ...fullProject(), seq: SEQ + 5 } }) });
  await page.open();
  expect(page.ready().sync.seq).toBe(SEQ + 5);
});
