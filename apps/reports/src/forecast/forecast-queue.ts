import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { currentCorrelationId } from '@plomada/service-kit';
import type { Queue } from 'bullmq';
import { FORECAST_QUEUE, type QueuedComputation } from '../queue/queue-name';

@Injectable()
export class ForecastQueue implements OnModuleInit {
  private readonly logger = new Logger(ForecastQueue.name);

  constructor(@InjectQueue(FORECAST_QUEUE) private readonly queue: Queue<QueuedComputation>) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue of forecasts: ${error.message}`));
  }

  /** Asks for a project's forecast; asked again while that is on its way, it is one calculation. */
  async ask(projectId: string): Promise<void> {
    const data = { projectId, correlationId: currentCorrelationId() };
    await this.queue.add('forecast', data, { deduplication: { id: projectId } });
  }

  /** The share that is done of a project's forecast which waits or is calculated; null where none is. */
  async progressOf(projectId: string): Promise<number | null> {
    const jobId = await this.queue.getDeduplicationJobId(projectId);
    const job = jobId ? await this.queue.getJob(jobId) : undefined;
    if (!job) return null;
    return typeof job.progress === 'number' ? job.progress : 0;
  }
}
