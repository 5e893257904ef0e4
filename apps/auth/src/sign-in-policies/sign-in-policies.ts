import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { OPEN_POLICY, type SignInPolicy, type SignInRules, signInRules } from '@plomada/domain';
import { Model } from 'mongoose';
import {
  BUSINESS_MEMBERSHIPS,
  type BusinessMembership,
} from '../membership-store/business-membership.schema';
import type { UserRecord } from '../users/user.schema';
import { SIGN_IN_POLICIES, type SignInPolicyRecord } from './sign-in-policy.schema';

/** How the people of each business come in, and what each person is held to by theirs. */
@Injectable()
export class SignInPolicies {
  constructor(
    @InjectModel(SIGN_IN_POLICIES) private readonly policies: Model<SignInPolicyRecord>,
    @InjectModel(BUSINESS_MEMBERSHIPS) private readonly memberships: Model<BusinessMembership>,
  ) {}

  async of(businessId: string): Promise<SignInPolicy> {
    return (await this.chosen([businessId])).get(businessId) ?? OPEN_POLICY;
  }

  async set(businessId: string, policy: SignInPolicy): Promise<void> {
    await this.policies.updateOne({ _id: businessId }, { $set: policy }, { upsert: true });
  }

  /**
   * What somebody is held to by the businesses that they are in. No business holds people of the platform to anything: its
   * administrators must not be able to lock them out.
   */
  async rulesFor(user: UserRecord | null): Promise<SignInRules> {
    if (!user || user.isRoot || user.isSuperAdmin) return signInRules([]);
    const held = await this.memberships.find({ userId: user._id }).lean<BusinessMembership[]>();
    const chosen = await this.chosen(held.map(({ businessId }) => businessId));
    return signInRules(
      held.map(({ businessId, roles }) => ({ policy: chosen.get(businessId) ?? OPEN_POLICY, roles })),
    );
  }

  private async chosen(businessIds: readonly string[]): Promise<ReadonlyMap<string, SignInPolicy>> {
    const found = await this.policies.find({ _id: { $in: [...businessIds] } }).lean<SignInPolicyRecord[]>();
    return new Map(found.map(({ _id, ...policy }) => [_id, policy]));
  }
}
