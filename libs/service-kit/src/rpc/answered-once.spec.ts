import { defineRpc } from '@plomada/contracts';
import { Controller, type INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking, TcpProxy } from '@plomada/testing';
import { z } from 'zod';
import { start } from '../testing/start';
import { HandleRpc } from './handle-rpc';
import { RpcClient } from './rpc-client';
import { ShardConsumer } from './shard-consumer';

const QUEUE = 'answered-once';
/** Of an AMQP frame that acknowledges a delivery: its size, its class and its method. */
const ACKNOWLEDGEMENT = '\x00\x00\x00\x0d\x00\x3c\x00\x50';

const shape = { request: z.object({}), response: z.object({ time: z.number() }), timeoutMs: 20_000 };
const ofShard = defineRpc('planning', 'of-shard', shape);
const ofService = defineRpc('planning', 'of-service', shape);

let times = 0;
const handle = async () => ({ time: (times += 1) });

@Controller()
class CountingController {
  @HandleRpc(ofService)
  count() {
    return handle();
  }
}

describeWithBacking('a question whose acknowledgement is lost', () => {
  const apps: INestApplication[] = [];
  let broker: TcpProxy;
  let rpc: RpcClient;

  const begin = async (QUEUE_TYPE: 'classic' | 'quorum') => {
    const config = { ...(await backingConfig()), QUEUE_TYPE };
    broker = await TcpProxy.to(config.RABBITMQ_URL);
    const parts = { rpc: true, controllers: [CountingController] };
    const server = await start('planning', { ...config, RABBITMQ_URL: broker.url }, parts);
    await server.get(ShardConsumer).serve(QUEUE, ofShard, handle);
    const caller = await start('caller', config);
    apps.push(server, caller);
    rpc = caller.get(RpcClient);
  };
  beforeEach(() => (times = 0));
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
    const lost = broker.deafenBefore(ACKNOWLEDGEMENT);
    const answer = ask();
    await lost;
    broker.drop();
    broker.mend();
    // It was not answered yet: the broker hands it over again, and the answer is that of the second time.
    expect(await answer).toEqual({ time: 2 });
    expect(times).toBe(2);
    expect(await ask()).toEqual({ time: 3 });
  });

  // A node of a cluster can lose an acknowledgement that it took, and send the answer on before it dies.
  it.each(ways)(
    'has to be asked again where somebody may have been answered: %s of quorum',
    async (_, ask) => {
      await begin('quorum');
      const lost = broker.deafenBefore(ACKNOWLEDGEMENT);
      const answer = ask();
      await lost;
      broker.drop();
      broker.mend();
      await expect(answer).rejects.toMatchObject({ kind: 'unavailable', code: 'SERVICE_UNAVAILABLE' });
      expect(times).toBe(1);
      expect(await ask()).toEqual({ time: 2 });
    },
  );
});
