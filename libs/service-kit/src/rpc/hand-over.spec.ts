import { defineRpc } from '@plomada/contracts';
import type { INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import { z } from 'zod';
import type { BaseConfig } from '../config/base-config';
import { start, until } from '../testing/start';
import { RpcClient } from './rpc-client';
import { ShardConsumer } from './shard-consumer';

const QUEUE = 'handed-over.0';
const whoAnswers = defineRpc('planning', 'who-answers', {
  request: z.object({ slow: z.boolean() }),
  response: z.object({ name: z.string() }),
  timeoutMs: 20_000,
});

describeWithBacking('a queue that is one consumer’s at a time', () => {
  const apps: INestApplication[] = [];
  let config: BaseConfig;
  let rpc: RpcClient;
  /** Ends what somebody has under way. */
  let finish: () => void;
  let underWay = 0;

  const consumer = async (name: string): Promise<INestApplication> => {
    const app = await start(name, config);
    apps.push(app);
    await app.get(ShardConsumer).serve(
      QUEUE,
      whoAnswers,
      async ({ slow }) => {
        underWay += 1;
        if (slow) await new Promise<void>((resolve) => (finish = resolve));
        underWay -= 1;
        return { name };
      },
      { keyOf: (data) => String((data as { slow: boolean }).slow) },
    );
    return app;
  };
  const ask = async (slow = false) => (await rpc.callQueue(QUEUE, whoAnswers, { slow })).name;

  const begin = async (QUEUE_TYPE: 'classic' | 'quorum') => {
    config = { ...(await backingConfig()), QUEUE_TYPE };
    const caller = await start('caller', config);
    apps.push(caller);
    rpc = caller.get(RpcClient);
  };
  afterEach(async () => {
    await Promise.all(apps.splice(0).map((app) => app.close()));
  });

  it.each(['classic', 'quorum'] as const)('goes to the next when the first one ends (%s)', async (type) => {
    await begin(type);
    const first = await consumer('first');
    await consumer('second');
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'first', 'first']);
    await first.close();
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['second', 'second', 'second']);
  });

  it.each(['classic', 'quorum'] as const)(
    'goes to the next when the first one steps back, and what is under way is answered by the first (%s)',
    async (type) => {
      await begin(type);
      const first = await consumer('first');
      const second = await consumer('second');
      const slow = ask(true);
      await until(() => underWay === 1);
      await first.get(ShardConsumer).stepBack(QUEUE);
      await until(async () => (await ask()) === 'second');
      expect(await Promise.all([ask(), ask(), ask()])).toEqual(['second', 'second', 'second']);
      finish();
      expect(await slow).toBe('first');
      expect(await ask()).toBe('second');
      await second.get(ShardConsumer).stepBack(QUEUE);
      await until(async () => (await ask()) === 'first');
    },
  );
});
