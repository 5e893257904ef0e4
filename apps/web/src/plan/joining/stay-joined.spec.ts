import { selectNewestMessage } from '../../base/messages/messages-slice';
import { readCached } from '../../base/offline-cache/cache-store';
import { ACTOR, FULL, keptList, REFUSAL, SEQ, sentTexts } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { selectActiveUsers } from '../socket/socket-slice';
import { planActions } from '../state/plan-actions';

const live = livePage();

describe('joining the project', () => {
  const joins = () => live.socket.messages('joinProject').length;

  it('goes on when what is open already is wished for again', async () => {
    live.start();
    live.socket.answers['joinProject'] = () =>
      new Promise((answer) => {
        // eslint-disable-next-line no-restricted-syntax -- The server's time, by a clock that the spec turns.
        setTimeout(() => answer({ status: 'OK', activeUsers: [], seq: SEQ }), 3_000);
      });
    await live.page.joined();
    await live.page.open();
    await wait(3_000);
    expect(live.page.ready().joined).toBe(true);
    expect(joins()).toBe(1);
  });

  it('knows of who came and who went while its answer was on the way', async () => {
    const person = (id: string) => ({ id, firstName: id, lastName: '', avatarURL: null });
    live.start();
    live.socket.answers['joinProject'] = () =>
      new Promise((answer) => {
        const activeUsers = [person('ana'), person('luis')];
        // eslint-disable-next-line no-restricted-syntax -- The server's time, by a clock that the spec turns.
        setTimeout(() => answer({ status: 'OK', activeUsers, seq: SEQ }), 3_000);
      });
    await live.page.joined();
    live.socket.says('userJoin', { project: 'p1', user: person('eva') });
    live.socket.says('userLeft', { project: 'p1', userId: 'luis' });
    await wait(3_000);
    const present = () => selectActiveUsers(live.page.store.getState()).map(({ id }) => id);
    expect(present()).toEqual(['ana', 'eva']);
    live.socket.says('userLeft', { project: 'p1', userId: 'eva' });
    await wait(0);
    expect(present()).toEqual(['ana']);
  });

  it('loads a project once, however often it is wished for', async () => {
    live.start();
    live.socket.opens();
    live.page.store.dispatch(planActions.open({ projectId: 'p1' }));
    await live.page.open();
    expect(live.page.asked.filter(({ call }) => call === FULL)).toHaveLength(1);
    expect(live.page.ready().joined).toBe(true);
  });

  it('is tried again when the answer does not come, while the connection stands', async () => {
    live.start();
    delete live.socket.answers['joinProject'];
    await live.page.joined();
    live.page.rename('Uno');
    await wait(24_999);
    expect(joins()).toBe(1);
    live.socket.answers['joinProject'] = () => ({ status: 'OK', activeUsers: [], seq: SEQ });
    await wait(1);
    expect(live.page.ready().joined).toBe(true);
    expect(sentTexts(live.socket)).toEqual(['Uno']);
  });

  it('is tried again after two seconds when the server cannot just now, and the plan stays on the screen', async () => {
    live.start();
    live.socket.answers['joinProject'] = () => REFUSAL({ kind: 'unavailable', code: 'SERVICE_TIMEOUT' });
    await live.page.joined();
    await wait(1_999);
    expect(joins()).toBe(1);
    expect(live.page.ready().joined).toBe(false);
    live.socket.answers['joinProject'] = () => ({ status: 'OK', activeUsers: [], seq: SEQ });
    await wait(1);
    expect(live.page.ready().joined).toBe(true);
  });

  it('waits for the next connection when the line is cut meanwhile', async () => {
    live.start();
    delete live.socket.answers['joinProject'];
    await live.page.joined();
    live.socket.cut('transport close');
    await wait(60_000);
    expect(joins()).toBe(1);
  });
});

describe('what the person is on the project', () => {
  const join = (roles: readonly string[]) => ({ status: 'OK', activeUsers: [], seq: SEQ, roles });
  const shownOut = () => live.socket.says('userLeft', { project: 'p1', userId: ACTOR.userId });
  const told = () => selectNewestMessage(live.page.store.getState());

  it('is learnt again when it changes: the screens go by it, and unsent work is sent as that', async () => {
    live.start();
    await live.page.joined();
    live.socket.answers['joinProject'] = () => join(['projectViewer']);
    shownOut();
    live.page.rename('Uno');
    await wait(0);
    expect(live.page.ready()).toMatchObject({ joined: true, actor: { roles: ['projectViewer'] } });
    expect(told()?.key).toBe('sync:rolesChanged');
    expect(sentTexts(live.socket)).toEqual(['Uno']);
  });

  it('is nothing new when the person was only missed for a while', async () => {
    live.start();
    await live.page.joined();
    live.socket.answers['joinProject'] = () => join(ACTOR.roles);
    shownOut();
    await wait(0);
    expect(live.page.ready().joined).toBe(true);
    expect(told()).toBeNull();
  });

  it('is nothing when they were removed: they are told, and what was unsent stays in the browser', async () => {
    live.start();
    await live.page.joined();
    live.socket.cut('transport close');
    live.page.rename('Uno');
    live.socket.answers['joinProject'] = () => REFUSAL({ kind: 'notFound', code: 'NOT_FOUND' });
    live.socket.opens();
    await wait(0);
    expect(live.page.store.getState().plan.open).toMatchObject({
      phase: 'failed',
      failure: { kind: 'notFound' },
    });
    expect(live.page.store.getState().socket.activeUsers).toEqual([]);
    expect(told()).toMatchObject({
      key: 'sync:excludedUnsent',
      params: { name: 'Obra', count: 1 },
    });
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
    expect(live.socket.messages('doAction')).toEqual([]);
    expect(await readCached('plan', ACTOR.userId, 'p1')).toBeNull();
  });
});
