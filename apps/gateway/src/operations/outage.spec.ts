import { backingConfig, describeWithBacking, eventually, TcpProxy } from '@plomada/testing';
import type { ProcessesAnswer } from '@plomada/contracts';
import request from 'supertest';
import { RunningGateway } from '../testing/running-gateway';

describeWithBacking('what operators are told of', () => {
  let redis: TcpProxy;
  let rabbit: TcpProxy;
  let gateway: RunningGateway;

  beforeAll(async () => {
    const { REDIS_URL, RABBITMQ_URL } = await backingConfig();
    [redis, rabbit] = await Promise.all([TcpProxy.to(REDIS_URL), TcpProxy.to(RABBITMQ_URL)]);
    gateway = await RunningGateway.start({ REDIS_URL: redis.url, RABBITMQ_URL: rabbit.url });
  });
  afterAll(async () => {
    for (const proxy of [redis, rabbit]) proxy?.mend();
    await gateway?.stop();
    await Promise.all([redis, rabbit].map((proxy) => proxy?.close()));
  });

  const get = (part: string) =>
    request(gateway.url)
      .get(`/api/operations/${part}`)
      .set('authorization', `Bearer ${gateway.world.people.root.token}`);
  const statusOf = async (part: string) => (await get(part)).status;

  it('without Redis is all but the jobs, and that Redis does not answer', async () => {
    await get('jobs').expect(200);
    redis.cut();
    await eventually(async () => (await statusOf('jobs')) === 503);
    const told = await eventually(async () => {
      const { body } = await get('processes').expect(200);
      const { processes } = body as ProcessesAnswer;
      const checks = processes.find(({ name }) => name === 'gateway')?.checks;
      return checks?.['redis'] !== 'up' && checks;
    });
    expect(told).toMatchObject({ rabbitmq: 'up', redis: expect.stringMatching(/^down: /) });
    await get('queues').expect(200);
    await get('dead_letters').expect(200);
    redis.mend();
    await eventually(async () => (await statusOf('jobs')) === 200);
  });

  it('without RabbitMQ are the jobs', async () => {
    await get('dead_letters').expect(200);
    rabbit.cut();
    for (const part of ['processes', 'queues', 'dead_letters']) {
      await eventually(async () => (await statusOf(part)) === 503);
    }
    await get('jobs').expect(200);
    rabbit.mend();
    for (const part of ['processes', 'queues', 'dead_letters']) {
      await eventually(async () => (await statusOf(part)) === 200);
    }
  });
});
