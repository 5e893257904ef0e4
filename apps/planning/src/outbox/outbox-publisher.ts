import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { LogRepository } from '../log/log.repository';
import type { PlanEntry } from '../log/log-document';
import { PlanPublisher } from './plan-publisher';
import { PublishEntry } from './publish-entry';
import { PublishedBatch } from './published-batch';

/** How often entries are looked for that were appended and not published: after a crash, or while the broker was away. */
const SWEEP_EVERY_MS = 2_000;
/** Younger ones are on their way: the process that appended them is publishing them. */
const OVERDUE_AFTER_MS = 3_000;
const MAX_PUBLISHERS = 2_000;

/**
 * Publishes what was appended, plan by plan in order of seq, at least once, and never in the way of an answer.
 *
 * An entry is marked as pending by its own insert, so none is ever forgotten: whoever finds it later publishes it.
 */
@Injectable()
export class OutboxPublisher implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxPublisher.name);
  private readonly publishers = new Map<string, PlanPublisher>();
  private sweeper: NodeJS.Timeout | undefined;

  constructor(
    private readonly log: LogRepository,
    private readonly entries: PublishEntry,
    private readonly batch: PublishedBatch,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([...this.publishers.values()].map((publisher) => publisher.idle()));
    await this.batch.confirm();
  }

  /** Takes an entry that has just been appended. */
  offer(entry: PlanEntry): void {
    this.publisherOf(entry.projectId).offer(entry);
  }

  private async sweep(): Promise<void> {
    const before = new Date(Date.now() - OVERDUE_AFTER_MS).toISOString();
    try {
      const overdue = await this.log.projectsPending(before);
      for (const projectId of overdue) this.publisherOf(projectId).catchUp();
    } catch (error) {
      this.logger.warn({ msg: 'pending entries not looked up', err: error });
    }
  }

  private publisherOf(projectId: string): PlanPublisher {
    let publisher = this.publishers.get(projectId);
    if (!publisher) {
      this.makeRoom();
      this.publishers.set(
        projectId,
        (publisher = new PlanPublisher(projectId, this.log, this.entries, this.batch, this.logger)),
      );
    }
    return publisher;
  }

  /** A publisher that was dropped reads the log once when it is needed again. */
  private makeRoom(): void {
    for (const [projectId, publisher] of this.publishers) {
      if (this.publishers.size < MAX_PUBLISHERS) return;
      if (!publisher.isRunning) this.publishers.delete(projectId);
    }
  }
}
