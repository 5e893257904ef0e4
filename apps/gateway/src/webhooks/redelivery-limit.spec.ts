import { describeWithBacking } from '@plomada/testing';
import request from 'supertest';
import { PER_OWNER_REDELIVERIES } from '../limits/rate-limiter';
import { BUSINESS, PROJECT } from '../testing/people';
import { RunningGateway } from '../testing/running-gateway';

const { most } = PER_OWNER_REDELIVERIES;

describeWithBacking('deliveries of webhooks that are sent again by hand', () => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await RunningGateway.start();
  });
  afterAll(() => gateway?.stop());

  const again = (owner: string, name: 'ana' | 'root' = 'ana') =>
    request(gateway.url)
      .post(`/api/${owner}/webhooks/w1/deliveries/d1/redeliver`)
      .set('authorization', `Bearer ${gateway.world.people[name].token}`);
  const sent = (owner: string) => gateway.world.asked.filter((one) => one === `redeliver d1 of ${owner}`);

  it('are thirty a minute of one owner, whoever sends them, and those of another are not held back', async () => {
    const statuses: number[] = [];
    // The window may turn within the test: two windows take twice as many at most.
    for (let tries = 0; tries < 2 * most + 1 && statuses.at(-1) !== 429; tries += 1)
      statuses.push((await again(`project/${PROJECT}`, tries % 2 === 0 ? 'ana' : 'root')).status);
    expect(statuses.slice(0, most)).toEqual(Array(most).fill(200));
    expect(statuses.at(-1)).toBe(429);
    expect(sent(`project ${PROJECT}`)).toHaveLength(statuses.length - 1);
    await again(`business/${BUSINESS}`).expect(200);
    expect(sent(`business ${BUSINESS}`)).toHaveLength(1);
  });

  it('say when to come again', async () => {
    let answer = await again(`project/${PROJECT}`, 'root');
    for (let tries = 0; tries < most && answer.status !== 429; tries += 1)
      answer = await again(`project/${PROJECT}`);
    expect(answer.body).toMatchObject({ kind: 'tooMany', code: 'TOO_MANY_REQUESTS' });
    const { seconds } = answer.body.params;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.headers['retry-after']).toBe(String(seconds));
  });
});
