import { Injectable } from '@nestjs/common';
import type { acceptInvitation, invitationPreview } from '@plomada/contracts';
import { allows, emailKey } from '@plomada/domain';
import { conflict, forbidden, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { MembershipRepository } from '../memberships/membership.repository';
import { RoleChanges } from '../memberships/role-changes';
import { Roles } from '../memberships/roles';
import { Credentials } from '../passwords/credentials';
import { newPasswordOf } from '../passwords/new-password';
import { SignInPolicies } from '../sign-in-policies/sign-in-policies';
import { UserRepository } from '../users/user.repository';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import { InvitationRepository } from '../invitation-store/invitation.repository';

interface Joined {
  userId: string;
  businessId: string;
  projectId: string | null;
}

@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly users: UserRepository,
    private readonly credentials: Credentials,
    private readonly memberships: MembershipRepository,
    private readonly roles: Roles,
    private readonly changes: RoleChanges,
    private readonly invitations: InvitationRepository,
    private readonly policies: SignInPolicies,
  ) {}

  /** Refuses with INVITATION_INVALID. */
  async preview(token: string): Promise<z.infer<typeof invitationPreview>> {
    const invitation = await this.liveOne(token);
    const { email, scopeName, businessId, projectId, roles, invitedBy, expiresAt } = invitation;
    const { passwordMinimum } = await this.policies.of(businessId);
    return {
      email,
      scopeName,
      kind: projectId === null ? 'business' : 'project',
      roles,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
      hasAccount: await this.hasAccount(email),
      firstName: invitation.firstName ?? '',
      lastName: invitation.lastName ?? '',
      passwordMinimum,
    };
  }

  /** For those without an account. Whoever has one must log in: a link in a mailbox must not open it. */
  async byNewcomer(request: z.infer<typeof acceptInvitation.request>): Promise<Joined> {
    const { token, firstName, lastName, lang } = request;
    const { email, lang: invitedIn, businessId } = await this.liveOne(token);
    const { passwordMinimum } = await this.policies.of(businessId);
    const password = newPasswordOf(request.password, passwordMinimum);
    const { user } = await this.users.findOrCreate({ email, firstName, lastName });
    // Of two links of one address the first sets the password. The other is not used up: its password counts for nothing.
    if (!(await this.credentials.setFirst(user._id, password))) throw conflict('ACCOUNT_EXISTS');
    const invitation = await this.used(token);
    await this.users.change(user._id, { firstName, lastName, lang: lang ?? invitedIn });
    return this.join(user._id, invitation);
  }

  /** Refuses with INVITATION_INVALID or INVITATION_FOR_ANOTHER; then the link stays as it was. */
  async byUser(userId: string, token: string): Promise<Joined> {
    const { email } = await this.liveOne(token);
    const user = await this.users.find(userId);
    if (user?.emailKey !== emailKey(email)) throw forbidden('INVITATION_FOR_ANOTHER');
    return this.join(userId, await this.used(token));
  }

  private async join(userId: string, invitation: InvitationRecord): Promise<Joined> {
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

  /** An account that somebody else's project list made has no password yet: it is the newcomer's to take. */
  private async hasAccount(email: string): Promise<boolean> {
    const user = await this.users.findByEmail(email);
    return user !== null && this.credentials.exist(user._id);
  }

  private async liveOne(token: string): Promise<InvitationRecord> {
    const invitation = await this.invitations.byToken(token);
    if (!invitation || !(await this.stands(invitation))) throw notFound('INVITATION_INVALID');
    return invitation;
  }

  /** Whether the scope is still there, and whoever invited may still invite to it. */
  private async stands({ businessId, projectId, inviterId }: InvitationRecord): Promise<boolean> {
    if (!(await this.memberships.placeExists(businessId, projectId))) return false;
    if (inviterId === null) return true;
    const held = await this.roles.of(inviterId, { businessId, ...(projectId !== null && { projectId }) });
    return allows(held.roles, projectId === null ? 'manageBusiness' : 'manageProject');
  }

  private async used(token: string): Promise<InvitationRecord> {
    const invitation = await this.invitations.accept(token);
    if (!invitation) throw notFound('INVITATION_INVALID');
    return invitation;
  }
}
