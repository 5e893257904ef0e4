import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SignOnView } from '@plomada/contracts';
import { Model } from 'mongoose';
import { SIGN_ON_FAILURES, type SignOnFailureRecord } from './sign-on-failure.schema';

/** What administrators look at who are told that somebody cannot get in. */
@Injectable()
export class SignOnFailures {
  constructor(@InjectModel(SIGN_ON_FAILURES) private readonly failures: Model<SignOnFailureRecord>) {}

  async note(businessId: string, code: string): Promise<void> {
    await this.failures.updateOne({ _id: businessId }, { $set: { at: new Date(), code } }, { upsert: true });
  }

  async last(businessId: string): Promise<SignOnView['lastFailure']> {
    const found = await this.failures.findById(businessId).lean<SignOnFailureRecord>();
    return found && { at: found.at.toISOString(), code: found.code };
  }
}
