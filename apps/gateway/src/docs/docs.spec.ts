import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PER_ADDRESS_PUBLIC, RateLimiter } from '../limits/rate-limiter';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('what the API says of itself', () => {
  let gateway: RunningGateway;
  afterEach(() => gateway?.stop());

  it('is for those with a session where the product is deployed', async () => {
    gateway = await RunningGateway.start({ PLOMADA_MODE: 'deployed' });
    for (const path of [
      '/api/docs',
      '/api/docs/',
      '/api/docs-json',
      '/api/docs-yaml',
      '/api/docs/swagger-ui-init.js',
    ])
      expect([path, (await request(gateway.url).get(path)).status]).toEqual([path, 401]);
    const { token } = gateway.world.people.ana;
    await request(gateway.url).get('/api/docs-json').set('authorization', `Bearer ${token}`).expect(200);
  });

  it.each(['/api/docs-json', '/api/health/ready'])('is not said without end: %s', async (path) => {
    gateway = await RunningGateway.start();
    const isTooMuch = async () => {
      await gateway.part(RateLimiter).add(PER_ADDRESS_PUBLIC, '127.0.0.1', PER_ADDRESS_PUBLIC.most);
      return (await request(gateway.url).get(path)).status === 429;
    };
    // In each round, for a new window may have begun meanwhile.
    while (!(await isTooMuch()));
    expect((await request(gateway.url).get('/api/health/live')).status).toBe(200);
  });
});
