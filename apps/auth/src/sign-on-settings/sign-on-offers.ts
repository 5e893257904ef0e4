import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isSignOnRequired } from '@plomada/domain';
import { Model } from 'mongoose';
import {
  BUSINESS_MEMBERSHIPS,
  type BusinessMembership,
} from '../membership-store/business-membership.schema';
import type { UserRecord } from '../users/user.schema';
import { SignOns } from './sign-ons';
import { platformRoles } from '../users/platform-roles';

/** What the login offers somebody, or asks of them. */
export interface SignOnOffer {
  readonly businessId: string;
  readonly name: string;
  readonly isRequired: boolean;
}

@Injectable()
export class SignOnOffers {
  constructor(
    private readonly signOns: SignOns,
    @InjectModel(BUSINESS_MEMBERSHIPS) private readonly memberships: Model<BusinessMembership>,
  ) {}

  /**
   * The provider of the business that an e-mail's domain belongs to, for its members and, where signing on makes members, for
   * those who have no account. Null for everybody else: nobody of the platform or of other businesses is sent there.
   */
  async to(email: string, user: UserRecord | null): Promise<SignOnOffer | null> {
    if (user && platformRoles(user).length > 0) return null;
    const signOn = await this.signOns.forEmail(email);
    if (!signOn) return null;
    const { _id: businessId, name, makesMembers } = signOn;
    if (!user) return makesMembers ? { businessId, name, isRequired: true } : null;
    const held = await this.memberships.findOne({ businessId, userId: user._id }).lean<BusinessMembership>();
    if (!held) return null;
    return { businessId, name, isRequired: isSignOnRequired(signOn, held.roles.includes('businessAdmin')) };
  }
}
