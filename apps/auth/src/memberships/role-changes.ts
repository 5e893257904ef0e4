import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rolesChanged } from '@plomada/contracts';
import { Outbox } from '@plomada/service-kit';
import { RoleCache } from './role-cache';

/** Makes a change of roles known: here at once, elsewhere by the event. */
@Injectable()
export class RoleChanges {
  constructor(
    private readonly cache: RoleCache,
    private readonly outbox: Outbox,
  ) {}

  async announce(userIds: Iterable<string>): Promise<void> {
    for (const userId of new Set(userIds)) {
      await this.cache.drop(userId);
      await this.outbox.add(rolesChanged, { userId }, randomUUID());
    }
  }
}
