import type { Plan } from '@plomada/domain';
import type { Action } from '@reduxjs/toolkit';
import { livePage, wait } from '../../testing/live-page';
import { entryOf, OK, REFUSAL, relayed, renamedByLuis, SEQ } from '../../testing/plan-page';
import { planActions, planEvents } from './plan-actions';

const live = livePage();
/** The plan of each telling. */
let heard: Plan[];
let first: Plan;

beforeEach(async () => {
  let seq = SEQ;
  live.socket.answers['doAction'] = () => OK((seq += 1));
  live.start();
  await live.page.joined();
  heard = [];
  first = live.page.ready().sync.visible;
  live.page.listen((event: Action) => planEvents.synced.match(event) && heard.push(event.payload.visible));
});

const shown = () => heard.filter((plan, at) => plan !== (heard[at - 1] ?? first)).length;
const text = () => live.page.ready().sync.visible.tasks.get('t1')!.text;

describe('another plan is shown', () => {
  it('once by an own edit, from when it is made until it is confirmed', async () => {
    live.page.rename('Uno');
    expect(shown()).toBe(1);
    const entry = entryOf(live.page);
    await wait(0);
    live.socket.says('doAction', relayed(entry));
    await wait(2_000);
    expect(live.page.ready().sync).toMatchObject({ seq: SEQ + 1, pending: [], rebaseDue: false });
    expect(shown()).toBe(1);
    // Sent, answered, and its entry laid aside and taken in.
    expect(heard).toHaveLength(1 + 4);
  });

  it('once by an undo', async () => {
    live.page.rename('Uno');
    const entry = entryOf(live.page);
    await wait(0);
    live.socket.says('doAction', relayed(entry));
    heard = [];
    first = live.page.ready().sync.visible;
    live.page.store.dispatch(planActions.undo());
    const undone = entryOf(live.page, 0, SEQ + 2);
    await wait(0);
    live.socket.says('doAction', relayed(undone));
    await wait(2_000);
    expect(live.page.ready().sync).toMatchObject({ seq: SEQ + 2, pending: [] });
    expect(text()).toBe('Excavar');
    expect(shown()).toBe(1);
  });

  it('once by somebody else’s edit', async () => {
    live.socket.says('doAction', relayed(renamedByLuis(SEQ + 1, 'Excavar', 'A mano')));
    await wait(2_000);
    expect(text()).toBe('A mano');
    expect(shown()).toBe(1);
  });

  it('once more when an edit is rejected in the midst of others', async () => {
    live.socket.answers['doAction'] = ({ action }: { action: { payload: { text: string } } }) =>
      action.payload.text === 'Mala'
        ? REFUSAL({ kind: 'invalid', code: 'TASK_UNKNOWN' })
        : new Promise(() => 0);
    live.page.rename('Mala');
    live.page.rename('Buena');
    await wait(0);
    expect(live.page.ready().sync).toMatchObject({
      pending: [{ stage: { name: 'sent' } }],
      rebaseDue: false,
    });
    expect(text()).toBe('Buena');
    expect(shown()).toBe(3);
  });

  it('not by an action that is there already', () => {
    live.page.rename('Excavar');
    expect(heard).toEqual([]);
  });
});
