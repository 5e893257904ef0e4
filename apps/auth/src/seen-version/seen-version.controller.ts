import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { UserRepository } from '../users/user.repository';

/** Which version of the product a person has been told of. */
@Controller()
export class SeenVersionController {
  constructor(private readonly users: UserRepository) {}

  @HandleRpc(contracts.userVersionOf)
  async ofUser({ userId }: z.infer<typeof contracts.userVersionOf.request>) {
    const seen = (await this.users.find(userId))?.seenVersion ?? null;
    return { number: seen, version: seen };
  }

  @HandleRpc(contracts.setUserVersion)
  async set({ userId, version }: z.infer<typeof contracts.setUserVersion.request>) {
    return { updated: (await this.users.change(userId, { seenVersion: version })) !== null };
  }
}
