import { Redis } from 'ioredis';

/** Takes everything from a Redis, as a disk that was lost with it would. */
export async function loseRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  try {
    await redis.flushall();
  } finally {
    redis.disconnect();
  }
}
