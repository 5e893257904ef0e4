import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queue } from 'bullmq';
import { config } from '../config';
import { DigestProjects } from './digest-projects';
import { DIGEST_QUEUE, type QueuedDigests } from './digest-queue-name';

/**
 * Looks for projects whose digests are due, and queues each once however many processes look. When they are due is in the
 * database: a Redis that lost everything, or was away, costs a minute.
 */
@Injectable()
export class DigestQueue implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(DigestQueue.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    @InjectQueue(DIGEST_QUEUE) private readonly queue: Queue<QueuedDigests>,
    private readonly projects: DigestProjects,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    this.timer = setInterval(() => this.begin(), config.DIGEST_LOOK_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round = this.round
      .then(() => this.look())
      .catch((error: unknown) => this.logger.warn(`digests are looked for again later: ${String(error)}`));
  }

  /** While a project's job is there, the same one again changes nothing; one that failed is begun again by the next look. */
  private async look(): Promise<void> {
    for (const { _id: projectId, dueAt } of await this.projects.due(new Date())) {
      if (!dueAt) continue;
      const due = dueAt.toISOString();
      const jobId = `${projectId}_${due}`.replaceAll(':', '_');
      await this.queue.add('project', { projectId, due }, { jobId });
    }
  }
}
