import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PER_ADDRESS_BAD_TOKENS, RateLimiter } from '../limits/rate-limiter';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('bad tokens beyond the limit', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const session = (token: string) =>
    request(gateway.url).get('/api/session').set('authorization', `Bearer ${token}`);

  it('cost no question, and nobody is refused who was known at that address', async () => {
    const { ana } = gateway.world.people;
    await session(ana.token).expect(200);
    const flood = async () => {
      await gateway.part(RateLimiter).add(PER_ADDRESS_BAD_TOKENS, '127.0.0.1', PER_ADDRESS_BAD_TOKENS.most);
      return (await session('one-too-many')).status;
    };
    // In each round, for a new window may have begun meanwhile.
    while ((await flood()) !== 429);
    const asked = gateway.world.asked.length;
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => session(`made-up-${n}`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(429));
    expect(answers[0]!.headers['retry-after']).toMatch(/^\d+$/);
    expect(gateway.world.asked).toHaveLength(asked);
    await session(ana.token).expect(200);
  });
});
