import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ImportFiles } from '../files/import-files';
import { ImportJobRepository } from '../jobs/import-job.repository';
import { ImportQueue } from '../queue/import-queue';

/** Milliseconds. */
const EVERY = 60_000;
const QUIET_FOR = 2 * 60_000;

/** Puts right what crashes leave behind. Every worker does it; doing it twice is doing it once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Housekeeping.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly jobs: ImportJobRepository,
    private readonly files: ImportFiles,
    private readonly queue: ImportQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.begin();
    this.timer = setInterval(() => this.begin(), EVERY);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round = this.once().catch((error: unknown) =>
      this.logger.warn(`housekeeping waits for its next round: ${String(error)}`),
    );
  }

  private async once(): Promise<void> {
    // Jobs that the queue forgot (a Redis that lost its data) come back; those it knows stay as they are.
    for (const job of await this.jobs.quietSince(new Date(Date.now() - QUIET_FOR))) {
      await this.queue.add(job);
    }
    const removed = await this.files.removeExpired();
    if (removed > 0) this.logger.log(`${removed} files of former days removed`);
  }
}
