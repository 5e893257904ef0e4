import { once } from 'node:events';
import { defineEvent, defineRpc } from '@plomada/contracts';
import { Controller, type INestApplication, Injectable } from '@nestjs/common';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import type { Channel } from 'amqplib';
import { z } from 'zod';
import { EventBus } from '../events/event-bus';
import { OnEvent } from '../events/on-event';
import { HandleRpc } from '../rpc/handle-rpc';
import { RpcClient } from '../rpc/rpc-client';
import { start, until } from '../testing/start';
import { Broker } from './broker';
import { connectBroker } from './connect-broker';
import { deadQueue, serviceQueue } from './names';

const echo = defineRpc('planning', 'echo', { request: z.object({}), response: z.object({}) });
const failing = defineEvent('planning', 'failing', z.object({ n: z.number() }));

let handled = 0;

@Controller()
class EchoController {
  @HandleRpc(echo)
  async echo() {
    handled += 1;
    return {};
  }
}

@Injectable()
class Failing {
  @OnEvent(failing, { retries: 1 })
  onFailing(): never {
    throw new Error('as always');
  }
}

describeWithBacking('queues that were made as another type', () => {
  let app: INestApplication | undefined;
  afterEach(() => app?.close());

  it.each([
    ['of questions', { rpc: true, controllers: [EchoController] }, serviceQueue],
    ['of dead letters', { providers: [Failing] }, deadQueue],
  ])('end the start with their name (%s)', async (_, parts, nameOf) => {
    const config = { ...(await backingConfig()), QUEUE_TYPE: 'classic' as const, START_PATIENCE_SECONDS: 2 };
    await (await start('planning', config, parts)).close();
    const again = start('planning', { ...config, QUEUE_TYPE: 'quorum' }, parts);
    await expect(again).rejects.toThrow(
      new RegExp(`^RabbitMQ refuses .*x-queue-type.*${nameOf(config, 'planning')}`),
    );
  });

  // The connection is renewed for the channel that was refused, and the others of the process end with it.
  it('are named also by a channel that has nothing to do with them', async () => {
    const config = { ...(await backingConfig()), QUEUE_TYPE: 'classic' as const, START_PATIENCE_SECONDS: 2 };
    app = await start('planning', config);
    const broker = app.get(Broker);
    const name = serviceQueue(config, 'planning');
    const declare = (durable: boolean) => async (channel: Channel) =>
      void (await channel.assertQueue(name, { durable }));
    await broker.channel('first', declare(true));
    const bystander = broker.channel('bystander', async (channel) => {
      await once(channel, 'close');
      throw new Error('Channel ended, no reply will be forthcoming');
    });
    broker.channel('second', declare(false)).catch(() => undefined);
    await expect(bystander).rejects.toThrow(new RegExp(`^RabbitMQ refuses bystander .*durable.*${name}`));
  });
});

describeWithBacking('quorum queues', () => {
  let app: INestApplication | undefined;
  afterEach(() => app?.close());

  it('do not bring a question that nobody waits for any longer', async () => {
    const config = { ...(await backingConfig()), QUEUE_TYPE: 'quorum' as const };
    const parts = { rpc: true, controllers: [EchoController] };
    await (await start('planning', config, parts)).close();
    const caller = await start('caller', config);
    await expect(caller.get(RpcClient).call(echo, {}, { timeoutMs: 200 })).rejects.toThrow('SERVICE_TIMEOUT');
    app = await start('planning', config, parts);
    handled = 0;
    await caller.get(RpcClient).call(echo, {});
    expect(handled).toBe(1);
    await caller.close();
  });

  it('keep what an app gave up on', async () => {
    const config = { ...(await backingConfig()), QUEUE_TYPE: 'quorum' as const };
    app = await start('planning', config, { providers: [Failing] });
    await app.get(EventBus).publish(failing, { n: 1 });
    const connection = await connectBroker(config.RABBITMQ_URL);
    const channel = await connection.createChannel();
    await until(async () => (await channel.checkQueue(deadQueue(config, 'planning'))).messageCount === 1);
    await connection.close();
  });
});
