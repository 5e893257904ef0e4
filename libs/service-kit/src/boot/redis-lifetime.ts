import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from '../redis/redis';

/** Closes the Redis client after everything that uses it. */
@Injectable()
export class RedisLifetime implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Disconnects instead of asking to quit: with Redis away the question would never be answered. */
  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
