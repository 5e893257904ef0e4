import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { RESET_MINUTES } from '@plomada/contracts';
import { Model } from 'mongoose';
import { digestOf, newLinkToken } from '../links/link-token';
import { PASSWORD_RESETS, type PasswordReset } from './password-reset.schema';

/** Secrets for a new password: one an account, for an hour, for one use. */
@Injectable()
export class ResetLinks {
  constructor(@InjectModel(PASSWORD_RESETS) private readonly resets: Model<PasswordReset>) {}

  /** A new secret; an older one of the same account is dead. */
  async make(userId: string): Promise<string> {
    const token = newLinkToken();
    const expiresAt = new Date(Date.now() + RESET_MINUTES * 60_000);
    const link = { tokenDigest: digestOf(token), expiresAt };
    await this.resets.updateOne({ _id: userId }, { $set: link }, { upsert: true });
    return token;
  }

  /** Kills what was mailed: whoever changes the password has no use for it, and somebody else may hold it. */
  async drop(userId: string): Promise<void> {
    await this.resets.deleteOne({ _id: userId });
  }

  async works(userId: string, token: string): Promise<boolean> {
    return (await this.resets.exists(live(userId, token))) !== null;
  }

  /** Uses it up: true for one caller only, however many come at once. */
  async use(userId: string, token: string): Promise<boolean> {
    return (await this.resets.findOneAndDelete(live(userId, token)).lean()) !== null;
  }
}

function live(userId: string, token: string) {
  return { _id: userId, tokenDigest: digestOf(token), expiresAt: { $gt: new Date() } };
}
