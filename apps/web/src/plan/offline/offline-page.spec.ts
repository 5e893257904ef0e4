import { selectNewestMessage } from '../../base/messages/messages-slice';
import { readCached } from '../../base/offline-cache/cache-store';
import { browserDatabase } from '../../testing/browser-database';
import {
  ACTOR,
  entryOf,
  FULL,
  fullProject,
  OK,
  relayed,
  renamedByLuis,
  SEQ,
  SINCE,
  WHEN,
} from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { loadStored } from './pending-store';
import { selectOpenProject } from '../state/plan-selectors';

const UNREACHABLE = { [FULL]: () => ({ status: 503, body: {} }) };

const live = livePage();
const textOf = (id: string) => live.page.ready().sync.visible.tasks.get(id)!.text;

/** The same browser with another page in it. */
function nextPage(...answers: Parameters<typeof live.start>[0][]) {
  live.page.running.cancel();
  live.renewSocket();
  live.start(Object.assign({}, ...answers) as never);
}

afterEach(() => void (browserDatabase.full = false));

describe('a page loaded without a network', () => {
  it('opens the plan as it was last seen, with the unsent work on it, and sends that once it can', async () => {
    live.start();
    await live.page.open();
    live.page.rename('Uno');
    live.page.rename('Dos');
    await wait(0);
    nextPage(UNREACHABLE);
    await live.page.open();
    expect(live.page.ready()).toMatchObject({ actor: ACTOR, sync: { seq: SEQ } });
    expect(live.page.ready().sync.pending).toHaveLength(2);
    expect(textOf('t1')).toBe('Dos');
    live.page.rename('Tres');
    let seq = SEQ;
    live.socket.answers['doAction'] = () => OK((seq += 1));
    live.socket.opens();
    await wait(1);
    const sent = live.socket.messages('doAction') as { action: { payload: { text: string } } }[];
    expect(sent.map(({ action }) => action.payload.text)).toEqual(['Uno', 'Dos', 'Tres']);
  });

  it('holds an own action that was confirmed before, even when the page ended at that moment', async () => {
    live.socket.answers['doAction'] = () => OK(SEQ + 1);
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    await wait(1);
    live.socket.says('doAction', relayed(entryOf(live.page)));
    await wait(1);
    nextPage(UNREACHABLE);
    await live.page.open();
    expect(live.page.ready().sync).toMatchObject({ seq: SEQ + 1, pending: [] });
    expect(textOf('t1')).toBe('Uno');
  });

  it('holds what others did up to five seconds before', async () => {
    live.start();
    await live.page.joined();
    live.socket.says('doAction', relayed(renamedByLuis(SEQ + 1, 'Excavar', 'A mano')));
    await wait(1);
    expect((await readCached('plan', ACTOR.userId, 'p1'))!.seq).toBe(SEQ);
    await wait(5_000);
    expect((await readCached('plan', ACTOR.userId, 'p1'))!.seq).toBe(SEQ + 1);
  });

  it('takes in what the log has beyond the copy as soon as there is a connection', async () => {
    live.start();
    await live.page.open();
    nextPage(UNREACHABLE, {
      [SINCE(SEQ)]: () => ({
        body: { entries: [renamedByLuis(SEQ + 1, 'Excavar', 'A mano')], more: false, at: WHEN },
      }),
    });
    await live.page.open();
    live.socket.opens();
    await wait(1);
    expect(textOf('t1')).toBe('A mano');
  });

  it('starts again when the copy is too old for the log, with the unsent work on top', async () => {
    live.start();
    await live.page.open();
    live.page.rename('Mío');
    await wait(0);
    const answers = [{ status: 503, body: {} }, { body: { ...fullProject(), seq: SEQ + 3_000 } }];
    nextPage({
      [FULL]: () => answers.shift()!,
      [SINCE(SEQ)]: () => ({
        body: { entries: [renamedByLuis(SEQ + 1, 'Excavar', 'A mano')], more: true, at: WHEN },
      }),
    });
    await live.page.open();
    live.socket.opens();
    await wait(1);
    expect(live.page.ready().sync.seq).toBe(SEQ + 3_000);
    expect(textOf('t1')).toBe('Mío');
    expect(live.page.asked.filter(({ call }) => call.includes('/since/'))).toHaveLength(1);
  });

  it('says that it cannot open a plan that was never seen here', async () => {
    live.start(UNREACHABLE);
    await live.page.open();
    expect(selectOpenProject(live.page.store.getState() as never)).toMatchObject({
      phase: 'failed',
      failure: { kind: 'unavailable' },
    });
  });

  it('does not open the copy of a plan that the server refuses', async () => {
    live.start();
    await live.page.open();
    nextPage({ [FULL]: () => ({ status: 403, body: { kind: 'forbidden', code: 'FORBIDDEN' } }) });
    await live.page.open();
    expect(selectOpenProject(live.page.store.getState() as never).phase).toBe('failed');
  });
});

describe('two tabs of one person', () => {
  it('keep the unsent work of both, and each takes away only its own', async () => {
    const socketHere = live.socket;
    live.start();
    await live.page.joined();
    const here = live.page;
    live.renewSocket();
    live.start();
    await live.page.open();
    socketHere.cut('transport close');
    here.rename('Aquí');
    await wait(1);
    live.page.rename('Allá');
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
    live.start();
    await live.page.joined();
    browserDatabase.full = true;
    live.socket.answers['doAction'] = () => OK(SEQ + 1);
    live.page.rename('Uno');
    await wait(1);
    expect(selectNewestMessage(live.page.store.getState())).toMatchObject({
      severity: 'error',
      key: 'sync:notKept',
    });
    expect(reports).toHaveBeenCalled();
    expect(live.socket.messages('doAction')).toHaveLength(1);
    live.socket.says('doAction', relayed(entryOf(live.page)));
    await wait(1);
    expect(live.page.ready().sync.seq).toBe(SEQ + 1);
    reports.mockRestore();
  });
});

it('opens the server’s plan when there is one, and not the copy', async () => {
  live.start();
  await live.page.open();
  nextPage({ [FULL]: () => ({ body: { ...fullProject(), seq: SEQ + 5 } }) });
  await live.page.open();
  expect(live.page.ready().sync.seq).toBe(SEQ + 5);
});
