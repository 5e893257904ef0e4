import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { currentOrigin } from '@plomada/service-kit';
import type { DeduplicationOptions, Queue } from 'bullmq';
import { jobProgress } from './job-progress';
import { FORECAST_QUEUE, type QueuedComputation } from './queue-name';

/** The queue's own order: 0 is first. */
const AFTER_THOSE_ASKED_FOR = 1;

@Injectable()
export class ForecastQueue implements OnModuleInit {
  private readonly logger = new Logger(ForecastQueue.name);

  constructor(@InjectQueue(FORECAST_QUEUE) private readonly queue: Queue<QueuedComputation>) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue of forecasts: ${error.message}`));
  }

  /** Asks for a project's forecast; asked again while that is on its way, it is one calculation. */
  async ask(projectId: string): Promise<void> {
    await this.add(projectId, { id: projectId });
  }

  /** Asks for the forecast of what the plan is from now on: one more after a calculation that may have read the plan already. */
  async askAfterChange(projectId: string): Promise<void> {
    await this.add(projectId, { id: projectId, keepLastIfActive: true });
  }

  /** The same where what the forecast rests on beside the plan has changed: those that somebody asked for go first. */
  async renew(projectId: string): Promise<void> {
    await this.add(projectId, { id: projectId, keepLastIfActive: true }, AFTER_THOSE_ASKED_FOR);
  }

  /** The share that is done of a project's forecast which waits or is calculated; null where none is. */
  async progressOf(projectId: string): Promise<number | null> {
    return jobProgress(this.queue, projectId);
  }

  private async add(projectId: string, deduplication: DeduplicationOptions, priority = 0): Promise<void> {
    const data = { projectId, ...currentOrigin() };
    await this.queue.add('forecast', data, { deduplication, priority });
  }
}
