import { Schema } from 'mongoose';

/** A domain that a business says is its own. Any number of businesses may say so. */
export interface ClaimedDomain {
  businessId: string;
  domain: string;
}

export const CLAIMED_DOMAINS = 'ClaimedDomain';
export const claimedDomainSchema = new Schema<ClaimedDomain>(
  { businessId: { type: String, required: true }, domain: { type: String, required: true } },
  { collection: 'signOnClaimedDomains', versionKey: false },
).index({ businessId: 1, domain: 1 }, { unique: true });

/** A domain that one business has proven to be its own. */
export interface ProvenDomain {
  /** The domain. */
  _id: string;
  businessId: string;
  /** The provider that the proof names: of another one it proves nothing. */
  issuer: string;
  provenAt: Date;
}

export const PROVEN_DOMAINS = 'ProvenDomain';
export const provenDomainSchema = new Schema<ProvenDomain>(
  {
    _id: { type: String, required: true },
    businessId: { type: String, required: true, index: true },
    issuer: { type: String, required: true },
    provenAt: { type: Date, required: true },
  },
  { collection: 'signOnDomains', versionKey: false },
);
