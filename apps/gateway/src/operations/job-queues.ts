import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { JOB_QUEUES, type JobQueueName, MOST_LISTED } from '@plomada/contracts';
import {
  CONFIG,
  createRedis,
  type JobCounts,
  jobCounts,
  withTimeout,
  unavailable,
} from '@plomada/service-kit';
import { type Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config';

/** BullMQ waits for Redis for a long time; people would not. Milliseconds. */
const PATIENCE = 3_000;

export interface QueueCounts extends JobCounts {
  readonly name: JobQueueName;
}

export interface QueuedJob {
  readonly queue: JobQueueName;
  readonly job: Job<unknown>;
}

/** The queues of jobs in Redis, whether or not the services live that work them off. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(JobQueues.name);
  private redis: Redis | undefined;
  private queues: ReadonlyMap<JobQueueName, Queue> | undefined;

  constructor(@Inject(CONFIG) private readonly config: GatewayConfig) {}

  /** How many jobs each queue has. Rejects with SERVICE_UNAVAILABLE while Redis does not answer, as all of these do. */
  counts(): Promise<QueueCounts[]> {
    return this.answered(
      Promise.all(JOB_QUEUES.map(async (name) => ({ name, ...(await jobCounts(this.queue(name))) }))),
    );
  }

  /** The oldest that failed, of all queues. */
  async failed(): Promise<QueuedJob[]> {
    const found = await this.answered(
      Promise.all(
        JOB_QUEUES.map(async (queue) => {
          const jobs = await this.queue(queue).getJobs(['failed'], 0, MOST_LISTED - 1, true);
          return jobs.filter(Boolean).map((job: Job<unknown>) => ({ queue, job }));
        }),
      ),
    );
    return found
      .flat()
      .sort((a, b) => (a.job.finishedOn ?? 0) - (b.job.finishedOn ?? 0))
      .slice(0, MOST_LISTED);
  }

  /** Queues a job that failed once more, with as many tries as it had. 0 where it is not among those that failed. */
  async retry(queue: JobQueueName, id: string): Promise<number> {
    return this.withFailed(queue, id, (job) => job.retry('failed', { resetAttemptsMade: true }));
  }

  /** Forgets a job that failed. 0 where it is not among those that failed. */
  async remove(queue: JobQueueName, id: string): Promise<number> {
    return this.withFailed(queue, id, (job) => job.remove());
  }

  private async withFailed(
    queue: JobQueueName,
    id: string,
    deed: (job: Job) => Promise<unknown>,
  ): Promise<number> {
    const job = await this.answered(this.queue(queue).getJob(id));
    if (!job || !(await this.answered(job.isFailed()))) return 0;
    await this.answered(deed(job));
    return 1;
  }

  private async answered<T>(work: Promise<T>): Promise<T> {
    try {
      return await withTimeout(work, PATIENCE);
    } catch (error) {
      throw Object.assign(unavailable('SERVICE_UNAVAILABLE'), { cause: error });
    }
  }

  /** All over one connection, which is made when somebody first looks. */
  private queue(name: JobQueueName): Queue {
    this.queues ??= this.open();
    return this.queues.get(name) as Queue;
  }

  private open(): ReadonlyMap<JobQueueName, Queue> {
    const connection = (this.redis = createRedis(this.config, { keyPrefix: '', enableOfflineQueue: true }));
    const prefix = `${this.config.PLOMADA_PREFIX}-bull`;
    return new Map(
      JOB_QUEUES.map((name) => {
        const queue = new Queue(name, {
          connection,
          prefix,
          skipMetasUpdate: true,
          skipWaitingForReady: true,
        });
        queue.on('error', (error) => this.logger.debug(`${name}: ${error.message}`));
        return [name, queue];
      }),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
  }
}
