import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { planQueue, SERVICES } from '@plomada/contracts';
import { CONFIG, namedQueue, REDIS, serviceQueue } from '@plomada/service-kit';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config';
import { KnownProcesses } from './known-processes';

const REMEMBERED = 'operations:queues';
/** A queue that nobody has consumed for so long is nobody's any more, in seconds. */
const REMEMBERED_SECONDS = 30 * 24 * 3600;
/** How often it is asked which queues there are while nobody looks, in milliseconds: who looks after a process has ended must know its queues. */
const LEARNS_EVERY = 60_000;
/** More queues than the product has. */
const MOST = 1_000;

/**
 * The queues that processes consume: those that contracts name, those of events and of plans that processes tell of, and those that they
 * told of before: a queue whose processes are all gone is the one to look at.
 */
@Injectable()
export class QueueNames implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(QueueNames.name);
  private readonly known = new Set<string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly processes: KnownProcesses,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.all().catch((error: unknown) => this.logger.warn(`names of queues not learnt: ${String(error)}`));
    }, LEARNS_EVERY).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async all(): Promise<string[]> {
    const told = await this.told();
    for (const name of [...told, ...(await this.remembered(told))].slice(0, MOST)) this.known.add(name);
    return [...new Set([...this.named(), ...this.known])];
  }

  private named(): string[] {
    const shards = Array.from({ length: this.config.PLAN_QUEUES }, (_, shard) => shard);
    return [
      ...SERVICES.map((service) => serviceQueue(this.config, service)),
      ...shards.map((shard) => namedQueue(this.config, planQueue(shard))),
    ];
  }

  private async told(): Promise<string[]> {
    const { processes } = await this.processes.read();
    return processes.flatMap(({ queues }) => queues);
  }

  /** Those told of now are remembered with them. Without Redis only what this process has heard is known. */
  private async remembered(told: readonly string[]): Promise<string[]> {
    try {
      if (told.length > 0) await this.redis.sadd(REMEMBERED, ...told);
      await this.redis.expire(REMEMBERED, REMEMBERED_SECONDS);
      return await this.redis.smembers(REMEMBERED);
    } catch (error) {
      this.logger.warn(`names of queues not remembered: ${(error as Error).message}`);
      return [];
    }
  }
}
