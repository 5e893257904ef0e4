import type { BaseConfig } from '../config/base-config';
import { Outbox } from '../database/outbox';
import { ShardConsumer } from '../rpc/shard-consumer';
import { counted, whoAnswers, workQueue } from './crash-contracts';
import { start } from './start';

/** A process for the crash tests: says what it does on stdout, line by line, and waits to be killed or kills itself. */
const [mode = '', given = ''] = process.argv.slice(2);
const config = JSON.parse(given) as BaseConfig;
const say = (line: string) => process.stdout.write(`${line}\n`);

async function serveAndHang(): Promise<void> {
  const app = await start('crash-shard', config);
  await app.get(ShardConsumer).serve(workQueue, whoAnswers, async ({ hang }) => {
    say('asked');
    if (hang) await new Promise(() => undefined);
    return { pid: process.pid };
  });
  say('serving');
}

async function storeAndDie(): Promise<void> {
  const app = await start('crash-outbox', config, { database: true });
  const outbox = app.get(Outbox);
  for (let n = 0; n < 30; n++) await outbox.add(counted, { n }, `event-${n}`);
  process.kill(process.pid, 'SIGKILL');
}

void (mode === 'shard' ? serveAndHang() : storeAndDie());
