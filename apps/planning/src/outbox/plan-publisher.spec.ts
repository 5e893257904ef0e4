import { Logger } from '@nestjs/common';
import type { EventBus } from '@plomada/service-kit';
import type { PlanEntry } from '../log/log-document';
import type { LogRepository } from '../log/log.repository';
import type { PlanSummariesRepository } from '../plans/plan-summaries.repository';
import { PlanPublisher } from './plan-publisher';
import type { PublishEntry } from './publish-entry';
import { PublishedBatch } from './published-batch';

const entry = (seq: number, actionId = `a${seq}`) => ({ projectId: 'p1', seq, actionId }) as PlanEntry;
const NOTHING = () => Promise.resolve();

/** Publishes from a log that tells what is pending, and keeps the order in which entries left and which were noted. */
function publishing(pending: () => AsyncGenerator<PlanEntry>) {
  const left: string[] = [];
  const noted: string[] = [];
  const markPublished = async (plans: readonly { readonly ids: readonly string[] }[]) =>
    void noted.push(...plans.flatMap(({ ids }) => ids));
  const log = { pending, markPublished } as unknown as LogRepository;
  const entries = { publish: async ({ actionId }: PlanEntry) => void left.push(actionId) };
  const batch = new PublishedBatch(
    log,
    { advance: NOTHING } as unknown as PlanSummariesRepository,
    { publish: NOTHING } as unknown as EventBus,
  );
  const publisher = new PlanPublisher('p1', log, entries as unknown as PublishEntry, batch, new Logger());
  return { publisher, batch, left, noted };
}

describe('the entries of a plan', () => {
  it('leave once when the log told them before they were handed over', async () => {
    const { publisher, batch, left, noted } = publishing(async function* () {
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
    await batch.confirm();
    expect(left).toEqual(['a0', 'a1', 'a2', 'a3']);
    expect(noted).toEqual(left);
  });

  it.each([
    ['handed over', (publisher: PlanPublisher) => publisher.offer(entry(2, 'other'))],
    ['found in the log', (publisher: PlanPublisher) => publisher.catchUp()],
  ])('leave where a restored log has others under their seqs, %s', async (_how, told) => {
    let stored = [entry(0), entry(1), entry(2)];
    const { publisher, batch, left, noted } = publishing(async function* () {
      yield* stored;
    });
    for (const one of stored) publisher.offer(one);
    await publisher.idle();
    stored = [entry(2, 'other')];
    // What was published before is noted meanwhile: by action, so that the other is still pending.
    const confirmed = batch.confirm();
    told(publisher);
    await confirmed;
    expect(noted).not.toContain('other');
    await publisher.idle();
    await batch.confirm();
    expect(left).toEqual(['a0', 'a1', 'a2', 'other']);
    expect(noted).toEqual(left);
  });

  it('leave again where it could not be noted that they did', async () => {
    const { publisher, batch, left } = publishing(async function* () {
      yield entry(0);
    });
    publisher.offer(entry(0));
    await publisher.idle();
    await batch.confirm();
    publisher.catchUp();
    await publisher.idle();
    await batch.confirm();
    expect(left).toEqual(['a0', 'a0']);
  });
});
