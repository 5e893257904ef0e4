import { selectNewestMessage } from '../../base/messages/messages-slice';
import { planActions } from '../state/plan-actions';
import { LAST_UPDATE, relayed, renamedByLuis, SEQ, SINCE, WHEN } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';

const live = livePage();

describe('what others do', () => {
  it('is taken in under its own name when an administrator does it to everybody’s plan', async () => {
    live.start();
    await live.page.joined();
    const rollback = { ...renamedByLuis(SEQ + 1, 'Excavar', 'A mano'), type: 'DO_ROLLBACK' };
    live.socket.says('doActionFromAdmin', relayed(rollback));
    await wait(0);
    expect(live.page.ready().sync.visible.tasks.get('t1')!.text).toBe('A mano');
  });

  it('is told when it opens a closed term again: what is entered then is entered there', async () => {
    live.start();
    await live.page.joined();
    const reopening = { ...renamedByLuis(SEQ + 1, 'Excavar', 'A mano'), type: 'REOPEN_TERM' };
    live.socket.says('doAction', relayed(reopening));
    await wait(0);
    expect(selectNewestMessage(live.page.store.getState())).toMatchObject({
      key: 'term:reopened.byOther',
      params: { name: reopening.actor.name },
    });
  });

  it('is gathered while taking it in is slow, so that it takes a fifth of the time', async () => {
    live.start();
    await live.page.joined();
    // Each look at the clock is 100 ms after the one before: so long takes what lies between two.
    let now = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    const says = (seq: number, before: string, text: string) =>
      live.socket.says('doAction', relayed(renamedByLuis(seq, before, text)));
    const text = () => live.page.ready().sync.visible.tasks.get('t1')!.text;
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
    live.start();
    await live.page.joined();
    const before = live.page.asked.length;
    live.socket.says('doAction', relayed(renamedByLuis(SEQ + 2, 'A mano', 'Con máquina')));
    await wait(499);
    expect(live.page.asked).toHaveLength(before);
    expect(live.page.ready().sync.visible.tasks.get('t1')!.text).toBe('Excavar');
    live.socket.says('doAction', relayed(first));
    expect(live.page.ready().sync.visible.tasks.get('t1')!.text).toBe('Con máquina');
    await wait(1);
    expect(live.page.asked).toHaveLength(before);
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
    live.start({ [SINCE(SEQ)]: () => answers.shift()! });
    await live.page.joined();
    live.socket.says('doAction', relayed(both[1]));
    await wait(500);
    expect(live.page.ready().sync.seq).toBe(SEQ);
    await wait(2_000);
    expect(live.page.ready().sync.seq).toBe(SEQ + 2);
  });

  it('is looked for every ten minutes, and when the person comes back', async () => {
    const last = { projectId: 'p1', seq: SEQ, date: WHEN, firstName: 'Luis', lastName: 'Pizarro' };
    live.start({
      [LAST_UPDATE]: () => ({ body: last }),
    });
    await live.page.joined();
    const looks = () => live.page.asked.filter(({ call }) => call === LAST_UPDATE).length;
    await wait(10 * 60_000 - 1);
    expect(looks()).toBe(0);
    await wait(1);
    expect(looks()).toBe(1);
    live.socket.connected = false;
    live.page.store.dispatch(planActions.returned());
    await wait(0);
    expect(looks()).toBe(2);
    expect(live.socket.connects).toBe(1);
    await wait(10 * 60_000);
    expect(looks()).toBe(3);
  });

  it('is not looked for when the person comes back to the settings, but in its turn', async () => {
    window.history.replaceState(null, '', '/settings?project=p1');
    try {
      live.start();
      await live.page.joined();
      const looks = () => live.page.asked.filter(({ call }) => call === LAST_UPDATE).length;
      live.socket.connected = false;
      live.page.store.dispatch(planActions.returned());
      await wait(0);
      expect(looks()).toBe(0);
      expect(live.socket.connects).toBe(1);
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
    live.start({
      [LAST_UPDATE]: () => ({
        body: { projectId: 'p1', seq: SEQ + 1, date: WHEN, firstName: 'Luis', lastName: 'Pizarro' },
      }),
      [SINCE(SEQ)]: () => ({ body: answers.shift() }),
    });
    await live.page.joined();
    await wait(10 * 60_000);
    expect(live.page.ready().sync.visible.tasks.get('t1')!.text).toBe('A mano');
  });

  it('shows who is closing to whoever comes meanwhile', async () => {
    const closing = { userId: 'luis', name: 'Luis Pizarro', since: WHEN };
    live.socket.answers['joinProject'] = () => ({ status: 'OK', activeUsers: [], seq: SEQ, closing });
    live.start();
    await live.page.joined();
    expect(live.page.ready().closing).toEqual({ ...closing, state: 'running' });
  });
});
