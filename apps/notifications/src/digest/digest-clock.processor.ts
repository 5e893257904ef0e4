import { InjectQueue, OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { config } from '../config';
import { DigestProjects } from './digest-projects';
import { DIGEST_CLOCK, DIGEST_QUEUE, type QueuedDigests } from './digest-queue-name';

/**
 * Looks for projects whose digests are due, and queues each once however many processes look. When they are due is in the
 * database: a Redis that lost everything, or was away, costs a minute.
 */
@Processor(DIGEST_CLOCK, {
  // A worker waits for Redis as long as it takes; BullMQ insists on that.
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
})
export class DigestClockProcessor extends WorkerHost {
  private readonly logger = new Logger(DigestClockProcessor.name);

  constructor(
    @InjectQueue(DIGEST_QUEUE) private readonly queue: Queue<QueuedDigests>,
    private readonly projects: DigestProjects,
  ) {
    super();
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
  }

  /** While a project's job is there, the same one again changes nothing; one that failed is begun again by the next look. */
  async process(): Promise<void> {
    for (const { _id: projectId, dueAt } of await this.projects.due(new Date())) {
      if (!dueAt) continue;
      const due = dueAt.toISOString();
      const jobId = `${projectId}_${due}`.replaceAll(':', '_');
      await this.queue.add('project', { projectId, due }, { jobId });
    }
  }

  @OnWorkerEvent('failed')
  onFailed(_: unknown, error: Error): void {
    this.logger.warn(`digests are looked for again later: ${error.message}`);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }
}
