import type { SignInPolicy } from '@plomada/domain';
import { Schema } from 'mongoose';

export interface SignInPolicyRecord extends SignInPolicy {
  /** The business's id. */
  _id: string;
}

export const SIGN_IN_POLICIES = 'SignInPolicy';
export const signInPolicySchema = new Schema<SignInPolicyRecord>(
  {
    _id: { type: String, required: true },
    secondStepFor: { type: String, required: true },
    passwordMinimum: { type: Number, required: true },
    sessionHours: { type: Number, required: true },
  },
  { collection: 'signInPolicies', versionKey: false },
);
