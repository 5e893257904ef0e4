import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import { AppFailure, inJob } from '@plomada/service-kit';
import { type Job, UnrecoverableError } from 'bullmq';
import { config } from '../config';
import { FORECAST_QUEUE, type QueuedComputation } from '../queue/queue-name';
import { ComputeForecast } from './compute-forecast';
import { ForecastRepository } from '../results/forecast.repository';

/** One at a time: a forecast takes seconds of a processor, and indicators go first. */
@Processor(FORECAST_QUEUE, {
  connection: { url: config.REDIS_URL, maxRetriesPerRequest: null },
  concurrency: 1,
  lockDuration: 30_000,
  stalledInterval: 10_000,
  maxStalledCount: 3,
})
export class ForecastProcessor extends WorkerHost {
  private readonly logger = new Logger(ForecastProcessor.name);

  constructor(
    private readonly computation: ComputeForecast,
    private readonly forecasts: ForecastRepository,
  ) {
    super();
  }

  async process(job: Job<QueuedComputation>): Promise<void> {
    const { projectId } = job.data;
    await inJob('calculate forecast', job.data, { 'plomada.project': projectId }, async () => {
      try {
        await this.computation.execute(projectId, (share) => job.updateProgress(share));
      } catch (error) {
        if (error instanceof AppFailure && error.kind === 'notFound') {
          // A close of it that was told after it went.
          await this.forecasts.forgetUnlessForecast(projectId);
          throw new UnrecoverableError(`There is no plan of ${projectId}`);
        }
        throw error;
      }
    });
  }

  @OnWorkerEvent('failed')
  async onFailed(job: Job<QueuedComputation> | undefined, error: Error): Promise<void> {
    const project = job?.data.projectId;
    const final =
      error instanceof UnrecoverableError || (job?.attemptsMade ?? 0) >= (job?.opts.attempts ?? 1);
    this.logger[final ? 'error' : 'warn']({ msg: 'forecast not calculated', project, final, err: error });
    // Of a project that is gone nothing is kept, not even that.
    if (!final || !project || error instanceof UnrecoverableError) return;
    await this.forecasts
      .fail(project)
      .catch((cause: unknown) => this.logger.error({ msg: 'failure not kept', project, err: cause }));
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.logger.warn(`the queue of forecasts: ${error.message}`);
  }
}
