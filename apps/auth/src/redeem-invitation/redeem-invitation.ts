import { Injectable } from '@nestjs/common';
import { allows } from '@plomada/domain';
import { InvitationRepository } from '../invitation-store/invitation.repository';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import { MembershipRepository } from '../memberships/membership.repository';
import { RoleChanges } from '../memberships/role-changes';
import { Roles } from '../memberships/roles';

export interface Joined {
  readonly userId: string;
  readonly businessId: string;
  readonly projectId: string | null;
}

/** How people come in by what was sent to them, whichever way they show that the address is theirs: by its link, or by a provider's word. */
@Injectable()
export class RedeemInvitation {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly roles: Roles,
    private readonly changes: RoleChanges,
    private readonly invitations: InvitationRepository,
  ) {}

  /** Whether the scope is still there, and whoever invited may still invite to it. */
  async isValid({ businessId, projectId, inviterId }: InvitationRecord): Promise<boolean> {
    if (!(await this.memberships.placeExists(businessId, projectId))) return false;
    if (inviterId === null) return true;
    const held = await this.roles.of(inviterId, { businessId, ...(projectId !== null && { projectId }) });
    return allows(held.roles, projectId === null ? 'manageBusiness' : 'manageProject');
  }

  /** What waits for an address, to a business and to projects of it, and may still be taken up. */
  async pendingFor(businessId: string, email: string): Promise<InvitationRecord[]> {
    const live = await this.invitations.liveOf(businessId, email);
    const standing = await Promise.all(live.map((invitation) => this.isValid(invitation)));
    return live.filter((_, at) => standing[at]);
  }

  /** Takes up what waits for somebody. What was taken up or back meanwhile is passed over. */
  async redeemAll(userId: string, waiting: readonly InvitationRecord[]): Promise<void> {
    for (const { _id } of waiting) {
      const invitation = await this.invitations.acceptOne(_id);
      if (invitation) await this.redeem(userId, invitation);
    }
  }

  /** Gives somebody what an invitation says, which has been used up by that. */
  async redeem(userId: string, invitation: InvitationRecord): Promise<Joined> {
    const { businessId, projectId, roles, projects = [] } = invitation;
    // Added to what is held meanwhile: a link of last week does not make an admin a viewer.
    if (projectId === null) {
      await this.memberships.addBusinessRoles(businessId, userId, roles);
      await this.memberships.addProjectRoles(businessId, userId, projects);
    } else {
      await this.memberships.addBusinessRoles(businessId, userId, ['businessMember']);
      await this.memberships.addProjectRoles(businessId, userId, [{ projectId, roles }]);
    }
    await this.changes.announce([userId]);
    return { userId, businessId, projectId };
  }
}
