import { Injectable } from '@nestjs/common';
import { NoAnswerInTime, unavailable } from '@plomada/service-kit';
import { chainOf } from './provider-failure';

/** Of one provider or business, at once. */
export const MOST_OF_ONE = 6;
/** Of all together: far fewer than a process works on at a time, so that logins by password go on whoever hangs. */
export const MOST_OF_ALL = 24;
/** How long nobody waits for a provider again that did not answer in time, in milliseconds. */
const SILENT_FOR = 30_000;

/**
 * Questions to servers that businesses have named, of which one that hangs must not hold back the logins of all others: so many at once in
 * this process, and none to a provider that has just kept somebody waiting in vain.
 */
@Injectable()
export class OutsideQuestions {
  private readonly underWay = new Map<string, number>();
  private all = 0;
  /** Until when, by issuer. */
  private readonly silent = new Map<string, number>();

  /** Does what waits for a server of `who`. Refuses at once with SIGN_ON_BUSY where too much waits already. */
  async limited<T>(who: string, work: () => Promise<T>): Promise<T> {
    const own = this.underWay.get(who) ?? 0;
    if (own >= MOST_OF_ONE || this.all >= MOST_OF_ALL) throw unavailable('SIGN_ON_BUSY');
    this.underWay.set(who, own + 1);
    this.all += 1;
    try {
      return await work();
    } finally {
      this.all -= 1;
      const left = (this.underWay.get(who) ?? 0) - 1;
      if (left > 0) this.underWay.set(who, left);
      else this.underWay.delete(who);
    }
  }

  /** The same of a provider: also refuses at once with SIGN_ON_UNREACHABLE where it did not answer in time just now. */
  async ofProvider<T>(issuer: string, work: () => Promise<T>): Promise<T> {
    if ((this.silent.get(issuer) ?? 0) > Date.now()) throw unavailable('SIGN_ON_UNREACHABLE');
    try {
      // By origin: one server is not more than one for having many paths.
      return await this.limited(new URL(issuer).origin, work);
    } catch (error) {
      if (chainOf(error).some((one) => one instanceof NoAnswerInTime)) this.remember(issuer);
      throw error;
    }
  }

  private remember(issuer: string): void {
    const now = Date.now();
    for (const [one, until] of this.silent) if (until <= now) this.silent.delete(one);
    this.silent.set(issuer, now + SILENT_FOR);
  }
}
