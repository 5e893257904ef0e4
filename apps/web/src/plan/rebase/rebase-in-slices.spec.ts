import { livePage, wait } from '../../testing/live-page';
import { REFUSAL } from '../../testing/plan-page';
import { selectProjectId } from '../state/plan-selectors';

const TEXTS = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'];

const live = livePage();
let answer: (to: unknown) => void;

beforeEach(async () => {
  live.socket.answers['doAction'] = () => new Promise((told) => (answer = told));
  live.start();
  await live.page.joined();
  for (const text of TEXTS) live.page.rename(text);
  await wait(0);
  // Each look at the clock is 100 ms after the one before: a slice has time for one action.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 100));
});
afterEach(() => jest.restoreAllMocks());

const shown = () => live.page.ready().sync.visible.tasks.get('t1')!.text;

/** Turns of the browser, until it is so. */
async function turnsUntil(isSo: () => boolean): Promise<void> {
  for (let turns = 0; !isSo(); turns += 1) {
    if (turns > 50) throw new Error('It never came to that');
    await wait(1);
  }
}

it('decides what an earlier page left unsent over several turns, before the plan is shown', async () => {
  live.page.running.cancel();
  live.renewSocket();
  live.start();
  await live.page.open();
  expect(selectProjectId(live.page.store.getState())).toBe('p1');
  expect(live.page.ready()).toBeNull();
  await turnsUntil(() => live.page.ready() !== null);
  expect(shown()).toBe('Cinco');
  expect(live.page.ready().sync.rebaseDue).toBe(false);
  expect(live.page.ready().sync.pending).toHaveLength(TEXTS.length);
});

it('decides what is left after a rejection over several turns, and shows the plan of before meanwhile', async () => {
  const { visible } = live.page.ready().sync;
  answer(REFUSAL({ kind: 'invalid', code: 'TASK_UNKNOWN' }));
  await turnsUntil(() => live.page.ready().sync.rejectedActions.length > 0);
  expect(live.page.ready().sync.visible).toBe(visible);
  await turnsUntil(() => !live.page.ready().sync.rebaseDue);
  expect(live.page.ready().sync.visible).not.toBe(visible);
  expect([...live.page.ready().sync.decided.keys()]).toEqual(
    live.page.ready().sync.pending.map(({ id }) => id),
  );
});
