import { selectFirstMessage } from '../../app/messages/messages-slice';
import { readKept } from '../../app/kept/kept-store';
import { records } from '../../testing/browser-database';
import {
  ACTOR,
  entryOf,
  FULL,
  LAST_UPDATE,
  OK,
  planPage,
  REFUSAL,
  relayed,
  renamedByLuis,
  SEQ,
  SINCE,
  WHEN,
} from '../../testing/plan-page';
import { ServerSocket } from '../../testing/server-socket';
import { idleActions } from '../idle/idle-slice';
import { planActions, planEvents } from './plan-actions';
import { selectSocketRefused, selectSocketStatus } from './socket-slice';

let mockSocket: ServerSocket;
jest.mock('socket.io-client', () => ({ io: () => mockSocket }));
jest.mock('idb-keyval', () => jest.requireActual<object>('../../testing/browser-database'));

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const texts = (socket: ServerSocket) =>
  (socket.messages('doAction') as { action: { payload: { text?: string } } }[]).map(
    ({ action }) => action.payload.text,
  );

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

  it('asks anew when the server does not say in time who this is', async () => {
    page = planPage(mockSocket);
    delete mockSocket.answers['JoinIndependentUser'];
    mockSocket.opens();
    await wait(25_000);
    expect(mockSocket.connects).toBe(1);
  });

  it('asks anew after two seconds when the server cannot look the session up just now', async () => {
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

describe('joining the project', () => {
  const joins = () => mockSocket.messages('joinProject').length;

  it('goes on when what is open already is wished for again', async () => {
    page = planPage(mockSocket);
    mockSocket.answers['joinProject'] = () =>
      new Promise((answer) => {
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
    expect(texts(mockSocket)).toEqual(['Uno']);
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
  const told = () => selectFirstMessage(page.store.getState());

  it('is learnt anew when it changes: the screens go by it, and unsent work is sent as that', async () => {
    page = planPage(mockSocket);
    await page.joined();
    mockSocket.answers['joinProject'] = () => join(['projectViewer']);
    shownOut();
    page.rename('Uno');
    await wait(0);
    expect(page.ready()).toMatchObject({ joined: true, actor: { roles: ['projectViewer'] } });
    expect(told()?.key).toBe('sync:rolesChanged');
    expect(texts(mockSocket)).toEqual(['Uno']);
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
    expect(await readKept('plan', ACTOR.userId, 'p1')).toBeNull();
  });
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
    expect(texts(mockSocket)).toEqual(['Uno']);
    expect(told).toEqual([{ id }]);
  });

  it('goes one at a time and in order', async () => {
    let seq = SEQ;
    mockSocket.answers['doAction'] = () => OK((seq += 1));
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    page.rename('Dos');
    expect(texts(mockSocket)).toEqual(['Uno']);
    await wait(1);
    expect(texts(mockSocket)).toEqual(['Uno', 'Dos']);
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
    expect(new Set(texts(mockSocket))).toEqual(new Set(['Uno']));
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    await wait(2_001);
    expect(texts(mockSocket).slice(-2)).toEqual(['Uno', 'Dos']);
    expect(page.ready().sync.setbacks).toEqual([]);
  });

  it('hands a refused action back and goes on with the next', async () => {
    const answers = [REFUSAL({ kind: 'invalid', code: 'TASK_UNKNOWN' }), OK(SEQ + 1)];
    mockSocket.answers['doAction'] = () => answers.shift();
    page = planPage(mockSocket);
    await page.joined();
    page.rename('Uno');
    page.rename('Dos');
    await wait(0);
    const { setbacks, pending } = page.ready().sync;
    expect(setbacks).toMatchObject([
      { pending: { action: { payload: { text: 'Uno' } } }, failure: { code: 'TASK_UNKNOWN' } },
    ]);
    expect(pending).toMatchObject([{ stage: { name: 'answered', seq: SEQ + 1 } }]);
    expect(await keptList('setbacks')).toEqual(setbacks);
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
    expect(texts(mockSocket)).toEqual(Array(5).fill('Mala'));
    expect(page.ready().stopped).toMatchObject({ failure: { code: 'INTERNAL' } });
    expect(reports).toHaveBeenCalledTimes(1);
    await wait(60_000);
    expect(mockSocket.messages('doAction')).toHaveLength(5);
    expect(page.ready().sync.pending).toHaveLength(2);
  });

  it('is tried again when the person wants it', async () => {
    await stopped();
    mockSocket.answers['doAction'] = () => OK(SEQ + 1);
    page.store.dispatch(planActions.goOn('again'));
    await wait(1);
    expect(texts(mockSocket).slice(5)).toEqual(['Mala', 'Buena']);
    expect(page.ready().stopped).toBeNull();
  });

  it('is put aside with what did not go through, and the rest goes on', async () => {
    await stopped();
    page.store.dispatch(planActions.goOn('aside'));
    await wait(0);
    expect(texts(mockSocket).slice(5)).toEqual(['Buena']);
    expect(page.ready().sync.setbacks).toMatchObject([{ failure: { code: 'INTERNAL' } }]);
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

describe('what others do', () => {
  it('is taken in under its own name when an administrator does it to everybody’s plan', async () => {
    page = planPage(mockSocket);
    await page.joined();
    const rollback = { ...renamedByLuis(SEQ + 1, 'Excavar', 'A mano'), type: 'DO_ROLLBACK' };
    mockSocket.says('doActionFromAdmin', relayed(rollback));
    await wait(0);
    expect(page.ready().sync.visible.tasks.get('t1')!.text).toBe('A mano');
  });

  it('is gathered while taking it in is slow, so that it takes a fifth of the time', async () => {
    page = planPage(mockSocket);
    await page.joined();
    // Each look at the clock is 100 ms after the one before: so long takes what lies between two.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const says = (seq: number, before: string, text: string) =>
      mockSocket.says('doAction', relayed(renamedByLuis(seq, before, text)));
    const text = () => page.ready().sync.visible.tasks.get('t1')!.text;
    says(SEQ + 1, 'Excavar', 'Uno');
    expect(text()).toBe('Uno');
    says(SEQ + 2, 'Uno', 'Dos');
    says(SEQ + 3, 'Dos', 'Tres');
    await wait(399);
    expect(text()).toBe('Uno');
    await wait(1);
    expect(text()).toBe('Tres');
    clock.mockRestore();
  });

  it('is asked for half a second after an entry came whose predecessor is missing', async () => {
    const first = renamedByLuis(SEQ + 1, 'Excavar', 'A mano');
    page = planPage(mockSocket);
    await page.joined();
    const before = page.asked.length;
    mockSocket.says('doAction', relayed(renamedByLuis(SEQ + 2, 'A mano', 'Con máquina')));
    await wait(499);
    expect(page.asked).toHaveLength(before);
    expect(page.ready().sync.visible.tasks.get('t1')!.text).toBe('Excavar');
    mockSocket.says('doAction', relayed(first));
    expect(page.ready().sync.visible.tasks.get('t1')!.text).toBe('Con máquina');
    await wait(1);
    expect(page.asked).toHaveLength(before);
  });

  it('fetches the entries of a gap that does not close, every two seconds until it has them', async () => {
    const both = [
      renamedByLuis(SEQ + 1, 'Excavar', 'A mano'),
      renamedByLuis(SEQ + 2, 'A mano', 'Con máquina'),
    ];
    const answers = [
      { body: { entries: [], more: false, at: WHEN } },
      { status: 503, body: {} },
      { body: { entries: both, more: false, at: WHEN } },
    ];
    page = planPage(mockSocket, { [SINCE(SEQ)]: () => answers.shift()! });
    await page.joined();
    mockSocket.says('doAction', relayed(both[1]));
    await wait(500);
    expect(page.ready().sync.seq).toBe(SEQ);
    await wait(2_000);
    expect(page.ready().sync.seq).toBe(SEQ + 2);
  });

  it('is looked for every ten minutes, and when the person comes back', async () => {
    const last = { projectId: 'p1', seq: SEQ, date: WHEN, firstName: 'Luis', lastName: 'Pizarro' };
    page = planPage(mockSocket, {
      [LAST_UPDATE]: () => ({ body: last }),
    });
    await page.joined();
    const looks = () => page.asked.filter(({ call }) => call === LAST_UPDATE).length;
    await wait(10 * 60_000 - 1);
    expect(looks()).toBe(0);
    await wait(1);
    expect(looks()).toBe(1);
    mockSocket.connected = false;
    page.store.dispatch(idleActions.returned());
    await wait(0);
    expect(looks()).toBe(2);
    expect(mockSocket.connects).toBe(1);
    await wait(10 * 60_000);
    expect(looks()).toBe(3);
  });

  it('is not looked for when the person comes back to the settings, but in its turn', async () => {
    window.history.replaceState(null, '', '/settings?project=p1');
    try {
      page = planPage(mockSocket);
      await page.joined();
      const looks = () => page.asked.filter(({ call }) => call === LAST_UPDATE).length;
      mockSocket.connected = false;
      page.store.dispatch(idleActions.returned());
      await wait(0);
      expect(looks()).toBe(0);
      expect(mockSocket.connects).toBe(1);
      await wait(10 * 60_000);
      expect(looks()).toBe(1);
    } finally {
      window.history.replaceState(null, '', '/');
    }
  });

  it('is caught up with when the poll finds the plan ahead', async () => {
    const entries = [renamedByLuis(SEQ + 1, 'Excavar', 'A mano')];
    const answers = [
      { entries: [], more: false, at: WHEN },
      { entries, more: false, at: WHEN },
    ];
    page = planPage(mockSocket, {
      [LAST_UPDATE]: () => ({
        body: { projectId: 'p1', seq: SEQ + 1, date: WHEN, firstName: 'Luis', lastName: 'Pizarro' },
      }),
      [SINCE(SEQ)]: () => ({ body: answers.shift() }),
    });
    await page.joined();
    await wait(10 * 60_000);
    expect(page.ready().sync.visible.tasks.get('t1')!.text).toBe('A mano');
  });

  it('shows who is closing to whoever comes meanwhile', async () => {
    const closing = { userId: 'luis', name: 'Luis Pizarro', since: WHEN };
    mockSocket.answers['joinProject'] = () => ({ status: 'OK', activeUsers: [], seq: SEQ, closing });
    page = planPage(mockSocket);
    await page.joined();
    expect(page.ready().closing).toEqual({ ...closing, state: 'running' });
  });
});

describe('after sync', () => {
  it('the chart is drawn anew 800 ms after the last own action is in the plan, once', async () => {
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

async function keptList(list: 'pending' | 'setbacks'): Promise<unknown> {
  await wait(0);
  return JSON.parse(records.get(`keyval/plomada.${list}.${ACTOR.userId}.p1`) ?? 'null');
}
