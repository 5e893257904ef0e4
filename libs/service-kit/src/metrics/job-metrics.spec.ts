import type { NestExpressApplication } from '@nestjs/platform-express';
import { backingConfig, describeWithBacking, TcpProxy } from '@plomada/testing';
import { Queue, Worker } from 'bullmq';
import request from 'supertest';
import { start, until } from '../testing/start';
import { jobMetrics } from './job-metrics';

const NAMES = ['drawings', 'letters'];

describeWithBacking('the jobs of a service', () => {
  let way: TcpProxy;
  let prefix: string;
  let queues: Queue[];
  let app: NestExpressApplication;

  beforeEach(async () => {
    const config = await backingConfig();
    way = await TcpProxy.to(config.REDIS_URL);
    prefix = `${config.PLOMADA_PREFIX}-bull`;
    queues = NAMES.map((name) => {
      const queue = new Queue(name, { connection: { url: way.url, maxRetriesPerRequest: 1 }, prefix });
      // Redis is taken away on purpose.
      return queue.on('error', () => undefined);
    });
    const providers = [
      ...queues.map((queue) => ({ provide: queue.name, useValue: queue })),
      jobMetrics(...NAMES),
    ];
    app = await start('counting', config, { providers });
  });
  afterEach(async () => {
    way.mend();
    way.drop();
    await app.close();
    await Promise.all(queues.map((queue) => queue.obliterate({ force: true }).then(() => queue.close())));
    way.close();
  });

  const shown = async (): Promise<string[]> => {
    const { text } = await request(app.getHttpServer()).get('/metrics').expect(200);
    return text.split('\n').filter((line) => line.startsWith('plomada_jobs{'));
  };
  const line = (queue: string, state: string, count: number) =>
    `plomada_jobs{queue="${queue}",state="${state}"} ${count}`;

  it('are counted by queue and state, those with a priority among those that wait', async () => {
    const [drawings] = queues as [Queue];
    const none = NAMES.flatMap((queue) =>
      ['waiting', 'active', 'delayed', 'failed'].map((state) => line(queue, state, 0)),
    );
    expect(await shown()).toEqual(none);
    await drawings.add('fail', {});
    let go = (): void => undefined;
    const told = new Promise<void>((resolve) => (go = resolve));
    const worker = new Worker(
      drawings.name,
      async ({ name }) => {
        if (name === 'fail') throw new Error('cannot');
        await told;
      },
      { connection: { url: process.env['REDIS_URL'] ?? '' }, prefix },
    );
    try {
      await until(async () => (await shown()).includes(line('drawings', 'failed', 1)));
      await drawings.add('wait', {});
      await until(async () => (await shown()).includes(line('drawings', 'active', 1)));
      await drawings.add('plain', {});
      await drawings.add('urgent', {}, { priority: 3 });
      await drawings.add('later', {}, { delay: 600_000 });
      expect(await shown()).toEqual([
        line('drawings', 'waiting', 2),
        line('drawings', 'active', 1),
        line('drawings', 'delayed', 1),
        line('drawings', 'failed', 1),
        ...none.slice(4),
      ]);
    } finally {
      go();
      await worker.close();
    }
  });

  it('are not told while Redis is away or does not answer, in a scrape that ends in time, and are again afterwards', async () => {
    expect(await shown()).toHaveLength(8);
    for (const away of [() => way.cut(), () => way.deafen()]) {
      away();
      expect(await shown()).toEqual([]);
      way.mend();
      way.drop();
      await until(async () => (await shown()).length === 8);
    }
  });

  it('are asked for once at a time, however often Prometheus comes while Redis does not answer', async () => {
    await shown();
    const asked = queues.map((queue) => jest.spyOn(queue, 'getJobCounts'));
    way.deafen();
    await Promise.all([shown(), shown()]);
    await shown();
    for (const ask of asked) expect(ask).toHaveBeenCalledTimes(1);
  });
});
