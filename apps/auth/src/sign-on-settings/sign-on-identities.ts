import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { conflict, isDuplicateKey } from '@plomada/service-kit';
import { Model } from 'mongoose';
import { SIGN_ON_IDENTITIES, type SignOnIdentity } from './sign-on-identity.schema';

type Subject = Pick<SignOnIdentity, 'businessId' | 'issuer' | 'subject'>;

/** Which accounts people of providers have. */
@Injectable()
export class SignOnIdentities {
  constructor(@InjectModel(SIGN_ON_IDENTITIES) private readonly identities: Model<SignOnIdentity>) {}

  /** The account's id; null before the first sign-on. */
  async userOf(subject: Subject): Promise<string | null> {
    return (await this.identities.findOne({ ...subject }).lean<SignOnIdentity>())?.userId ?? null;
  }

  /** From now on they have this account. Refuses with SIGN_ON_IDENTITY_CHANGED where somebody else of the provider has it. */
  async link(subject: Subject, userId: string): Promise<void> {
    try {
      await this.identities.create({ ...subject, userId, since: new Date() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same person may have come by two tabs.
      if ((await this.userOf(subject)) !== userId) throw conflict('SIGN_ON_IDENTITY_CHANGED');
    }
  }

  /** The accounts that the business's provider, or one of before, has signed on. */
  async of(businessId: string): Promise<ReadonlySet<string>> {
    return new Set(await this.identities.distinct('userId', { businessId }));
  }

  /** The next sign-on of the account is its first. */
  async forget(businessId: string, userId: string): Promise<void> {
    await this.identities.deleteMany({ businessId, userId });
  }
}
