import { defineQuery, defineRpc } from '@plomada/contracts';
import { Controller, type INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking, TcpProxy } from '@plomada/testing';
import type { Channel, ConsumeMessage } from 'amqplib';
import { z } from 'zod';
import { Broker } from '../broker/broker';
import { namedQueue, serviceQueue } from '../broker/names';
import type { BaseConfig } from '../config/base-config';
import { start } from '../testing/start';
import { HandleRpc } from './handle-rpc';
import { RpcClient } from './rpc-client';
import { ShardConsumer } from './shard-consumer';
import type { AnswerPacket } from './wire';

const QUEUE = 'answered-once';
/** Of an AMQP frame that acknowledges a delivery: its size, its class and its method. */
const ACKNOWLEDGEMENT = '\x00\x00\x00\x0d\x00\x3c\x00\x50';

const shape = { request: z.object({}), response: z.object({ time: z.number() }), timeoutMs: 20_000 };
const ofShard = defineRpc('planning', 'of-shard', shape);
const ofService = defineRpc('planning', 'of-service', shape);
const readOfService = defineQuery('planning', 'read-of-service', shape);

let times = 0;
let handled: () => void;
const handle = async () => {
  times += 1;
  handled();
  return { time: times };
};

@Controller()
class CountingController {
  @HandleRpc(ofService)
  count() {
    return handle();
  }

  @HandleRpc(readOfService)
  read() {
    return handle();
  }
}

describeWithBacking('a question whose acknowledgement is lost', () => {
  const apps: INestApplication[] = [];
  let broker: TcpProxy;
  let rpc: RpcClient;
  let config: BaseConfig;
  let asker: Broker;

  /** Cuts the service off before its next acknowledgement is through; it comes back at once. */
  const loseAcknowledgement = async (): Promise<void> => {
    await broker.deafenBefore(ACKNOWLEDGEMENT);
    broker.drop();
    broker.mend();
  };

  /** What the broker brings back to a question, whoever reads it. */
  const askByHand = (queue: string, pattern: string) =>
    new Promise<AnswerPacket>((resolve, reject) => {
      const content = Buffer.from(JSON.stringify({ pattern, data: {}, id: 'by-hand' }));
      const replyTo = 'amq.rabbitmq.reply-to';
      const setUp = async (channel: Channel) => {
        const read = (message: ConsumeMessage | null) =>
          message && resolve(JSON.parse(message.content.toString()) as AnswerPacket);
        await channel.consume(replyTo, read, { noAck: true });
        channel.publish('', queue, content, { correlationId: 'by-hand', replyTo });
      };
      asker.channel('by-hand', setUp).catch(reject);
    });

  const begin = async (QUEUE_TYPE: 'classic' | 'quorum') => {
    config = { ...(await backingConfig()), QUEUE_TYPE };
    broker = await TcpProxy.to(config.RABBITMQ_URL);
    const parts = { rpc: true, controllers: [CountingController] };
    const server = await start('planning', { ...config, RABBITMQ_URL: broker.url }, parts);
    await server.get(ShardConsumer).serve(QUEUE, ofShard, handle);
    const caller = await start('caller', config);
    apps.push(server, caller);
    rpc = caller.get(RpcClient);
    asker = caller.get(Broker);
  };
  beforeEach(() => {
    times = 0;
    handled = () => undefined;
  });
  afterEach(async () => {
    broker.mend();
    await Promise.all(apps.splice(0).map((app) => app.close()));
    broker.close();
  });

  const ways = [
    ['the queue of a shard', () => rpc.callQueue(QUEUE, ofShard, {})],
    ['the queue of a service', () => rpc.call(ofService, {})],
  ] as const;

  it.each(ways)('is not handled again after its answer arrived, from %s', async (_, ask) => {
    await begin('classic');
    const lost = loseAcknowledgement();
    const answer = ask();
    await lost;
    // It was not answered yet: the broker hands it over again, and the answer is that of the second time.
    expect(await answer).toEqual({ time: 2 });
    expect(times).toBe(2);
    expect(await ask()).toEqual({ time: 3 });
  });

  // A node of a cluster can lose an acknowledgement that it took, and send the answer on before it dies.
  it.each([
    ['the queue of a shard', namedQueue, QUEUE, ofShard],
    ['the queue of a service', serviceQueue, 'planning', ofService],
  ] as const)(
    'is not handled again where somebody may have been answered, but answered so that it can be asked again: %s of quorum',
    async (_, nameOf, queue, { pattern }) => {
      await begin('quorum');
      const lost = loseAcknowledgement();
      const answer = askByHand(nameOf(config, queue), pattern);
      await lost;
      expect(await answer).toMatchObject({ err: { code: 'SERVICE_UNAVAILABLE' }, askAgain: true });
      expect(times).toBe(1);
    },
  );

  it('is asked again by who still waits to read of a service of quorum queues, within its time', async () => {
    await begin('quorum');
    const lost = loseAcknowledgement();
    const answer = rpc.call(readOfService, {});
    await lost;
    expect(await answer).toEqual({ time: 2 });
    expect(times).toBe(2);
  });

  it('is not asked a third time, or one that nobody survives would end one process after the other', async () => {
    await begin('quorum');
    handled = () => void loseAcknowledgement();
    await expect(rpc.call(readOfService, {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(times).toBe(2);
  });

  it.each([
    ['something changes, as it might be done twice', () => rpc.call(ofService, {})],
    ['a shard has it, as it would come behind what was sent since', () => rpc.callQueue(QUEUE, ofShard, {})],
  ])('is not asked again of quorum queues where %s', async (_, ask) => {
    await begin('quorum');
    const lost = loseAcknowledgement();
    const answer = ask();
    await lost;
    await expect(answer).rejects.toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
    expect(times).toBe(1);
    expect(await ask()).toEqual({ time: 2 });
  });
});
