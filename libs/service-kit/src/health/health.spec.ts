import type { NestExpressApplication } from '@nestjs/platform-express';
import { backingConfig, describeWithBacking, TcpProxy } from '@plomada/testing';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import request from 'supertest';
import { Broker } from '../broker/broker';
import { Metrics } from '../metrics/metrics';
import { REDIS } from '../redis/redis';
import { start, until } from '../testing/start';
import { HealthRegistry } from './health-registry';

describeWithBacking('the health of a service', () => {
  let app: NestExpressApplication;

  beforeEach(async () => {
    app = await start('healthy', await backingConfig(), { database: true, redis: true });
  });
  afterEach(() => app.close());
  const ready = () => request(app.getHttpServer()).get('/ready');
  const shown = async () => {
    const { text } = await request(app.getHttpServer()).get('/metrics').expect(200);
    return text.split('\n').filter((line) => /^plomada_(ready|check_up)/.test(line));
  };

  it('is live and ready when everything answers, and shows its metrics', async () => {
    await request(app.getHttpServer()).get('/live').expect(200);
    const answer = await ready().expect(200);
    expect(answer.body).toEqual({ ready: true, checks: { rabbitmq: 'up', redis: 'up', mongodb: 'up' } });
    const metrics = await request(app.getHttpServer()).get('/metrics').expect(200);
    expect(metrics.text).toContain('process_cpu_seconds_total');
    expect(await shown()).toEqual([
      'plomada_ready 1',
      'plomada_check_up{check="rabbitmq"} 1',
      'plomada_check_up{check="redis"} 1',
      'plomada_check_up{check="mongodb"} 1',
    ]);
  });

  it('is not ready while a dependency is away, and says which', async () => {
    (app.get(REDIS) as Redis).disconnect();
    const answer = await ready().expect(503);
    expect(answer.body).toMatchObject({ ready: false, checks: { rabbitmq: 'up', mongodb: 'up' } });
    expect(answer.body.checks.redis).toMatch(/^down: /);
    expect(await shown()).toEqual([
      'plomada_ready 0',
      'plomada_check_up{check="rabbitmq"} 1',
      'plomada_check_up{check="redis"} 0',
      'plomada_check_up{check="mongodb"} 1',
    ]);
    await request(app.getHttpServer()).get('/live').expect(200);
  });

  it('is not ready without its broker or its database', async () => {
    await app.get(Broker).onApplicationShutdown();
    app.get(HealthRegistry).add('mongodb', () => Promise.reject(new Error('gone')));
    const answer = await ready().expect(503);
    expect(answer.body.checks).toEqual({
      rabbitmq: 'down: not connected',
      redis: 'up',
      mongodb: 'down: gone',
    });
  });

  it('counts a check without an answer as down', async () => {
    app.get(HealthRegistry).add('imports', () => new Promise(() => undefined));
    const answer = await ready().expect(503);
    expect(answer.body.checks.imports).toBe('down: no answer in 2000 ms');
  });

  it('says that it could not measure, and goes on', async () => {
    const collect = () => {
      throw new Error('not to be measured');
    };
    new Gauge({ name: 'broken', help: 'Broken', registers: [app.get(Metrics).registry], collect });
    await request(app.getHttpServer()).get('/metrics').expect(500, { code: 'INTERNAL' });
    await ready().expect(200);
  });

  it('shows its metrics in time while a dependency hangs, and that it is ready when that answers again', async () => {
    const way = await TcpProxy.to(process.env['REDIS_URL'] ?? '');
    await app.close();
    app = await start('healthy', { ...(await backingConfig()), REDIS_URL: way.url }, { redis: true });
    expect(await shown()).toContain('plomada_ready 1');
    way.deafen();
    // Two who ask at once have one question asked.
    const [first, second] = await Promise.all([shown(), shown()]);
    expect(first).toEqual([
      'plomada_ready 0',
      'plomada_check_up{check="rabbitmq"} 1',
      'plomada_check_up{check="redis"} 0',
    ]);
    expect(second).toEqual(first);
    way.drop();
    await until(async () => (await shown()).includes('plomada_ready 1'));
    await app.close();
    way.close();
  });
});
