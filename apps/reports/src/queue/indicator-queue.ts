import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { currentCorrelationId, HealthRegistry } from '@plomada/service-kit';
import { Queue } from 'bullmq';
import { INDICATOR_QUEUE, type QueuedComputation } from './queue-name';

@Injectable()
export class IndicatorQueue implements OnModuleInit {
  private readonly logger = new Logger(IndicatorQueue.name);

  constructor(
    @InjectQueue(INDICATOR_QUEUE) private readonly queue: Queue<QueuedComputation>,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.health.add('queue', () => this.queue.getJobCountByTypes('wait'));
  }

  /**
   * Asks for a project's indicators to be calculated. Asked again while that waits, it is one calculation; asked while
   * one is under way, which may have read the plan already, there is one more after it.
   */
  async ask(projectId: string): Promise<void> {
    const deduplication = { id: projectId, keepLastIfActive: true };
    const data = { projectId, correlationId: currentCorrelationId() };
    await this.queue.add('compute', data, { deduplication });
  }
}
