import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { SignOnSettings } from '@plomada/contracts';
import { emailDomain } from '@plomada/domain';
import { CONFIG } from '@plomada/service-kit';
import { Model } from 'mongoose';
import type { AuthConfig } from '../config';
import { seal, unseal } from './sealed-text';
import { PROVEN_DOMAINS, type ProvenDomain } from './sign-on-domain.schema';
import { SIGN_ONS, type SignOnRecord } from './sign-on.schema';

/** How the people of businesses sign on, and by which provider those of an e-mail's domain do. */
@Injectable()
export class SignOns {
  constructor(
    @InjectModel(SIGN_ONS) private readonly signOns: Model<SignOnRecord>,
    @InjectModel(PROVEN_DOMAINS) private readonly domains: Model<ProvenDomain>,
    @Inject(CONFIG) private readonly config: AuthConfig,
  ) {}

  /** Null while a business has set nothing. */
  async of(businessId: string): Promise<SignOnRecord | null> {
    return this.signOns.findById(businessId).lean<SignOnRecord>();
  }

  /** With a new client secret, or null to keep the one of before. */
  async set(businessId: string, settings: SignOnSettings, secret: string | null): Promise<void> {
    const sealed =
      secret === null
        ? {}
        : { sealedSecret: seal(this.config.TOKEN_SECRET, secret, aboutOf(businessId, settings)) };
    await this.signOns.updateOne({ _id: businessId }, { $set: { ...settings, ...sealed } }, { upsert: true });
  }

  /** The client secret; null where none can be read for this provider and client: it was set for others, or TOKEN_SECRET is another. */
  secretOf(
    record: SignOnRecord,
    settings: Pick<SignOnSettings, 'issuer' | 'clientId'> = record,
  ): string | null {
    return unseal(this.config.TOKEN_SECRET, record.sealedSecret, aboutOf(record._id, settings));
  }

  /** The domains that a business has proven to be its own, with its present provider. */
  async provenDomains({ _id: businessId, issuer }: SignOnRecord): Promise<string[]> {
    const proven = await this.domains.find({ businessId, issuer }).lean<ProvenDomain[]>();
    return proven.map(({ _id }) => _id);
  }

  /** How people with this e-mail sign on; null where no business has proven its domain, or has them do so. */
  async forEmail(email: string): Promise<SignOnRecord | null> {
    const proven = await this.domains.findById(emailDomain(email)).lean<ProvenDomain>();
    const record = proven && (await this.of(proven.businessId));
    return record && record.use !== 'off' && record.issuer === proven.issuer ? record : null;
  }
}

/** A secret is good for one provider and client: nobody can have it sent to a provider of theirs by changing the address. */
const aboutOf = (
  businessId: string,
  { issuer, clientId }: Pick<SignOnSettings, 'issuer' | 'clientId'>,
): string => JSON.stringify([businessId, issuer, clientId]);
