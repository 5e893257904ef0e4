import { Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { setTimeout as wait } from 'node:timers/promises';
import { addressOf, StartFailure } from '../failure/start-failure';
import type { BaseConfig } from '../config/base-config';

/** Injects the process's Redis client. Its keys begin with `<prefix>:` by themselves. */
export const REDIS = Symbol('REDIS');

/** A client that reconnects by itself and says so in the log; commands fail at once while Redis is away. */
export function createRedis(config: BaseConfig, options: RedisOptions = {}): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(config.REDIS_URL, {
    keyPrefix: `${config.PLOMADA_PREFIX}:`,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    retryStrategy: (times) => Math.min(times * 200, 2_000),
    ...options,
  });
  let told = '';
  redis.on('error', (error: Error) => {
    // ioredis repeats itself with every attempt.
    if (error.message !== told) logger.warn(`Redis: ${(told = error.message)}`);
  });
  redis.on('ready', () => (told = ''));
  return redis;
}

/** Waits for the first answer. Throws a StartFailure when there is none in time. */
export async function reachRedis(redis: Redis, config: BaseConfig): Promise<void> {
  const end = Date.now() + config.START_PATIENCE_SECONDS * 1000;
  let why = '';
  // What a command says while there is no connection tells nothing of the reason.
  redis.on('error', (error: Error) => (why = error.message));
  for (;;) {
    try {
      await redis.ping();
      return;
    } catch {
      if (Date.now() < end) {
        await wait(100);
        continue;
      }
      redis.disconnect();
      throw new StartFailure(`Redis does not answer at ${addressOf(config.REDIS_URL)} (${why})`);
    }
  }
}
