import type { Logger } from '@nestjs/common';
import { afterSending } from '@plomada/service-kit';
import type { LogRepository } from '../log/log.repository';
import type { PlanEntry } from '../log/log-document';
import type { PublishEntry } from './publish-entry';
import type { PublishedBatch } from './published-batch';

/** Entries that wait in memory; beyond that many they are read from the log again. */
const MOST_WAITING = 200;
/** Entries that are read from the log, or taken of those that wait, at a time. */
const BATCH = 50;

/**
 * The order in which one plan's entries leave.
 *
 * While it is up to date (every entry before the next one was published by it or handed to it) it lives on what
 * it is handed. As soon as it cannot know that, it reads what is pending from the log.
 */
export class PlanPublisher {
  private waiting: PlanEntry[] = [];
  private upToDate = false;
  private lastOffered = -1;
  private running: Promise<void> | null = null;

  constructor(
    private readonly projectId: string,
    private readonly log: LogRepository,
    private readonly entries: PublishEntry,
    private readonly batch: PublishedBatch,
    private readonly logger: Logger,
  ) {}

  get isRunning(): boolean {
    return this.running !== null;
  }

  offer(entry: PlanEntry): void {
    const follows = entry.seq === this.lastOffered + 1;
    this.lastOffered = entry.seq;
    if (!follows || this.waiting.length >= MOST_WAITING) this.forget();
    else if (this.upToDate) this.waiting.push(entry);
    this.run();
  }

  /** Publishes what the log says is pending, unless it is at it. */
  catchUp(): void {
    if (this.running) return;
    this.forget();
    this.run();
  }

  async idle(): Promise<void> {
    while (this.running) await this.running;
  }

  private run(): void {
    this.running ??= this.publishAll()
      .catch((error: unknown) => {
        // What was not published stays pending in the log: the next sweep takes it up.
        this.forget();
        this.logger.warn({ msg: 'entries not published', project: this.projectId, err: error });
      })
      .finally(() => {
        this.running = null;
        if (this.waiting.length > 0) this.run();
      });
  }

  private async publishAll(): Promise<void> {
    // The author's answer goes first.
    await afterSending();
    while (!this.upToDate || this.waiting.length > 0) {
      if (this.upToDate) await this.publish(this.waiting.splice(0, BATCH));
      else await this.publishPending();
    }
  }

  private async publishPending(): Promise<void> {
    // Before the log is read: what is appended from here on is either read or handed over, or both.
    this.upToDate = true;
    let batch: PlanEntry[] = [];
    for await (const entry of this.log.pending(this.projectId)) {
      if (batch.push(entry) < BATCH) continue;
      await this.publish(batch);
      batch = [];
    }
    await this.publish(batch);
  }

  private async publish(batch: readonly PlanEntry[]): Promise<void> {
    for (const entry of batch) {
      // Read from the log before it was handed over, or read again before it was noted.
      if (this.batch.has(entry)) continue;
      await this.entries.publish(entry);
      this.batch.published(entry);
    }
  }

  private forget(): void {
    this.upToDate = false;
    this.waiting = [];
  }
}
