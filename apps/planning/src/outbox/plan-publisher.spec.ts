import { Logger } from '@nestjs/common';
import type { PlanEntry } from '../log/log-document';
import type { LogRepository } from '../log/log.repository';
import { PlanPublisher } from './plan-publisher';
import type { PublishEntry } from './publish-entry';
import type { PublishedBatch } from './published-batch';

const entry = (seq: number) => ({ seq }) as PlanEntry;

/** Publishes from a log that tells what is pending, and keeps the order in which entries left. */
function publishing(pending: () => AsyncGenerator<PlanEntry>) {
  const left: number[] = [];
  const entries = { publish: async ({ seq }: PlanEntry) => void left.push(seq) };
  const publisher = new PlanPublisher(
    'p1',
    { pending } as unknown as LogRepository,
    entries as unknown as PublishEntry,
    { published: () => undefined } as unknown as PublishedBatch,
    new Logger(),
  );
  return { publisher, left };
}

describe('the entries of a plan', () => {
  it('leave once when the log told them before they were handed over', async () => {
    const { publisher, left } = publishing(async function* () {
      yield entry(0);
      yield entry(1);
      setImmediate(() => publisher.offer(entry(1)));
      yield entry(2);
    });
    publisher.offer(entry(0));
    await publisher.idle();
    await new Promise(setImmediate);
    publisher.offer(entry(2));
    publisher.offer(entry(3));
    await publisher.idle();
    expect(left).toEqual([0, 1, 2, 3]);
  });

  it('leave again where a restored log has other entries under their seqs', async () => {
    let stored = [0, 1, 2];
    const { publisher, left } = publishing(async function* () {
      for (const seq of stored) yield entry(seq);
    });
    for (const seq of stored) publisher.offer(entry(seq));
    await publisher.idle();
    stored = [1];
    publisher.offer(entry(1));
    await publisher.idle();
    expect(left).toEqual([0, 1, 2, 1]);
  });
});
