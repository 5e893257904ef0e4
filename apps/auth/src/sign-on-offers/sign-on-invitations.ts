import { Injectable } from '@nestjs/common';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import { RedeemInvitation } from '../redeem-invitation/redeem-invitation';
import { MembershipRepository } from '../memberships/membership.repository';
import { Credentials } from '../passwords/credentials';
import type { UserRecord } from '../users/user.schema';

/** Who comes into a business by an invitation that its provider vouches for. */
@Injectable()
export class SignOnInvitations {
  constructor(
    private readonly redeeming: RedeemInvitation,
    private readonly memberships: MembershipRepository,
    private readonly credentials: Credentials,
  ) {}

  /** The invitations that bring a newcomer in; none for whoever has an account that is theirs already. */
  async pendingFor(businessId: string, email: string, user: UserRecord | null): Promise<InvitationRecord[]> {
    return user && (await this.isTaken(user)) ? [] : this.redeeming.pendingFor(businessId, email);
  }

  /** An account without a password and without a business, as of who left, is the newcomer's to take; with either it is not ours to open. */
  private async isTaken({ _id: userId }: UserRecord): Promise<boolean> {
    if (await this.credentials.exist(userId)) return true;
    return (await this.memberships.businessesOf(userId)).length > 0;
  }
}
