import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { inJob, newCorrelationId } from '@plomada/service-kit';
import type { Job } from 'bullmq';
import { config } from '../config';
import { DigestMetrics } from './digest-metrics';
import { DIGEST_QUEUE, type QueuedDigests } from './digest-queue-name';
import { SendDigests } from './send-digests';

@Processor(DIGEST_QUEUE, {
  // A worker waits for Redis as long as it takes; BullMQ insists on that.
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  prefix: `${config.PLOMADA_PREFIX}-bull`,
  concurrency: 2,
})
export class DigestProcessor extends WorkerHost {
  private readonly logger = new Logger('Digests');

  constructor(
    private readonly digests: SendDigests,
    private readonly metrics: DigestMetrics,
  ) {
    super();
  }

  async process({ data: { projectId, due } }: Job<QueuedDigests>): Promise<void> {
    const origin = { correlationId: newCorrelationId() };
    await inJob('send digests', origin, { 'plomada.project': projectId }, () =>
      this.digests.execute(projectId, new Date(due), new Date()),
    );
  }

  @OnWorkerEvent('failed')
  onFailed(job: Job<QueuedDigests> | undefined, error: Error): void {
    this.metrics.project('failed');
    const project = job?.data.projectId;
    this.logger.error({ msg: 'digests not sent, tried again in a minute', project, err: error });
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }
}
