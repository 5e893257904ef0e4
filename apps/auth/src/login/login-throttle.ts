import { Injectable } from '@nestjs/common';
import { emailKey } from '@plomada/domain';
import { tooMany } from '@plomada/service-kit';
import { type Limit, Throttle } from '../throttle/throttle';
import { KnownAddresses, accountAtAddress } from './known-addresses';

/** Tries that may fail within a window. A whole site office can sit behind one address. */
const ACCOUNT: Limit = { name: 'login-account', most: 10, minutes: 15 };
const ADDRESS: Limit = { name: 'login-address', most: 60, minutes: 15 };
const LOOKUP: Limit = { name: 'login-lookup', most: 300, minutes: 15 };

/** Slows down guessing: of one account's password, and of anybody's from one address. */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly throttle: Throttle,
    private readonly addresses: KnownAddresses,
  ) {}

  /** Counts a try before it is made. Refuses with LOGIN_THROTTLED (params: minutes) when there were too many. */
  async begin(email: string, address: string): Promise<void> {
    await this.count(ADDRESS, address);
    await this.count(ACCOUNT, await this.guessed(email, address));
  }

  /** Only failures stay counted. */
  async succeeded(email: string, address: string): Promise<void> {
    await this.throttle.clear(ACCOUNT, await this.guessed(email, address));
    await this.addresses.remember(email, address);
    await this.throttle.uncount(ADDRESS, address);
  }

  /** Somebody who is in gave the right password: this try need not count. Earlier ones still do, or codes could be guessed at in between. */
  async confirmed(email: string, address: string): Promise<void> {
    await this.throttle.uncount(ACCOUNT, await this.guessed(email, address));
    await this.throttle.uncount(ADDRESS, address);
  }

  /** The password was right and a code is asked for: the account's try stays counted, or codes could be guessed at without end. */
  async halfway(address: string): Promise<void> {
    await this.throttle.uncount(ADDRESS, address);
  }

  /** Counts a question whether an account exists. */
  async lookup(address: string): Promise<void> {
    await this.count(LOOKUP, address);
  }

  /** From where its owner logs in, an account's failures are counted apart from those of the rest of the world. */
  private async guessed(email: string, address: string): Promise<string> {
    return (await this.addresses.knows(email, address)) ? accountAtAddress(email, address) : emailKey(email);
  }

  private async count(limit: Limit, subject: string): Promise<void> {
    const wait = await this.throttle.count(limit, subject);
    if (wait) throw tooMany('LOGIN_THROTTLED', wait);
  }
}
