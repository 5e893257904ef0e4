import { Injectable } from '@nestjs/common';
import { tooMany } from '@plomada/service-kit';

/** More than this of one person waiting at this gateway at once is a flood. A browser sends one action at a time. */
const MOST_WAITING = 200;

/** Refuses what somebody asks for while too much of theirs is waiting: over all their sockets, and no matter what the others do. */
@Injectable()
export class ConcurrencyLimiter {
  private readonly waiting = new Map<string, number>();

  /** Does the work for `who`. Refuses with TOO_MANY_REQUESTS instead when too much of theirs is under way. */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.of(who) >= MOST_WAITING) throw tooMany('TOO_MANY_REQUESTS', { seconds: 1 });
    this.waiting.set(who, this.of(who) + 1);
    try {
      return await work();
    } finally {
      const left = this.of(who) - 1;
      if (left > 0) this.waiting.set(who, left);
      else this.waiting.delete(who);
    }
  }

  private of(who: string): number {
    return this.waiting.get(who) ?? 0;
  }
}
