import { Injectable } from '@nestjs/common';
import { ConcurrencyLimiter, OutsideTimeout, unavailable } from '@plomada/service-kit';
import { chainOf } from './provider-failure';

/** Of one provider or business, at once. */
export const MOST_OF_ONE = 6;
/** Of all together: far fewer than a process works on at a time, so that logins by password go on whoever hangs. */
export const MOST_OF_ALL = 24;
/** How long nobody waits for a provider again that did not answer in time, in milliseconds. */
const SILENT_FOR = 30_000;

const busy = () => unavailable('SIGN_ON_BUSY');

/**
 * Questions to servers that businesses have named, of which one that hangs must not hold back the logins of all others: so many at once in
 * this process (a bulkhead), and none to a provider that has just kept somebody waiting in vain (a circuit breaker).
 */
@Injectable()
export class OutboundLimiter {
  private readonly ofEach = new ConcurrencyLimiter(MOST_OF_ONE, busy);
  private readonly ofAll = new ConcurrencyLimiter(MOST_OF_ALL, busy);
  /** Until when, by issuer. */
  private readonly silent = new Map<string, number>();

  /** Does what waits for a server of `who`. Refuses at once with SIGN_ON_BUSY where too much waits already. */
  run<T>(who: string, work: () => Promise<T>): Promise<T> {
    return this.ofEach.run(who, () => this.ofAll.run('all', work));
  }

  /** The same of a provider: also refuses at once with SIGN_ON_UNREACHABLE where it did not answer in time just now. */
  async runForProvider<T>(issuer: string, work: () => Promise<T>): Promise<T> {
    if ((this.silent.get(issuer) ?? 0) > Date.now()) throw unavailable('SIGN_ON_UNREACHABLE');
    try {
      // By origin: one server is not more than one for having many paths.
      return await this.run(new URL(issuer).origin, work);
    } catch (error) {
      if (chainOf(error).some((one) => one instanceof OutsideTimeout)) this.remember(issuer);
      throw error;
    }
  }

  private remember(issuer: string): void {
    const now = Date.now();
    for (const [one, until] of this.silent) if (until <= now) this.silent.delete(one);
    this.silent.set(issuer, now + SILENT_FOR);
  }
}
