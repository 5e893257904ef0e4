import { entryOf, keptList, OK, REFUSAL, relayed, SEQ, sentTexts } from '../../testing/plan-page';
import { livePage, wait } from '../../testing/live-page';
import { planActions, planEvents } from '../state/plan-actions';

const live = livePage();

describe('sending own actions', () => {
  it('tells of an action whose answer was lost, but whose entry came', async () => {
    live.start();
    await live.page.joined();
    const told: unknown[] = [];
    live.page.listen((event) => planEvents.accepted.match(event) && told.push(event.payload));
    live.page.rename('Uno');
    const { id } = live.page.ready().sync.pending[0]!;
    live.socket.says('doAction', relayed(entryOf(live.page)));
    await wait(60_000);
    expect(sentTexts(live.socket)).toEqual(['Uno']);
    expect(told).toEqual([{ id }]);
  });

  it('goes one at a time and in order', async () => {
    let seq = SEQ;
    live.socket.answers['doAction'] = () => OK((seq += 1));
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    live.page.rename('Dos');
    expect(sentTexts(live.socket)).toEqual(['Uno']);
    await wait(1);
    expect(sentTexts(live.socket)).toEqual(['Uno', 'Dos']);
    expect(live.page.ready().sync.pending.map(({ stage }) => stage)).toEqual([
      { name: 'answered', seq: SEQ + 1 },
      { name: 'answered', seq: SEQ + 2 },
    ]);
    live.socket.says('doAction', relayed(entryOf(live.page, 0)));
    live.socket.says('doAction', relayed(entryOf(live.page, 0, SEQ + 2)));
    expect(live.page.ready().sync).toMatchObject({ seq: SEQ + 2, pending: [] });
    expect(live.page.ready().sync.visible.tasks.get('t1')!.text).toBe('Dos');
  });

  it('sends the same action again after a time-out, and after two seconds', async () => {
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    await wait(25_000);
    expect(live.page.ready().sync.pending).toMatchObject([{ stage: { name: 'waiting' } }]);
    live.socket.answers['doAction'] = () => OK(SEQ + 1);
    await wait(1_999);
    expect(live.socket.messages('doAction')).toHaveLength(1);
    await wait(1);
    // Each try is a span of its own, in the trace of the action.
    const [first, again] = (live.socket.messages('doAction') as { traceparent: string }[]).map(
      ({ traceparent, ...message }) => ({ ...message, trace: traceparent.split('-')[1] }),
    );
    expect(again).toEqual(first);
    expect(live.page.ready().sync.pending).toMatchObject([{ stage: { name: 'answered' } }]);
  });

  it('sends again after two seconds what is refused as a flood, and hands nothing back', async () => {
    live.socket.answers['doAction'] = () =>
      REFUSAL({ kind: 'tooMany', code: 'TOO_MANY_REQUESTS', params: { seconds: 1 } });
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    live.page.rename('Dos');
    await wait(20_000);
    expect(new Set(sentTexts(live.socket))).toEqual(new Set(['Uno']));
    live.socket.answers['doAction'] = () => OK(SEQ + 1);
    await wait(2_001);
    expect(sentTexts(live.socket).slice(-2)).toEqual(['Uno', 'Dos']);
    expect(live.page.ready().sync.rejectedActions).toEqual([]);
  });

  it('hands a refused action back and goes on with the next', async () => {
    const answers = [REFUSAL({ kind: 'invalid', code: 'TASK_UNKNOWN' }), OK(SEQ + 1)];
    live.socket.answers['doAction'] = () => answers.shift();
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    live.page.rename('Dos');
    await wait(0);
    const { rejectedActions, pending } = live.page.ready().sync;
    expect(rejectedActions).toMatchObject([
      { pending: { action: { payload: { text: 'Uno' } } }, failure: { code: 'TASK_UNKNOWN' } },
    ]);
    expect(pending).toMatchObject([{ stage: { name: 'answered', seq: SEQ + 1 } }]);
    expect(await keptList('setbacks')).toEqual(rejectedActions);
  });

  it('waits for the next session when this one is over, and loses nothing', async () => {
    live.socket.answers['doAction'] = () => REFUSAL({ kind: 'unauthenticated', code: 'TOKEN_INVALID' });
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    await wait(0);
    expect(live.page.store.getState().session.phase).toBe('anonymous');
    expect(await keptList('pending')).toMatchObject([{ action: { payload: { text: 'Uno' } } }]);
  });
});

describe('a bad action', () => {
  let reports: jest.SpyInstance;
  beforeEach(() => (reports = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => reports.mockRestore());

  async function stopped() {
    live.socket.answers['doAction'] = ({ action }: { action: { payload: { text: string } } }) =>
      action.payload.text === 'Mala' ? REFUSAL({ kind: 'internal', code: 'INTERNAL' }) : OK(SEQ + 1);
    live.start();
    await live.page.joined();
    live.page.rename('Mala');
    live.page.rename('Buena');
    await wait(4 * 2_000);
  }

  it('stops the sending after five tries, is reported and holds what comes after it', async () => {
    await stopped();
    expect(sentTexts(live.socket)).toEqual(Array(5).fill('Mala'));
    expect(live.page.ready().stopped).toMatchObject({ failure: { code: 'INTERNAL' } });
    expect(reports).toHaveBeenCalledTimes(1);
    await wait(60_000);
    expect(live.socket.messages('doAction')).toHaveLength(5);
    expect(live.page.ready().sync.pending).toHaveLength(2);
  });

  it('is tried again when the person wants it', async () => {
    await stopped();
    live.socket.answers['doAction'] = () => OK(SEQ + 1);
    live.page.store.dispatch(planActions.resume('again'));
    await wait(1);
    expect(sentTexts(live.socket).slice(5)).toEqual(['Mala', 'Buena']);
    expect(live.page.ready().stopped).toBeNull();
  });

  it('is put aside with what did not go through, and the rest goes on', async () => {
    await stopped();
    live.page.store.dispatch(planActions.resume('aside'));
    await wait(0);
    expect(sentTexts(live.socket).slice(5)).toEqual(['Buena']);
    expect(live.page.ready().sync.rejectedActions).toMatchObject([{ failure: { code: 'INTERNAL' } }]);
    expect(live.page.ready().stopped).toBeNull();
  });

  it('is also one whose answer cannot be understood', async () => {
    live.socket.answers['doAction'] = () => 'OK';
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    await wait(4 * 2_000);
    expect(live.page.ready().stopped).toMatchObject({ failure: { code: 'ANSWER_UNEXPECTED' } });
    expect(live.page.ready().sync.pending).toHaveLength(1);
  });
});

describe('after sync', () => {
  it('the chart is redrawn 800 ms after the last own action is in the plan, once', async () => {
    let seq = SEQ;
    live.socket.answers['doAction'] = () => OK((seq += 1));
    live.start();
    await live.page.joined();
    live.page.rename('Uno');
    live.page.rename('Dos');
    await wait(0);
    live.socket.says('doAction', relayed(entryOf(live.page, 0)));
    await wait(800);
    expect(live.page.ready().drawing).toBe(0);
    live.socket.says('doAction', relayed(entryOf(live.page, 0, SEQ + 2)));
    await wait(799);
    expect(live.page.ready().drawing).toBe(0);
    await wait(1);
    expect(live.page.ready().drawing).toBe(1);
    live.page.store.dispatch(planEvents.synced(live.page.ready().sync));
    await wait(10_000);
    expect(live.page.ready().drawing).toBe(1);
  });
});
