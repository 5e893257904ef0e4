import { Inject, Injectable } from '@nestjs/common';
import { emailKey } from '@plomada/domain';
import { REDIS } from '@plomada/service-kit';
import { Redis } from 'ioredis';
import { digestOf } from '../throttle/throttle';

const DAYS_REMEMBERED = 90;

/**
 * The addresses from which somebody has logged in. Whoever guesses at an account from elsewhere must not be able to lock its
 * owner out of the site office.
 */
@Injectable()
export class KnownAddresses {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async remember(email: string, address: string): Promise<void> {
    await this.redis.set(keyOf(email, address), '', 'EX', DAYS_REMEMBERED * 24 * 60 * 60);
  }

  async knows(email: string, address: string): Promise<boolean> {
    return (await this.redis.exists(keyOf(email, address))) === 1;
  }
}

const keyOf = (email: string, address: string): string =>
  `login-place:${digestOf(accountAtAddress(email, address))}`;

/** The account and the address in one word. */
export const accountAtAddress = (email: string, address: string): string => `${emailKey(email)} ${address}`;
