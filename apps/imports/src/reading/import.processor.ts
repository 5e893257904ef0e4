import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { config } from '../config';
import { IMPORT_QUEUE, type QueuedImport } from '../queue/queue-name';
import { ReadImport } from './read-import';

/**
 * Takes jobs from the queue. The work is done in threads, so this one renews its locks in time, and they can be short:
 * the job of a worker that was killed is taken over after some fifteen seconds. How often, the job's document counts.
 */
@Processor(IMPORT_QUEUE, {
  concurrency: config.IMPORT_CONCURRENCY,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
})
export class ImportProcessor extends WorkerHost {
  private readonly logger = new Logger(ImportProcessor.name);

  constructor(private readonly reading: ReadImport) {
    super();
  }

  process({ data }: Job<QueuedImport>): Promise<void> {
    return this.reading.execute(data.jobId);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<QueuedImport> | undefined, error: Error): void {
    this.logger.error(`import ${job?.data.jobId} is tried again: ${error.stack}`);
  }

  @OnWorkerEvent('stalled')
  onStalled(jobId: string): void {
    this.logger.warn(`import ${jobId} lost its worker and is read again`);
  }
}
