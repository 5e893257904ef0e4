import { Injectable } from '@nestjs/common';
import { isSignOnRequired, type SignOnUse } from '@plomada/domain';
import { MembershipRepository } from '../memberships/membership.repository';
import { SignOns } from '../sign-on-settings/sign-ons';
import { platformRoles } from '../users/platform-roles';
import type { UserRecord } from '../users/user.schema';
import { SignOnInvitations } from './sign-on-invitations';

/** What the login offers somebody, or asks of them. */
export interface SignOnOffer {
  readonly businessId: string;
  readonly name: string;
  /** What the business says of everybody. */
  readonly use: SignOnUse;
  /** Whether this person has no other way in. */
  readonly isRequired: boolean;
}

@Injectable()
export class SignOnOffers {
  constructor(
    private readonly signOns: SignOns,
    private readonly memberships: MembershipRepository,
    private readonly invited: SignOnInvitations,
  ) {}

  /**
   * The provider of the business that an e-mail's domain belongs to, for its members, for newcomers whom it has invited, and, where
   * signing on makes members, for those who have no account. Null for everybody else: nobody of the platform or of other businesses
   * is sent there.
   */
  async to(email: string, user: UserRecord | null): Promise<SignOnOffer | null> {
    if (user && platformRoles(user).length > 0) return null;
    const signOn = await this.signOns.forEmail(email);
    if (!signOn) return null;
    const { _id: businessId, name, use, makesMembers } = signOn;
    const held = user ? await this.memberships.businessRoles(businessId, user._id) : [];
    if (held.length > 0) {
      return { businessId, name, use, isRequired: isSignOnRequired(signOn, held.includes('businessAdmin')) };
    }
    const comes =
      (!user && makesMembers) || (await this.invited.pendingFor(businessId, email, user)).length > 0;
    // Newcomers have no password yet.
    return comes ? { businessId, name, use, isRequired: true } : null;
  }

  /** What the provider is called that is somebody's only way in; null of whom a password lets in too. */
  async onlyProviderOf(user: UserRecord): Promise<string | null> {
    const offer = await this.to(user.email, user);
    return offer?.isRequired ? offer.name : null;
  }
}
