import { Injectable } from '@nestjs/common';
import type { INestApplication } from '@nestjs/common';
import { backingConfig, describeWithBacking } from '@plomada/testing';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { Inbox } from '../database/inbox';
import { type EventMeta, OnEvent } from '../events/on-event';
import { counted, whoAnswers, workQueue } from '../testing/crash-contracts';
import { bundle, run } from '../testing/run-program';
import { start, until } from '../testing/start';
import { RpcClient } from './rpc-client';
import { ShardConsumer } from './shard-consumer';

@Injectable()
class CountHeard {
  readonly heard: number[] = [];

  constructor(private readonly inbox: Inbox) {}

  @OnEvent(counted)
  async onCounted({ n }: { n: number }, { id }: EventMeta) {
    await this.inbox.once(id, async () => this.heard.push(n));
  }
}

describeWithBacking('a process that is killed', () => {
  let program: string;
  const apps: INestApplication[] = [];

  beforeAll(async () => {
    program = await bundle('crash-program');
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  afterAll(() => program && rmSync(dirname(program), { recursive: true, force: true }));

  it.each(['classic', 'quorum'] as const)(
    'hands its %s queue to the next consumer, of a classic one with the question under way',
    async (QUEUE_TYPE) => {
      const config = { ...(await backingConfig()), QUEUE_TYPE };
      const dying = run(program, 'shard', JSON.stringify(config));
      await until(() => dying.lines.includes('serving'));
      const second = await start('second', config);
      apps.push(second);
      let asked = 0;
      await second.get(ShardConsumer).serve(workQueue, whoAnswers, async () => {
        asked += 1;
        return { pid: process.pid };
      });

      const rpc = second.get(RpcClient);
      expect(await rpc.callQueue(workQueue, whoAnswers, { hang: false })).toEqual({ pid: dying.process.pid });
      const hanging = rpc.callQueue(workQueue, whoAnswers, { hang: true });
      await until(() => dying.lines.filter((line) => line === 'asked').length === 2);
      expect(asked).toBe(0);
      dying.process.kill('SIGKILL');

      if (QUEUE_TYPE === 'quorum') {
        await expect(hanging).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
        expect(asked).toBe(0);
        expect(await rpc.callQueue(workQueue, whoAnswers, { hang: true })).toEqual({ pid: process.pid });
      } else expect(await hanging).toEqual({ pid: process.pid });
      expect(asked).toBe(1);
    },
  );

  it('leaves what it stored in the outbox to be told by the next, each event once to an idempotent consumer', async () => {
    const config = await backingConfig();
    const listener = await start('listener', config, { database: true, providers: [CountHeard] });
    apps.push(listener);
    const dying = run(program, 'outbox', JSON.stringify(config));
    const [, signal] = await once(dying.process, 'exit');
    expect(signal).toBe('SIGKILL');

    apps.push(await start('crash-outbox', config, { database: true }));
    const { heard } = listener.get(CountHeard);
    await until(() => heard.length >= 30);
    expect([...heard].sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });
});
