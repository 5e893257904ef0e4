import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry, withTimeout, unavailable } from '@plomada/service-kit';
import { Queue } from 'bullmq';
import type { ImportJob } from '../jobs/import-job.schema';
import { IMPORT_QUEUE, type QueuedImport } from './queue-name';

/** The client would wait for Redis to come back for a long time; the person who uploads would not. Milliseconds. */
const PATIENCE = 5_000;
/** The last turn that the queue can tell from those before it. Turns start again whenever nothing is left to be read. */
const LAST_TURN = 2 ** 21;

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

  /**
   * Queues a job at its turn; one that waits or is being read already stays as it is. Refuses with SERVICE_UNAVAILABLE while Redis
   * is away.
   */
  async add({ _id: jobId, turn }: Pick<ImportJob, '_id' | 'turn'>): Promise<void> {
    const added = this.queue.add('read', { jobId }, { jobId, priority: Math.min(turn, LAST_TURN) });
    try {
      await withTimeout(added, PATIENCE);
    } catch (error) {
      throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause: error });
    }
  }
}
