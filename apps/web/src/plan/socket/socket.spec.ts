import { keptList, REFUSAL } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { noteActive, noteReportedIdle } from '../../features/idle/activity';
import { planActions } from '../state/plan-actions';
import { selectSocketRefused, selectSocketStatus } from './socket-slice';

const live = livePage();
const socketStatus = () => selectSocketStatus(live.page.store.getState());

describe('the socket', () => {
  it('is asked for again two seconds after the server hung up', async () => {
    live.start();
    await live.page.joined();
    expect(live.page.ready().joined).toBe(true);
    live.socket.cut('io server disconnect');
    expect(socketStatus()).toBe('reconnecting');
    expect(live.page.ready().joined).toBe(false);
    await wait(1_999);
    expect(live.socket.connects).toBe(0);
    await wait(1);
    expect(live.socket.connects).toBe(1);
    live.socket.opens();
    await wait(0);
    expect(socketStatus()).toBe('connected');
    expect(live.page.ready().joined).toBe(true);
  });

  it('leaves trying again to its library when the line was cut', async () => {
    live.start();
    await live.page.joined();
    live.socket.cut('transport close');
    await wait(10_000);
    expect(live.socket.connects).toBe(0);
    live.socket.says('connect_error');
    expect(socketStatus()).toBe('disconnected');
  });

  it('asks again when the server does not say in time who this is', async () => {
    live.start();
    delete live.socket.answers['JoinIndependentUser'];
    live.socket.opens();
    await wait(25_000);
    expect(live.socket.connects).toBe(1);
  });

  it('asks again after two seconds when the server cannot look the session up just now', async () => {
    live.socket.answers['JoinIndependentUser'] = () =>
      REFUSAL({ kind: 'unavailable', code: 'SERVICE_TIMEOUT' });
    live.start();
    live.socket.opens();
    await wait(1_999);
    expect(live.socket.connects).toBe(0);
    await wait(1);
    expect(live.socket.connects).toBe(1);
    expect(selectSocketRefused(live.page.store.getState())).toBe(false);
  });

  it('says so when the server does not take the session, and no more once it does', async () => {
    live.socket.answers['JoinIndependentUser'] = () => REFUSAL({ kind: 'forbidden', code: 'FORBIDDEN' });
    live.start();
    live.socket.opens();
    await wait(0);
    expect(selectSocketRefused(live.page.store.getState())).toBe(true);
    live.socket.answers['JoinIndependentUser'] = () => ({ status: 200 });
    live.socket.opens();
    await wait(0);
    expect(selectSocketRefused(live.page.store.getState())).toBe(false);
  });

  it('tells first that the person came back without a network, and says who it is when the server has heard', async () => {
    const SAY = 'POST /api/session/idle';
    let answer: { status?: number; body: object } = { status: 503, body: {} };
    let heard = false;
    live.socket.answers['JoinIndependentUser'] = () =>
      heard ? { status: 200 } : REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    live.start({
      [SAY]: () => {
        heard = !answer.status;
        return answer;
      },
    });
    noteReportedIdle();
    noteActive();
    live.socket.opens();
    await wait(0);
    expect(live.socket.messages('JoinIndependentUser')).toEqual([]);
    answer = { body: {} };
    await wait(2_000);
    live.socket.opens();
    await wait(0);
    expect(socketStatus()).toBe('connected');
    expect(live.page.store.getState().session.phase).toBe('active');
    expect(live.page.asked.filter(({ call }) => call === SAY).map(({ body }) => body)).toEqual([
      { idle: false, milliseconds: 0 },
      { idle: false, milliseconds: 2_000 },
    ]);
  });

  it('ends the session that the server does not know any more', async () => {
    live.socket.answers['JoinIndependentUser'] = () =>
      REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    live.start();
    live.socket.opens();
    await wait(0);
    expect(live.page.store.getState().session).toEqual({ phase: 'anonymous', reason: 'ended' });
  });
});

describe('a session that the server does not know any more', () => {
  const unknown = () => REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
  const session = () => live.page.store.getState().session;

  it('ends when the project is joined again, and its unsent work waits for the next one', async () => {
    live.start();
    await live.page.joined();
    live.socket.cut('transport close');
    live.page.rename('Uno');
    live.socket.answers['joinProject'] = unknown;
    live.socket.opens();
    await wait(0);
    expect(session()).toEqual({ phase: 'anonymous', reason: 'ended' });
    expect(live.socket.messages('doAction')).toEqual([]);
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });

  it.each([
    ['a close is announced', planActions.announce({ id: 'c1', announcement: 'CLOSE_TERM_START' })],
    [
      'the server is asked for a rollback',
      planActions.ask({ id: 'r1', action: { type: 'DO_ROLLBACK', payload: { snapshotId: 's1' } } }),
    ],
  ])('ends when %s', async (_, wish) => {
    live.start();
    await live.page.joined();
    live.socket.answers['doAction'] = unknown;
    live.page.store.dispatch(wish);
    await wait(0);
    expect(session()).toEqual({ phase: 'anonymous', reason: 'ended' });
  });
});
