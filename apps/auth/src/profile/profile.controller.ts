import { Controller } from '@nestjs/common';
import * as contracts from '@plomada/contracts';
import { HandleRpc } from '@plomada/service-kit';
import type { z } from 'zod';
import { viewOf } from '../users/user-view';
import { Avatars } from './avatars';
import { Profile } from './profile';

@Controller()
export class ProfileController {
  constructor(
    private readonly profiles: Profile,
    private readonly avatars: Avatars,
  ) {}

  @HandleRpc(contracts.editProfile)
  async edit({ userId, profile }: z.infer<typeof contracts.editProfile.request>) {
    const { firstName, lastName, avatarURL } = await this.profiles.edit(userId, profile);
    return { firstName, lastName, avatarURL };
  }

  @HandleRpc(contracts.setPreferences)
  async prefer({ userId, preferences }: z.infer<typeof contracts.setPreferences.request>) {
    return viewOf(await this.profiles.prefer(userId, preferences));
  }

  @HandleRpc(contracts.avatarOf)
  async avatar({ hash }: z.infer<typeof contracts.avatarOf.request>) {
    return { webp: await this.avatars.read(hash) };
  }
}
