import { browserDatabase, records } from '../../testing/browser-database';
import { ACTOR, entryOf, planPage, REFUSAL, relayed, renamedByLuis, SEQ } from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { loadStored } from './pending-store';

let mockSocket: ServerSocket;
jest.mock('socket.io-client', () => ({ io: () => mockSocket }));
jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/browser-database'));

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let page: ReturnType<typeof planPage>;

beforeEach(() => {
  jest.useFakeTimers();
  records.clear();
  mockSocket = new ServerSocket();
});
afterEach(() => {
  page.running.cancel();
  jest.useRealTimers();
});

describe('work made while the browser is writing the copy of a large plan', () => {
  const keptNow = () => loadStored('pending', ACTOR.userId, 'p1');
  let written: () => void;

  beforeEach(async () => {
    page = planPage(mockSocket);
    await page.joined();
    browserDatabase.busy = new Promise((done) => (written = done));
    mockSocket.says('doAction', relayed(renamedByLuis(SEQ + 1, 'Excavar', 'A mano')));
    await wait(5_000);
  });
  const copyDone = () => {
    written();
    browserDatabase.busy = null;
  };

  it('is kept at once, so that nothing is lost when the session ends just then', async () => {
    mockSocket.answers['doAction'] = () => REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    page.rename('Uno');
    await wait(0);
    expect(page.store.getState().session.phase).toBe('anonymous');
    copyDone();
    expect(await keptNow()).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });

  it('is kept no longer than it is unsent', async () => {
    page.rename('Uno');
    const own = entryOf(page, 0, SEQ + 2);
    await wait(0);
    expect(await keptNow()).toHaveLength(1);
    mockSocket.says('doAction', relayed(own));
    await wait(0);
    expect(page.ready().sync.pending).toEqual([]);
    copyDone();
    await wait(5_000);
    expect(await keptNow()).toEqual([]);
  });
});
