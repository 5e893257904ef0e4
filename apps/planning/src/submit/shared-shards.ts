import { planQueue } from '@plomada/contracts';
import { REDIS, ShardConsumer } from '@plomada/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { ownedBy } from './owned-shards';

const BEAT_EVERY_MS = 1_000;
/** By the clock of Redis: those who gave no sign of life for so many seconds are gone. */
const ALIVE_FOR_S = 4;
const INSTANCES = 'planning-instances';
const BEAT = `
local now = tonumber(redis.call('TIME')[1])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[2]))
return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/**
 * Spreads the shards over the planning processes. The broker gives a queue to whoever asked first, so that the first
 * process would have all of them for ever: whenever processes come or go, each steps back from the shards that are not
 * its own. Only the load depends on it; who writes without being the owner writes as well.
 */
@Injectable()
export class SharedShards implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SharedShards.name);
  private readonly me: string = randomUUID();
  private instances = this.me;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly shards: ShardConsumer,
  ) {}

  /** After this process asked for every shard: who steps back finds it waiting. */
  async start(): Promise<void> {
    await this.beat();
    this.timer = setInterval(() => void this.beat(), BEAT_EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.redis.zrem(INSTANCES, this.me).catch(() => undefined);
  }

  private async beat(): Promise<void> {
    try {
      const alive = (await this.redis.eval(BEAT, 1, INSTANCES, this.me, String(ALIVE_FOR_S))) as string[];
      const instances = alive.sort();
      if (instances.join() === this.instances) return;
      this.instances = instances.join();
      await this.stepBack(instances);
    } catch (error) {
      this.logger.warn({ msg: 'shards not shared', err: error });
    }
  }

  private async stepBack(instances: readonly string[]): Promise<void> {
    const { own, others } = ownedBy(this.me, instances);
    this.logger.log({ msg: 'shards shared', processes: instances.length, own });
    for (const shard of others) await this.shards.stepBack(planQueue(shard));
  }
}
