import { Injectable, Logger } from '@nestjs/common';
import type { Session } from '@plomada/contracts';
import { type RateLimit, RateLimiter } from '../limits/rate-limiter';

/** Five parts of a screen, each asked every few seconds, in several tabs. */
const READINGS: RateLimit = { name: 'operations', most: 300, seconds: 60 };
const DEEDS: RateLimit = { name: 'operator-deed', most: 60, seconds: 60 };

export interface Deed {
  readonly deed: string;
  /** What it was done to. */
  readonly to: Readonly<Record<string, string | undefined>>;
}

/** Counts what operators ask for, and notes what they do. */
@Injectable()
export class OperatorAudit {
  private readonly logger = new Logger('Operator');

  constructor(private readonly limiter: RateLimiter) {}

  async count({ user }: Session): Promise<void> {
    await this.limiter.count(READINGS, user.id);
  }

  /** Does it and leaves a line in the log of who did what to how many, or that it failed. */
  async noted<T extends { readonly done: number }>(
    { user }: Session,
    { deed, to }: Deed,
    work: () => Promise<T>,
  ): Promise<T> {
    await this.limiter.count(DEEDS, user.id);
    const by = { user: user.id, name: `${user.firstName} ${user.lastName}` };
    try {
      const answer = await work();
      this.logger.warn({ msg: 'operator', deed, to, by, done: answer.done });
      return answer;
    } catch (error) {
      this.logger.warn({ msg: 'operator', deed, to, by, failed: (error as Error).message });
      throw error;
    }
  }
}
