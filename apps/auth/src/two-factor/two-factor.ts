import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TwoFactorState } from '@plomada/contracts';
import { conflict, CONFIG, invalid, isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { AuthConfig } from '../config';
import { newRecoveryCodes, plainCode, recoveryDigest } from './recovery-codes';
import { secretFrom, stepOf, uriFor } from './totp';
import { TWO_FACTORS, type TwoFactorRecord } from './two-factor.schema';

/** So long what was begun can be confirmed, in milliseconds. */
const SET_UP_WITHIN = 60 * 60_000;

/** The second steps of people: which there are, and whether a code passes one. */
@Injectable()
export class TwoFactor {
  constructor(
    @InjectModel(TWO_FACTORS) private readonly steps: Model<TwoFactorRecord>,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  async stateOf(userId: string): Promise<Omit<TwoFactorState, 'hasPassword'>> {
    const record = await this.steps.findOne(on(userId)).lean<TwoFactorRecord>();
    return { since: record?.since?.toISOString() ?? null, recoveryCodesLeft: record?.recovery.length ?? 0 };
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.steps.exists(on(userId))) !== null;
  }

  /** Those of these people whose logging in takes a second step. */
  async among(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.steps
      .find({ _id: { $in: [...userIds] }, since: { $ne: null } }, { _id: 1 })
      .lean<TwoFactorRecord[]>();
    return new Set(found.map(({ _id }) => _id));
  }

  /** A new secret instead of one that was begun before. Refuses with TWO_FACTOR_ON. */
  async begin(userId: string, email: string): Promise<{ secret: string; uri: string }> {
    const seed = randomBytes(32).toString('base64url');
    const begun = { seed, begunAt: new Date() };
    try {
      await this.steps.updateOne({ _id: userId, since: null }, { $set: begun }, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('TWO_FACTOR_ON');
      throw error;
    }
    const secret = this.secretOf(seed);
    return { secret: secret.base32, uri: uriFor(secret, email) };
  }

  /** Makes what was begun count, and answers the recovery codes. Refuses with TWO_FACTOR_NOT_BEGUN or SECOND_STEP_WRONG. */
  async confirm(userId: string, code: string): Promise<string[]> {
    const now = Date.now();
    const fresh = { _id: userId, since: null, begunAt: { $gt: new Date(now - SET_UP_WITHIN) } };
    const begun = await this.steps.findOne(fresh).lean<TwoFactorRecord>();
    if (!begun) throw conflict('TWO_FACTOR_NOT_BEGUN');
    const usedStep = stepOf(this.secretOf(begun.seed), plainCode(code), now);
    if (usedStep === null) throw invalid('SECOND_STEP_WRONG');
    const codes = newRecoveryCodes();
    const made = { since: new Date(now), usedStep, recovery: codes.map(recoveryDigest) };
    // Of another secret, begun meanwhile in another tab, this was no code.
    const { matchedCount } = await this.steps.updateOne({ ...fresh, seed: begun.seed }, { $set: made });
    if (matchedCount === 0) throw conflict('TWO_FACTOR_NOT_BEGUN');
    return codes;
  }

  /** Whether the code passes somebody's second step. It is used up by that, whoever else shows it at the same time. */
  async passes(userId: string, code: string): Promise<boolean> {
    const record = await this.steps.findOne(on(userId)).lean<TwoFactorRecord>();
    if (!record) return false;
    const typed = plainCode(code);
    const step = stepOf(this.secretOf(record.seed), typed, Date.now());
    const used =
      step === null
        ? await this.useRecovery(userId, recoveryDigest(typed))
        : await this.steps.updateOne(
            { ...on(userId), usedStep: { $lt: step } },
            { $set: { usedStep: step } },
          );
    return used.modifiedCount === 1;
  }

  /** Other recovery codes instead of all before. */
  async renewCodes(userId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.steps.updateOne(on(userId), { $set: { recovery: codes.map(recoveryDigest) } });
    return codes;
  }

  /** Whether there was one to be taken away. */
  async end(userId: string): Promise<boolean> {
    const { deletedCount } = await this.steps.deleteOne(on(userId));
    return deletedCount === 1;
  }

  private useRecovery(userId: string, digest: string) {
    return this.steps.updateOne({ ...on(userId), recovery: digest }, { $pull: { recovery: digest } });
  }

  private secretOf(seed: string) {
    return secretFrom(this.config.TOKEN_SECRET, seed);
  }
}

const on = (userId: string) => ({ _id: userId, since: { $ne: null } });
