import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { ResetLinks } from '../reset-links/reset-links';
import { CREDENTIALS, type CredentialRecord } from './credential.schema';
import { hashPassword, matchesPassword } from './password-hashing';

/** No user has this id. */
const NOBODY = 'nobody';

@Injectable()
export class Credentials {
  constructor(
    @InjectModel(CREDENTIALS) private readonly credentials: Model<CredentialRecord>,
    private readonly links: ResetLinks,
  ) {}

  /**
   * Sets the first password, a temporary one for the first login only. False for a user who has one, who keeps it: adding a member
   * must not take over an account.
   */
  async setFirst(userId: string, password: string, { isTemporary = false } = {}): Promise<boolean> {
    if (await this.exist(userId)) return false;
    try {
      await this.credentials.create({
        _id: userId,
        hash: await hashPassword(password),
        updatedAt: new Date(),
        ...(isTemporary && { isTemporary }),
      });
      await this.links.drop(userId);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  /** Sets the password, whatever it was before. However one is set, a link for a new one is of no more use. */
  async set(userId: string, password: string): Promise<void> {
    const change = { hash: await hashPassword(password), updatedAt: new Date() };
    const own = { $set: change, $unset: { isTemporary: 1 } };
    await this.credentials.updateOne({ _id: userId }, own, { upsert: true });
    await this.links.drop(userId);
  }

  /** When the user's password was set last, in milliseconds; null without one. */
  async setAt(userId: string): Promise<number | null> {
    const stored = await this.credentials.findById(userId, { updatedAt: 1 }).lean<CredentialRecord>();
    return stored?.updatedAt.getTime() ?? null;
  }

  /** Whether the user has to choose another password before anything else. */
  async areTemporary(userId: string): Promise<boolean> {
    return (await this.credentials.exists({ _id: userId, isTemporary: true })) !== null;
  }

  async exist(userId: string): Promise<boolean> {
    return (await this.credentials.exists({ _id: userId })) !== null;
  }

  /** Whether it is the user's password; takes the same time for nobody (null) and for users without a password. */
  async matches(userId: string | null, password: string): Promise<boolean> {
    const stored = await this.credentials.findById(userId ?? NOBODY).lean<CredentialRecord>();
    return matchesPassword(stored?.hash ?? null, password);
  }
}
