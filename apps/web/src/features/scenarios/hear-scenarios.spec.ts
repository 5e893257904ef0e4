import { selectOpenProject } from '../../plan/state/plan-selectors';
import { selectNewestMessage } from '../../base/messages/messages-slice';
import { ACTOR, entry, keptList, REFUSAL, relayed, SEQ, WHEN } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { scenariosActions } from './scenarios-slice';

const live = livePage();
const open = () => selectOpenProject(live.page.store.getState() as never);
const GONE = { kind: 'notFound', code: 'SCENARIO_GONE' } as const;

describe('a scenario that somebody throws away', () => {
  it('closes for whoever has it open, with what was unsent kept and who did it told', async () => {
    live.start();
    await live.page.joined();
    live.socket.cut('transport close');
    live.page.rename('Uno');
    await wait(0);
    const said: unknown[] = [];
    live.page.listen((event) => said.push(event));
    live.socket.says('scenarioDiscarded', { project: 'p1', by: 'Luis Pizarro' });
    await wait(0);
    expect(open()).toEqual({ phase: 'failed', projectId: 'p1', failure: GONE });
    expect(said).toContainEqual(scenariosActions.discarded({ planId: 'p1', name: '', by: 'Luis Pizarro' }));
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });

  it('is nothing to whoever has another plan open', async () => {
    live.start();
    await live.page.joined();
    live.socket.says('scenarioDiscarded', { project: 'p1~abc', by: 'Luis Pizarro' });
    await wait(0);
    expect(open().phase).toBe('ready');
  });

  it('closes for who comes back with a connection, and nobody is told that they were shut out', async () => {
    live.start();
    await live.page.joined();
    live.socket.cut('transport close');
    live.page.rename('Uno');
    live.socket.answers['joinProject'] = () => REFUSAL(GONE);
    live.socket.opens();
    await wait(1);
    expect(open()).toMatchObject({ phase: 'failed', failure: GONE });
    expect(selectNewestMessage(live.page.store.getState())).toBeNull();
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });
});

it('notes which scenario is another', async () => {
  live.start();
  await live.page.joined();
  const said: unknown[] = [];
  live.page.listen((event) => said.push(event));
  live.socket.says('scenarioChanged', { project: 'p1', planId: 'p1~abc' });
  await wait(0);
  expect(said).toContainEqual(scenariosActions.heard('p1~abc'));
});

describe('a scenario that somebody else adopts', () => {
  const adoption = (userId: string) => {
    const made = entry('a1', 'ADOPT_SCENARIO', SEQ + 1, []);
    return relayed({ ...made, actor: { ...made.actor, userId, name: 'Luis Pizarro' } });
  };
  const scenario = {
    ...{ scenarioId: '0123456789', planId: 'p1~0123456789', name: 'Acelerar' },
    createdAt: WHEN,
  };
  const by = { userId: 'luis', name: 'Luis Pizarro' };
  const listed = {
    ...{ ...scenario, createdBy: by, base: { seq: 1, at: WHEN }, adopted: { at: WHEN, by } },
    ...{ end: null, endBy: 0, changed: null },
  };
  const SCENARIOS = 'GET /api/project/p1/scenarios';

  it('is told to whoever has the live plan open, with who did it and which it is', async () => {
    live.start({ [SCENARIOS]: () => ({ body: { scenarios: [listed], end: null } }) });
    await live.page.joined();
    live.socket.says('doAction', adoption('luis'));
    await wait(1);
    expect(selectNewestMessage(live.page.store.getState())).toMatchObject({
      key: 'scenarios:adoptedBy.named',
      params: { who: 'Luis Pizarro', name: 'Acelerar' },
    });
  });

  it('is told without its name where the list does not come', async () => {
    live.start({ [SCENARIOS]: () => ({ status: 503, body: { ...GONE, kind: 'unavailable' } }) });
    await live.page.joined();
    live.socket.says('doAction', adoption('luis'));
    await wait(1);
    expect(selectNewestMessage(live.page.store.getState())).toMatchObject({
      key: 'scenarios:adoptedBy.unnamed',
    });
  });

  it('is not told to who adopted it', async () => {
    live.start();
    await live.page.joined();
    live.socket.says('doAction', adoption(ACTOR.userId));
    await wait(1);
    expect(selectNewestMessage(live.page.store.getState())).toBeNull();
  });
});
