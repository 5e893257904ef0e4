import { selectNewestMessage } from '../../base/messages/messages-slice';
import { readCached } from '../../base/offline-cache/cache-store';
import { records } from '../../testing/browser-database';
import { ACTOR, FULL, keptList, planPage, REFUSAL, SEQ, sentTexts } from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { planActions } from '../state/plan-actions';

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

describe('joining the project', () => {
  const joins = () => mockSocket.messages('joinProject').length;

  it('goes on when what is open already is wished for again', async () => {
    page = planPage(mockSocket);
    mockSocket.answers['joinProject'] = () =>
      new Promise((answer) => {
        // eslint-disable-next-line no-restricted-syntax -- The server's time, by a clock that the spec turns.
        setTimeout(() => answer({ status: 'OK', activeUsers: [], seq: SEQ }), 3_000);
      });
    await page.joined();
    await page.open();
    await wait(3_000);
    expect(page.ready().joined).toBe(true);
    expect(joins()).toBe(1);
  });

  it('loads a project once, however often it is wished for', async () => {
    page = planPage(mockSocket);
    mockSocket.opens();
    page.store.dispatch(planActions.open({ projectId: 'p1' }));
    await page.open();
    expect(page.asked.filter(({ call }) => call === FULL)).toHaveLength(1);
    expect(page.ready().joined).toBe(true);
  });

  it('is tried again when the answer does not come, while the connection stands', async () => {
    page = planPage(mockSocket);
    delete mockSocket.answers['joinProject'];
    await page.joined();
    page.rename('Uno');
    await wait(24_999);
    expect(joins()).toBe(1);
    mockSocket.answers['joinProject'] = () => ({ status: 'OK', activeUsers: [], seq: SEQ });
    await wait(1);
    expect(page.ready().joined).toBe(true);
    expect(sentTexts(mockSocket)).toEqual(['Uno']);
  });

  it('is tried again after two seconds when the server cannot just now, and the plan stays on the screen', async () => {
    page = planPage(mockSocket);
    mockSocket.answers['joinProject'] = () => REFUSAL({ kind: 'unavailable', code: 'SERVICE_TIMEOUT' });
    await page.joined();
    await wait(1_999);
    expect(joins()).toBe(1);
    expect(page.ready().joined).toBe(false);
    mockSocket.answers['joinProject'] = () => ({ status: 'OK', activeUsers: [], seq: SEQ });
    await wait(1);
    expect(page.ready().joined).toBe(true);
  });

  it('waits for the next connection when the line is cut meanwhile', async () => {
    page = planPage(mockSocket);
    delete mockSocket.answers['joinProject'];
    await page.joined();
    mockSocket.cut('transport close');
    await wait(60_000);
    expect(joins()).toBe(1);
  });
});

describe('what the person is on the project', () => {
  const join = (roles: readonly string[]) => ({ status: 'OK', activeUsers: [], seq: SEQ, roles });
  const shownOut = () => mockSocket.says('userLeft', { project: 'p1', userId: ACTOR.userId });
  const told = () => selectNewestMessage(page.store.getState());

  it('is learnt again when it changes: the screens go by it, and unsent work is sent as that', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.answers['joinProject'] = () => join(['projectViewer']);
    shownOut();
    page.rename('Uno');
    await wait(0);
    expect(page.ready()).toMatchObject({ joined: true, actor: { roles: ['projectViewer'] } });
    expect(told()?.key).toBe('sync:rolesChanged');
    expect(sentTexts(mockSocket)).toEqual(['Uno']);
  });

  it('is nothing new when the person was only missed for a while', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.answers['joinProject'] = () => join(ACTOR.roles);
    shownOut();
    await wait(0);
    expect(page.ready().joined).toBe(true);
    expect(told()).toBeNull();
  });

  it('is nothing when they were removed: they are told, and what was unsent stays in the browser', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.cut('transport close');
    page.rename('Uno');
    mockSocket.answers['joinProject'] = () => REFUSAL({ kind: 'notFound', code: 'NOT_FOUND' });
    mockSocket.opens();
    await wait(0);
    expect(page.store.getState().plan.open).toMatchObject({ phase: 'failed', failure: { kind: 'notFound' } });
    expect(page.store.getState().socket.activeUsers).toEqual([]);
    expect(told()).toMatchObject({
      key: 'sync:excludedUnsent',
      params: { name: 'Obra', count: 1 },
    });
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
    expect(mockSocket.messages('doAction')).toEqual([]);
    expect(await readCached('plan', ACTOR.userId, 'p1')).toBeNull();
  });
});
