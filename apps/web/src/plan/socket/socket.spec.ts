import { records } from '../../testing/browser-database';
import { keptList, planPage, REFUSAL } from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { noteActive, noteReportedIdle } from '../../features/idle/activity';
import { planActions } from '../state/plan-actions';
import { selectSocketRefused, selectSocketStatus } from './socket-slice';

let mockSocket: ServerSocket;
jest.mock('socket.io-client', () => ({ io: () => mockSocket }));
jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/browser-database'));

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

let page: ReturnType<typeof planPage>;
const socketStatus = () => selectSocketStatus(page.store.getState());

beforeEach(() => {
  jest.useFakeTimers();
  records.clear();
  mockSocket = new ServerSocket();
});
afterEach(() => {
  page.running.cancel();
  jest.useRealTimers();
});

describe('the socket', () => {
  it('is asked for again two seconds after the server hung up', async () => {
    page = planPage(mockSocket);
    await page.joined();
    expect(page.ready().joined).toBe(true);
    mockSocket.cut('io server disconnect');
    expect(socketStatus()).toBe('reconnecting');
    expect(page.ready().joined).toBe(false);
    await wait(1_999);
    expect(mockSocket.connects).toBe(0);
    await wait(1);
    expect(mockSocket.connects).toBe(1);
    mockSocket.opens();
    await wait(0);
    expect(socketStatus()).toBe('connected');
    expect(page.ready().joined).toBe(true);
  });

  it('leaves trying again to its library when the line was cut', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.cut('transport close');
    await wait(10_000);
    expect(mockSocket.connects).toBe(0);
    mockSocket.says('connect_error');
    expect(socketStatus()).toBe('disconnected');
  });

  it('asks again when the server does not say in time who this is', async () => {
    page = planPage(mockSocket);
    delete mockSocket.answers['JoinIndependentUser'];
    mockSocket.opens();
    await wait(25_000);
    expect(mockSocket.connects).toBe(1);
  });

  it('asks again after two seconds when the server cannot look the session up just now', async () => {
    mockSocket.answers['JoinIndependentUser'] = () =>
      REFUSAL({ kind: 'unavailable', code: 'SERVICE_TIMEOUT' });
    page = planPage(mockSocket);
    mockSocket.opens();
    await wait(1_999);
    expect(mockSocket.connects).toBe(0);
    await wait(1);
    expect(mockSocket.connects).toBe(1);
    expect(selectSocketRefused(page.store.getState())).toBe(false);
  });

  it('says so when the server does not take the session, and no more once it does', async () => {
    mockSocket.answers['JoinIndependentUser'] = () => REFUSAL({ kind: 'forbidden', code: 'FORBIDDEN' });
    page = planPage(mockSocket);
    mockSocket.opens();
    await wait(0);
    expect(selectSocketRefused(page.store.getState())).toBe(true);
    mockSocket.answers['JoinIndependentUser'] = () => ({ status: 200 });
    mockSocket.opens();
    await wait(0);
    expect(selectSocketRefused(page.store.getState())).toBe(false);
  });

  it('tells first that the person came back without a network, and says who it is when the server has heard', async () => {
    const SAY = 'POST /api/session/idle';
    let answer: { status?: number; body: object } = { status: 503, body: {} };
    let heard = false;
    mockSocket.answers['JoinIndependentUser'] = () =>
      heard ? { status: 200 } : REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    page = planPage(mockSocket, {
      [SAY]: () => {
        heard = !answer.status;
        return answer;
      },
    });
    noteReportedIdle();
    noteActive();
    mockSocket.opens();
    await wait(0);
    expect(mockSocket.messages('JoinIndependentUser')).toEqual([]);
    answer = { body: {} };
    await wait(2_000);
    mockSocket.opens();
    await wait(0);
    expect(socketStatus()).toBe('connected');
    expect(page.store.getState().session.phase).toBe('active');
    expect(page.asked.filter(({ call }) => call === SAY).map(({ body }) => body)).toEqual([
      { idle: false, milliseconds: 0 },
      { idle: false, milliseconds: 2_000 },
    ]);
  });

  it('ends the session that the server does not know any more', async () => {
    mockSocket.answers['JoinIndependentUser'] = () =>
      REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    page = planPage(mockSocket);
    mockSocket.opens();
    await wait(0);
    expect(page.store.getState().session).toEqual({ phase: 'anonymous', reason: 'ended' });
  });
});

describe('a session that the server does not know any more', () => {
  const unknown = () => REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
  const session = () => page.store.getState().session;

  it('ends when the project is joined again, and its unsent work waits for the next one', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.cut('transport close');
    page.rename('Uno');
    mockSocket.answers['joinProject'] = unknown;
    mockSocket.opens();
    await wait(0);
    expect(session()).toEqual({ phase: 'anonymous', reason: 'ended' });
    expect(mockSocket.messages('doAction')).toEqual([]);
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });

  it.each([
    ['a close is announced', planActions.announce({ id: 'c1', announcement: 'CLOSE_TERM_START' })],
    [
      'the server is asked for a rollback',
      planActions.ask({ id: 'r1', action: { type: 'DO_ROLLBACK', payload: { snapshotId: 's1' } } }),
    ],
  ])('ends when %s', async (_, wish) => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.answers['doAction'] = unknown;
    page.store.dispatch(wish);
    await wait(0);
    expect(session()).toEqual({ phase: 'anonymous', reason: 'ended' });
  });
});
