import type { SignOnSettings } from '@plomada/contracts';
import { SIGN_ON_USES } from '@plomada/domain';
import { Schema } from 'mongoose';

/** How a business's people sign on at its identity provider. */
export interface SignOnRecord extends SignOnSettings {
  /** The business's id. */
  _id: string;
  /** The client secret, sealed. */
  sealedSecret: string;
}

export const SIGN_ONS = 'SignOn';
export const signOnSchema = new Schema<SignOnRecord>(
  {
    _id: { type: String, required: true },
    issuer: { type: String, required: true },
    clientId: { type: String, required: true },
    sealedSecret: { type: String, required: true },
    name: { type: String, required: true },
    use: { type: String, enum: SIGN_ON_USES, required: true },
    countsAsSecondStep: { type: Boolean, required: true },
    makesMembers: { type: Boolean, required: true },
    trustsUnstatedEmail: { type: Boolean, required: true },
  },
  { collection: 'signOns', versionKey: false },
);
