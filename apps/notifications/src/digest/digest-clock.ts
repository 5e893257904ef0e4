import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { REDIS } from '@plomada/service-kit';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { config } from '../config';
import { DIGEST_CLOCK } from './digest-queue-name';

const SCHEDULER = 'look';

/**
 * Keeps the repeated job that looks for due digests: one in Redis, however many processes there are. Each makes it when it starts,
 * and again when Redis is back, which may have lost it.
 */
@Injectable()
export class DigestClock implements OnApplicationBootstrap {
  private readonly logger = new Logger(DigestClock.name);

  constructor(
    @InjectQueue(DIGEST_CLOCK) private readonly queue: Queue,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.queue.on('error', (error) => this.logger.warn(`the queue: ${error.message}`));
    await this.wind();
    this.redis.on('ready', () => {
      this.wind().catch((error: unknown) => this.logger.warn(`not wound: ${String(error)}`));
    });
  }

  /** Where it is there already, nothing changes. */
  private async wind(): Promise<void> {
    await this.queue.upsertJobScheduler(SCHEDULER, { every: config.DIGEST_LOOK_MS }, { name: 'look' });
  }
}
