import { EventLoopDelay } from './event-loop-delay';

describe('the delay of the event loop', () => {
  it('is as long as the loop was held up', async () => {
    const delay = new EventLoopDelay();
    // eslint-disable-next-line no-restricted-syntax -- The loop looks at itself ten times a second.
    const turn = () => new Promise((resolve) => setTimeout(resolve, 150));
    await turn();
    const end = performance.now() + 500;
    while (performance.now() < end) continue;
    await turn();
    expect(delay.longest).toBeGreaterThanOrEqual(300);
    delay.onModuleDestroy();
  });
});
