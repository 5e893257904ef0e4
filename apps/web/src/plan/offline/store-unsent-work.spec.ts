import { browserDatabase, records } from '../../testing/browser-database';
import { ACTOR, entryOf, OK, REFUSAL, relayed, renamedByLuis, SEQ } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { loadStored } from './pending-store';

const live = livePage();

describe('work made while the browser is writing the copy of a large plan', () => {
  const keptNow = () => loadStored('pending', ACTOR.userId, 'p1');
  let written: () => void;

  beforeEach(async () => {
    live.start();
    await live.page.joined();
    browserDatabase.busy = new Promise((done) => (written = done));
    live.socket.says('doAction', relayed(renamedByLuis(SEQ + 1, 'Excavar', 'A mano')));
    await wait(5_000);
  });
  const copyDone = () => {
    written();
    browserDatabase.busy = null;
  };

  it('is kept at once, so that nothing is lost when the session ends just then', async () => {
    live.socket.answers['doAction'] = () => REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    live.page.rename('Uno');
    await wait(0);
    expect(live.page.store.getState().session.phase).toBe('anonymous');
    copyDone();
    expect(await keptNow()).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });

  it('is kept no longer than it is unsent', async () => {
    live.page.rename('Uno');
    const own = entryOf(live.page, 0, SEQ + 2);
    await wait(0);
    expect(await keptNow()).toHaveLength(1);
    live.socket.says('doAction', relayed(own));
    await wait(0);
    expect(live.page.ready().sync.pending).toEqual([]);
    copyDone();
    await wait(5_000);
    expect(await keptNow()).toEqual([]);
  });
});

it('is not written again when it is sent and answered, but when it is confirmed', async () => {
  live.socket.answers['doAction'] = () => OK(SEQ + 1);
  live.start();
  await live.page.joined();
  live.page.rename('Uno');
  const own = entryOf(live.page);
  const written = jest.spyOn(records, 'set');
  const writes = () => written.mock.calls.filter(([key]) => key.includes('plomada.pending.')).length;
  await wait(1);
  expect(live.page.ready().sync.pending).toMatchObject([{ stage: { name: 'answered' } }]);
  expect(writes()).toBe(0);
  live.socket.says('doAction', relayed(own));
  await wait(6_000);
  expect(writes()).toBe(1);
  written.mockRestore();
});
