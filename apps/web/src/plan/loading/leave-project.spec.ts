import { livePage, wait } from '../../testing/live-page';
import { planActions } from '../state/plan-actions';

const live = livePage();

describe('leaving a project', () => {
  const left = () => live.socket.messages('leftProject').length;
  const leave = () => live.page.store.dispatch(planActions.close());

  it('is told a second later', async () => {
    live.start();
    await live.page.joined();
    leave();
    await wait(999);
    expect(left()).toBe(0);
    await wait(1);
    expect(left()).toBe(1);
  });

  it('is not told when one is back within the second', async () => {
    live.start();
    await live.page.joined();
    leave();
    await wait(500);
    await live.page.open();
    await wait(2_000);
    expect(left()).toBe(0);
    expect(live.page.ready().joined).toBe(true);
  });
});
