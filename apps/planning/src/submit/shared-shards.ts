import { REDIS, ShardConsumer } from '@plomada/service-kit';
import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { PlanningMetrics } from '../metrics';
import { ownedBy } from './owned-shards';

const BEAT_EVERY_MS = 1_000;
/**
 * By the clock of Redis: those who gave no sign of life for so many seconds are gone. With a beat of each of the others a crash is
 * known to all of them within four.
 */
const ALIVE_FOR_S = 3;
const INSTANCES = 'planning-instances';
const BEAT = `
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
if ARGV[1] ~= ARGV[2] then redis.call('ZREM', KEYS[1], ARGV[1]) end
redis.call('ZADD', KEYS[1], now, ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[3]))
return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/**
 * Spreads the shards over the planning processes. The broker gives a queue to whoever asked first, so that the first
 * process would have all of them for ever: whenever processes come or go, each steps back from the shards that are not
 * its own. Only the load depends on it; who writes without being the owner writes as well.
 *
 * A process that comes to a queue anew (there are more of them, or its connection was lost) stands behind the others: it
 * goes by another name from then on, so that they step back once more.
 */
@Injectable()
export class SharedShards implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SharedShards.name);
  private readonly id: string = randomUUID();
  private me = this.id;
  /** Who lived at the last beat, in order. */
  private alive: readonly string[] = [];
  /** Among whom the shards were dealt out last. */
  private dealt: readonly string[] = [];
  private dealing: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly shards: ShardConsumer,
    private readonly metrics: PlanningMetrics,
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
      const now = `${this.id}/${this.shards.arrivals}`;
      const alive = await this.redis.eval(BEAT, 1, INSTANCES, this.me, now, String(ALIVE_FOR_S));
      this.me = now;
      this.alive = (alive as string[]).sort();
      // One at a time: a queue that is being stepped back from cannot be stepped back from.
      this.dealing ??= this.deal().finally(() => (this.dealing = undefined));
      await this.dealing;
    } catch (error) {
      this.logger.warn({ msg: 'shards not shared', err: error });
    }
  }

  private async deal(): Promise<void> {
    while (this.alive.join() !== this.dealt.join()) {
      this.dealt = this.alive;
      const me = this.dealt.find((one) => one.startsWith(this.id))!;
      const { own, others } = ownedBy(me, this.dealt, this.shards.queues);
      this.logger.log({ msg: 'shards shared', processes: this.dealt.length, own });
      this.metrics.queuesOwned.set(own.length);
      await Promise.all(others.map((queue) => this.shards.stepBack(queue)));
    }
  }
}
