import { records } from '../../testing/browser-database';
import { entryOf, keptList, OK, planPage, REFUSAL, relayed, SEQ, sentTexts } from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { planActions, planEvents } from '../state/plan-actions';

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

describe('sending own actions', () => {
  it('tells of an action whose answer was lost, but whose entry came', async () => {
    page = planPage(mockSocket);
    await page.joined();
    const told: unknown[] = [];
    page.listen((event) => planEvents.accepted.match(event) && told.push(event.payload));
    page.rename('Uno');
    const { id } = page.ready().sync.pending[0]!;
    mockSocket.says('doAction', relayed(entryOf(page)));
    await wait(60_000);
    expect(sentTexts(mockSocket)).toEqual(['Uno']);
    expect(told).toEqual([{ id }]);
  });

  it('goes one at a time and in order', async () => {
    let seq = SEQ;
    mockSocket.answers['doAction'] = () => OK((seq += 1));
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    page.rename('Dos');
    expect(sentTexts(mockSocket)).toEqual(['Uno']);
    await wait(1);
    expect(sentTexts(mockSocket)).toEqual(['Uno', 'Dos']);
    expect(page.ready().sync.pending.map(({ stage }) => stage)).toEqual([
      { name: 'answered', seq: SEQ + 1 },
      { name: 'answered', seq: SEQ + 2 },
    ]);
    mockSocket.says('doAction', relayed(entryOf(page, 0)));
    mockSocket.says('doAction', relayed(entryOf(page, 0, SEQ + 2)));
    expect(page.ready().sync).toMatchObject({ seq: SEQ + 2, pending: [] });
    expect(page.ready().sync.visible.tasks.get('t1')!.text).toBe('Dos');
  });

  it('sends the same action again after a time-out, and after two seconds', async () => {
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    await wait(25_000);
    expect(page.ready().sync.pending).toMatchObject([{ stage: { name: 'waiting' } }]);
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    await wait(1_999);
    expect(mockSocket.messages('doAction')).toHaveLength(1);
    await wait(1);
    const [first, again] = mockSocket.messages('doAction') as { id: string }[];
    expect(again).toEqual(first);
    expect(page.ready().sync.pending).toMatchObject([{ stage: { name: 'answered' } }]);
  });

  it('sends again after two seconds what is refused as a flood, and hands nothing back', async () => {
    mockSocket.answers['doAction'] = () =>
      REFUSAL({ kind: 'tooMany', code: 'TOO_MANY_REQUESTS', params: { seconds: 1 } });
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    page.rename('Dos');
    await wait(20_000);
    expect(new Set(sentTexts(mockSocket))).toEqual(new Set(['Uno']));
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    await wait(2_001);
    expect(sentTexts(mockSocket).slice(-2)).toEqual(['Uno', 'Dos']);
    expect(page.ready().sync.rejectedActions).toEqual([]);
  });

  it('hands a refused action back and goes on with the next', async () => {
    const answers = [REFUSAL({ kind: 'invalid', code: 'TASK_UNKNOWN' }), OK(SEQ + 1)];
    mockSocket.answers['doAction'] = () => answers.shift();
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    page.rename('Dos');
    await wait(0);
    const { rejectedActions, pending } = page.ready().sync;
    expect(rejectedActions).toMatchObject([
      { pending: { action: { payload: { text: 'Uno' } } }, failure: { code: 'TASK_UNKNOWN' } },
    ]);
    expect(pending).toMatchObject([{ stage: { name: 'answered', seq: SEQ + 1 } }]);
    expect(await keptList('setbacks')).toEqual(rejectedActions);
  });

  it('waits for the next session when this one is over, and loses nothing', async () => {
    mockSocket.answers['doAction'] = () => REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    await wait(0);
    expect(page.store.getState().session.phase).toBe('anonymous');
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });
});

describe('a bad action', () => {
  let reports: jest.SpyInstance;
  beforeEach(() => (reports = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => reports.mockRestore());

  async function stopped() {
    mockSocket.answers['doAction'] = ({ action }: { action: { payload: { text: string } } }) =>
      action.payload.text === 'Mala' ? REFUSAL({ kind: 'internal', code: 'INTERNAL' }) : OK(SEQ + 1);
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Mala');
    page.rename('Buena');
    await wait(4 * 2_000);
  }

  it('stops the sending after five tries, is reported and holds what comes after it', async () => {
    await stopped();
    expect(sentTexts(mockSocket)).toEqual(Array(5).fill('Mala'));
    expect(page.ready().stopped).toMatchObject({ failure: { code: 'INTERNAL' } });
    expect(reports).toHaveBeenCalledTimes(1);
    await wait(60_000);
    expect(mockSocket.messages('doAction')).toHaveLength(5);
    expect(page.ready().sync.pending).toHaveLength(2);
  });

  it('is tried again when the person wants it', async () => {
    await stopped();
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    page.store.dispatch(planActions.resume('again'));
    await wait(1);
    expect(sentTexts(mockSocket).slice(5)).toEqual(['Mala', 'Buena']);
    expect(page.ready().stopped).toBeNull();
  });

  it('is put aside with what did not go through, and the rest goes on', async () => {
    await stopped();
    page.store.dispatch(planActions.resume('aside'));
    await wait(0);
    expect(sentTexts(mockSocket).slice(5)).toEqual(['Buena']);
    expect(page.ready().sync.rejectedActions).toMatchObject([{ failure: { code: 'INTERNAL' } }]);
    expect(page.ready().stopped).toBeNull();
  });

  it('is also one whose answer cannot be understood', async () => {
    mockSocket.answers['doAction'] = () => 'OK';
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    await wait(4 * 2_000);
    expect(page.ready().stopped).toMatchObject({ failure: { code: 'ANSWER_UNEXPECTED' } });
    expect(page.ready().sync.pending).toHaveLength(1);
  });
});

describe('after sync', () => {
  it('the chart is redrawn 800 ms after the last own action is in the plan, once', async () => {
    let seq = SEQ;
    mockSocket.answers['doAction'] = () => OK((seq += 1));
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    page.rename('Dos');
    await wait(0);
    mockSocket.says('doAction', relayed(entryOf(page, 0)));
    await wait(800);
    expect(page.ready().drawing).toBe(0);
    mockSocket.says('doAction', relayed(entryOf(page, 0, SEQ + 2)));
    await wait(799);
    expect(page.ready().drawing).toBe(0);
    await wait(1);
    expect(page.ready().drawing).toBe(1);
    page.store.dispatch(planEvents.synced(page.ready().sync));
    await wait(10_000);
    expect(page.ready().drawing).toBe(1);
  });
});
