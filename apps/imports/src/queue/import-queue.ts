import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry } from '@plomada/service-kit';
import { Queue } from 'bullmq';
import { IMPORT_QUEUE, type QueuedImport } from './queue-name';

@Injectable()
export class ImportQueue implements OnModuleInit {
  private readonly logger = new Logger(ImportQueue.name);

  constructor(
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue<QueuedImport>,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.health.add('queue', () => this.queue.getJobCountByTypes('wait'));
  }

  /** Queues a job. One that waits or is being read already stays as it is. */
  async add(jobId: string): Promise<void> {
    await this.queue.add('read', { jobId }, { jobId });
  }
}
