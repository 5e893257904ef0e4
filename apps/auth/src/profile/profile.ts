import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { profileChanged, type profileFields, type preferences, STOCK_AVATARS } from '@plomada/contracts';
import { invalid, notFound, Outbox } from '@plomada/service-kit';
import type { z } from 'zod';
import { Sessions } from '../sessions/sessions';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { Avatars } from './avatars';

/** What people change about themselves. */
@Injectable()
export class Profile {
  constructor(
    private readonly users: UserRepository,
    private readonly avatars: Avatars,
    private readonly sessions: Sessions,
    private readonly outbox: Outbox,
  ) {}

  /** Refuses with AVATAR_UNKNOWN (an address that is neither of the set nor the present one) or USER_NOT_FOUND. */
  async edit(userId: string, { avatarURL, ...names }: z.infer<typeof profileFields>): Promise<UserRecord> {
    const before = await this.users.find(userId);
    if (!before) throw notFound('USER_NOT_FOUND');
    if (avatarURL === undefined || avatarURL === before.avatarURL) return this.change(userId, names);
    if (avatarURL !== '' && !STOCK_AVATARS.includes(avatarURL)) throw invalid('AVATAR_UNKNOWN');
    const user = await this.change(userId, { ...names, avatarURL: avatarURL || null });
    await this.avatars.forgetOthers(userId, null);
    return user;
  }

  async prefer(userId: string, wish: z.infer<typeof preferences>): Promise<UserRecord> {
    return this.change(userId, wish);
  }

  /** Answers the address of the picture. Refuses as `reencodedImage` does. */
  async takePicture(userId: string, given: Buffer): Promise<string> {
    const avatarURL = await this.avatars.keep(userId, given);
    await this.change(userId, { avatarURL });
    await this.avatars.forgetOthers(userId, avatarURL);
    return avatarURL;
  }

  /** Copies of the account are in sessions, here and in every gateway: they are asked for again. */
  private async change(userId: string, change: Parameters<UserRepository['change']>[1]): Promise<UserRecord> {
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const user = await this.users.change(userId, Object.fromEntries(given));
    if (!user) throw notFound('USER_NOT_FOUND');
    await this.sessions.refresh(userId);
    await this.outbox.add(profileChanged, { userId }, randomUUID());
    return user;
  }
}
