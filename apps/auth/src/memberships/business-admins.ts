import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import {
  BUSINESS_MEMBERSHIPS,
  type BusinessMembership,
} from '../membership-store/business-membership.schema';
import { KNOWN_BUSINESSES, type KnownBusiness } from './known-business.schema';

/**
 * Who may be counted on to stay a business's admin: a list in the business's own document, so that asking whether somebody
 * else stays and leaving is one step. There are no transactions over memberships.
 *
 * Whoever is listed is an admin: people are listed after they get the role, and taken off the list before they lose it. A
 * crash in between leaves an admin who is not counted, never a business without one.
 */
@Injectable()
export class BusinessAdmins {
  constructor(
    @InjectModel(KNOWN_BUSINESSES) private readonly businesses: Model<KnownBusiness>,
    @InjectModel(BUSINESS_MEMBERSHIPS) private readonly memberships: Model<BusinessMembership>,
  ) {}

  /** Somebody has got the role. */
  async joined(businessId: string, userId: string): Promise<void> {
    await this.begin(businessId);
    await this.businesses.updateOne({ _id: businessId }, { $addToSet: { admins: userId } });
    // The role may have been taken again meanwhile, by somebody who did not find them on the list yet.
    const isStill = await this.memberships.exists({ businessId, userId, roles: 'businessAdmin' });
    if (!isStill) await this.businesses.updateOne({ _id: businessId }, { $pull: { admins: userId } });
  }

  /** Somebody is to lose the role, or to go. False, and nothing is changed, for the only one on the list. */
  async leaves(businessId: string, userId: string): Promise<boolean> {
    await this.begin(businessId);
    const { matchedCount } = await this.businesses.updateOne(
      { _id: businessId, admins: { $ne: [userId] } },
      { $pull: { admins: userId } },
    );
    return matchedCount === 1;
  }

  /** Businesses made before there was a list get it from their memberships. */
  private async begin(businessId: string): Promise<void> {
    const unlisted = { _id: businessId, admins: { $exists: false } };
    if (!(await this.businesses.exists(unlisted))) return;
    const admins = await this.memberships.distinct('userId', { businessId, roles: 'businessAdmin' });
    await this.businesses.updateOne(unlisted, { $set: { admins } });
  }
}
