import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { AppFailure, inJob } from '@plomada/service-kit';
import { type Job, UnrecoverableError } from 'bullmq';
import { config } from '../config';
import { INDICATOR_QUEUE, type QueuedComputation } from '../queue/queue-name';
import { ReportRepository } from '../results/report.repository';
import { ComputeIndicators } from './compute-indicators';

/** The job of a worker that was killed is taken over after some fifteen seconds. */
@Processor(INDICATOR_QUEUE, {
  // A worker waits for Redis as long as it takes; BullMQ insists on that.
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  concurrency: config.INDICATOR_CONCURRENCY,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
})
export class IndicatorsProcessor extends WorkerHost {
  private readonly logger = new Logger(IndicatorsProcessor.name);

  constructor(
    private readonly computation: ComputeIndicators,
    private readonly reports: ReportRepository,
  ) {
    super();
  }

  async process(job: Job<QueuedComputation>): Promise<void> {
    const { projectId } = job.data;
    await inJob('calculate indicators', job.data, { 'plomada.project': projectId }, async () => {
      try {
        await this.computation.execute(projectId, (share) => job.updateProgress(share));
      } catch (error) {
        if (error instanceof AppFailure && error.kind === 'notFound') {
          throw new UnrecoverableError(`There is no plan of ${projectId}`);
        }
        throw error;
      }
    });
  }

  @OnWorkerEvent('failed')
  async onFailed(job: Job<QueuedComputation> | undefined, error: Error): Promise<void> {
    const project = job?.data.projectId;
    const given = job?.attemptsMade ?? 0;
    const final = error instanceof UnrecoverableError || given >= (job?.opts.attempts ?? 1);
    const level = final ? 'error' : 'warn';
    this.logger[level]({ msg: 'indicators not calculated', project, attempt: given, final, err: error });
    if (!final || !project) return;
    await this.reports
      .fail(project)
      .catch((cause: unknown) => this.logger.error({ msg: 'failure not kept', project, err: cause }));
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue: ${error.message}`);
  }
}
