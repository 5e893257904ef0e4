import { defineRpc } from '@plomada/contracts';
import type { INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import { z } from 'zod';
import { start, until } from '../testing/start';
import { RpcClient } from './rpc-client';
import { ShardConsumer } from './shard-consumer';

const QUEUE = 'keyed';
const work = defineRpc('planning', 'work', {
  request: z.object({ key: z.string(), n: z.number() }),
  response: z.object({ n: z.number() }),
  timeoutMs: 20_000,
});
const keyOf = (data: unknown): string => String((data as { key?: unknown } | undefined)?.key);

describeWithBacking('a queue with keys', () => {
  let app: INestApplication;
  const events: string[] = [];
  let open: (() => void)[] = [];

  beforeAll(async () => {
    app = await start('keyed', await backingConfig());
    const handler = async ({ key, n }: { key: string; n: number }) => {
      events.push(`${key}${n} begins`);
      await new Promise<void>((resolve) => open.push(resolve));
      events.push(`${key}${n} ends`);
      if (n < 0) throw new Error('refused');
      return { n };
    };
    await app.get(ShardConsumer).serve(QUEUE, work, handler, { keyOf });
  });
  beforeEach(() => {
    events.length = 0;
    open = [];
  });
  afterAll(() => app?.close());

  const ask = (key: string, n: number) => app.get(RpcClient).callQueue(QUEUE, work, { key, n });
  const letOne = async (place: number): Promise<void> => {
    await until(() => open.length > place);
    open[place]?.();
  };

  it('answers each key in order, one at a time, and no key waits for another', async () => {
    const answers = [ask('a', 1), ask('a', 2), ask('b', 1)];
    await until(() => open.length === 2);
    expect(events).toEqual(['a1 begins', 'b1 begins']);
    await letOne(1);
    expect(await answers[2]).toEqual({ n: 1 });
    expect(events).not.toContain('a2 begins');
    await letOne(0);
    await letOne(2);
    expect(await Promise.all(answers)).toEqual([{ n: 1 }, { n: 2 }, { n: 1 }]);
    expect(events.indexOf('a2 begins')).toBe(events.indexOf('a1 ends') + 1);
  });

  it('goes on in a key after a question that failed', async () => {
    const refused = ask('a', -1).catch((error: { code: string }) => error.code);
    const next = ask('a', 2);
    await letOne(0);
    expect(await refused).toBe('INTERNAL');
    await letOne(1);
    expect(await next).toEqual({ n: 2 });
  });

  it('answers what breaks the contract without holding anything up', async () => {
    const bad = ask('a', 'one' as unknown as number).catch((error: { code: string }) => error.code);
    expect(await bad).toBe('REQUEST_INVALID');
    const good = ask('a', 1);
    await letOne(0);
    expect(await good).toEqual({ n: 1 });
  });
});
