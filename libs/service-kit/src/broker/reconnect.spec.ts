import { defineEvent } from '@plomada/contracts';
import { type INestApplication, Injectable } from '@nestjs/common';
import { backingConfig, TcpProxy, describeWithBacking } from '@plomada/testing';
import type { Channel } from 'amqplib';
import { once } from 'node:events';
import { z } from 'zod';
import { EventBus } from '../events/event-bus';
import { OnEvent } from '../events/on-event';
import { HealthRegistry } from '../health/health-registry';
import { RpcClient } from '../rpc/rpc-client';
import { Broker } from './broker';
import { ShardConsumer } from '../rpc/shard-consumer';
import { echo, EchoController } from '../testing/echo';
import { start, until } from '../testing/start';

const rang = defineEvent('planning', 'rang', z.object({ n: z.number() }));

@Injectable()
class Bell {
  readonly rings: number[] = [];

  @OnEvent(rang, { queue: 'each' })
  onRang({ n }: { n: number }) {
    this.rings.push(n);
  }
}

describeWithBacking('a service whose way to the broker is cut', () => {
  let proxy: TcpProxy;
  let app: INestApplication;
  let rpc: RpcClient;

  beforeEach(async () => {
    const config = await backingConfig();
    proxy = await TcpProxy.to(config.RABBITMQ_URL);
    const RABBITMQ_URL = proxy.url;
    app = await start(
      'planning',
      { ...config, RABBITMQ_URL },
      { rpc: true, controllers: [EchoController], providers: [Bell] },
    );
    await app.get(ShardConsumer).serve('shard.0', echo, async () => ({ here: true }));
    rpc = app.get(RpcClient);
  });
  afterEach(async () => {
    proxy.mend();
    await app?.close();
    proxy?.close();
  });

  const answers = (asked: Promise<{ here: boolean }>) =>
    asked.then(
      ({ here }) => here,
      () => false,
    );

  it('says at once that others are out of reach, and is whole again by itself when the way is mended', async () => {
    expect(await answers(rpc.call(echo, {}))).toBe(true);
    proxy.cut();
    await until(async () => !(await app.get(HealthRegistry).ask()).ready);
    await expect(rpc.call(echo, {})).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'SERVICE_UNAVAILABLE',
    });

    proxy.mend();
    await until(() => answers(rpc.call(echo, {}, { timeoutMs: 500 })));
    await until(() => answers(rpc.callQueue('shard.0', echo, {}, { timeoutMs: 500 })));
    await until(async () => (await app.get(HealthRegistry).ask()).ready);
    await app.get(EventBus).publish(rang, { n: 1 });
    await until(() => app.get(Bell).rings.length > 0);
    expect(app.get(Bell).rings).toEqual([1]);
  });

  it('keeps an event that is told during a short cut until it can be sent', async () => {
    proxy.cut();
    await until(async () => !(await app.get(HealthRegistry).ask()).ready);
    const told = app.get(EventBus).publish(rang, { n: 2 }, { id: 'during-the-cut' });
    proxy.mend();
    await told;
  });

  it('is whole again after a channel ended as it was set up', async () => {
    const setUps: Channel[] = [];
    await app.get(Broker).channel('ends-once', async (channel) => {
      if (setUps.push(channel) > 1) return;
      proxy.drop();
      await once(channel, 'close');
    });
    expect(setUps).toHaveLength(2);
    await until(async () => (await app.get(HealthRegistry).ask()).ready);
  });

  it('renews a channel that the broker ended alone', async () => {
    const bus = app.get(EventBus) as unknown as {
      channel: { publish(...args: unknown[]): Promise<unknown> };
    };
    bus.channel.publish('an exchange that is not there', '', Buffer.from('x')).catch(() => undefined);
    await until(async () => !(await app.get(HealthRegistry).ask()).ready);
    await until(async () => (await app.get(HealthRegistry).ask()).ready);
    await app.get(EventBus).publish(rang, { n: 3 });
    await until(() => app.get(Bell).rings.includes(3));
  });
});
