import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { conflict, isDuplicateKey } from '@plomada/service-kit';
import { MOST_SIGN_ON_DOMAINS } from '@plomada/contracts';
import { Model } from 'mongoose';
import {
  CLAIMED_DOMAINS,
  type ClaimedDomain,
  PROVEN_DOMAINS,
  type ProvenDomain,
} from './sign-on-domain.schema';

/** The domains that businesses say are theirs, and those that are proven to be. */
@Injectable()
export class SignOnDomains {
  constructor(
    @InjectModel(CLAIMED_DOMAINS) private readonly claimed: Model<ClaimedDomain>,
    @InjectModel(PROVEN_DOMAINS) private readonly proven: Model<ProvenDomain>,
  ) {}

  /** By name; `provenAt` is null for those that are not proven with this provider. */
  async of(businessId: string, issuer: string | null): Promise<{ domain: string; provenAt: Date | null }[]> {
    const claimed = await this.claimed.find({ businessId }).sort({ domain: 1 }).lean<ClaimedDomain[]>();
    const proven = await this.proven.find({ businessId, issuer }).lean<ProvenDomain[]>();
    const since = new Map(proven.map(({ _id, provenAt }) => [_id, provenAt]));
    return claimed.map(({ domain }) => ({ domain, provenAt: since.get(domain) ?? null }));
  }

  /** Adding twice is adding once. Refuses with SIGN_ON_DOMAINS_FULL (params: max). */
  async claim(businessId: string, domain: string): Promise<void> {
    const others = await this.claimed.countDocuments({ businessId, domain: { $ne: domain } });
    if (others >= MOST_SIGN_ON_DOMAINS) throw conflict('SIGN_ON_DOMAINS_FULL', { max: MOST_SIGN_ON_DOMAINS });
    await this.claimed.updateOne({ businessId, domain }, {}, { upsert: true });
  }

  async isClaimed(businessId: string, domain: string): Promise<boolean> {
    return (await this.claimed.exists({ businessId, domain })) !== null;
  }

  /** It is the business's, with this provider. Refuses with SIGN_ON_DOMAIN_TAKEN where it is another's. */
  async prove(businessId: string, domain: string, issuer: string): Promise<void> {
    const proof = { issuer, provenAt: new Date() };
    try {
      await this.proven.updateOne({ _id: domain, businessId }, { $set: proof }, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) throw conflict('SIGN_ON_DOMAIN_TAKEN');
      throw error;
    }
  }

  async remove(businessId: string, domain: string): Promise<void> {
    await this.proven.deleteOne({ _id: domain, businessId });
    await this.claimed.deleteOne({ businessId, domain });
  }
}
