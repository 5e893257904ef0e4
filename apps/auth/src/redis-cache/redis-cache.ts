import { Inject, Injectable, Logger } from '@nestjs/common';
import { withTimeout, Metrics, REDIS } from '@plomada/service-kit';
import { Redis } from 'ioredis';
import { Counter } from 'prom-client';

/** Longer than this for an answer, in milliseconds, and the database is quicker. */
const PATIENCE = 300;
/** How long Redis is left alone after it did not answer, in milliseconds: not every question waits for it in vain. */
const ASK_AGAIN_AFTER = 1_000;

/**
 * Copies in Redis of what the database knows. They spare questions and nothing depends on them: while Redis is away
 * everything is asked of the database, which is counted, and said once.
 */
@Injectable()
export class RedisCache {
  private readonly logger = new Logger(RedisCache.name);
  private readonly missed: Counter;
  /** What must be taken back before any copy is believed again, by what it is about. */
  private readonly owed = new Map<string, (redis: Redis) => Promise<unknown>>();
  private awayUntil: number | null = null;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    { registry }: Metrics,
  ) {
    this.missed = new Counter({
      name: 'plomada_auth_copies_missed_total',
      help: 'Times that Redis was not asked or did not answer, so that the database was asked in its place.',
      registers: [registry],
    });
  }

  /** What `read` finds; `otherwise` while Redis does not answer. */
  async read<T>(read: (redis: Redis) => Promise<T>, otherwise: T): Promise<T> {
    const found = await this.tried(read);
    return found ? found.answer : otherwise;
  }

  /** Writes a copy, or does without. */
  async keep(write: (redis: Redis) => Promise<unknown>): Promise<void> {
    await this.tried(write);
  }

  /** Takes copies back: now, or before the first one that this process reads once Redis answers again. */
  async takeBack(what: string, write: (redis: Redis) => Promise<unknown>): Promise<void> {
    this.owed.set(what, write);
    await this.tried(async () => undefined);
  }

  private async tried<T>(work: (redis: Redis) => Promise<T>): Promise<{ readonly answer: T } | null> {
    if (this.awayUntil !== null && Date.now() < this.awayUntil) return this.miss();
    try {
      const answer = await withTimeout(
        this.settled().then(() => work(this.redis)),
        PATIENCE,
      );
      if (this.awayUntil !== null) this.logger.log('Redis answers again: copies are used');
      this.awayUntil = null;
      return { answer };
    } catch (error) {
      if (this.awayUntil === null) {
        this.logger.warn(
          `Redis does not answer (${(error as Error).message}): the database is asked instead`,
        );
      }
      this.awayUntil = Date.now() + ASK_AGAIN_AFTER;
      return this.miss();
    }
  }

  private async settled(): Promise<void> {
    for (const [what, write] of this.owed) {
      await write(this.redis);
      if (this.owed.get(what) === write) this.owed.delete(what);
    }
  }

  private miss(): null {
    this.missed.inc();
    return null;
  }
}
