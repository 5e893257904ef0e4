import { Injectable } from '@nestjs/common';
import type { Member } from '@plomada/contracts';
import { isOfPlatform, refusalToChange, type Role } from '@plomada/domain';
import { conflict, forbidden, notFound } from '@plomada/service-kit';
import { InvitationRepository } from '../invitation-store/invitation.repository';
import { Sessions } from '../sessions/sessions';
import { UserRepository } from '../users/user.repository';
import { viewOf } from '../users/user-view';
import { MembershipRepository } from './membership.repository';
import { RoleChanges } from './role-changes';
import { platformRoles } from '../users/platform-roles';

/** A member of a business, and who changes what they are. */
interface InBusiness {
  readonly businessId: string;
  readonly userId: string;
  readonly byUserId?: string | undefined;
  readonly byPlatform?: boolean | undefined;
}

/** Roles given and taken, in a business and in its projects. Neither is ever left without an admin. */
@Injectable()
export class ChangeMembers {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly changes: RoleChanges,
    private readonly sessions: Sessions,
    private readonly invitations: InvitationRepository,
  ) {}

  /** Refuses with MEMBER_NOT_FOUND, OWN_MEMBERSHIP, PERSON_OF_PLATFORM or LAST_ADMIN. */
  async setBusinessRole({ role, ...change }: InBusiness & { readonly role: Role }): Promise<Member> {
    const { businessId, userId } = change;
    await this.checkBusinessMember(change);
    if (!(await this.memberships.setBusinessRoles(businessId, userId, [role]))) throw conflict('LAST_ADMIN');
    await this.changes.announce([userId]);
    return this.member(userId, [role]);
  }

  /**
   * Out of the business and all of its projects. Refuses as a change of the role does, and with LAST_PROJECT_ADMIN (params: count)
   * for the only admin of projects: who became that while being removed has left what else they administered, which is told too.
   */
  async removeFromBusiness(removal: InBusiness): Promise<void> {
    const { businessId, userId } = removal;
    await this.checkBusinessMember(removal);
    const bar = await this.memberships.removeFromBusiness(businessId, userId);
    if (bar === 'onlyAdmin') throw conflict('LAST_ADMIN');
    if (bar?.hasLeftSome) await this.changes.announce([userId]);
    if (bar) throw conflict('LAST_PROJECT_ADMIN', { count: bar.onlyAdminOf });
    await this.withdrawInvitations({ businessId }, userId);
    await this.changes.announce([userId]);
  }

  /** Refuses with NOT_FOUND (no such project), MEMBER_NOT_FOUND (not of its business) or LAST_ADMIN. */
  async setProjectRoles(projectId: string, userId: string, roles: Role[]): Promise<Member> {
    const project = await this.memberships.project(projectId);
    if (!project) throw notFound('NOT_FOUND');
    const user = await this.users.find(userId);
    const inBusiness = await this.memberships.businessRoles(project.businessId, userId);
    if (!user || (inBusiness.length === 0 && platformRoles(user).length === 0)) {
      throw notFound('MEMBER_NOT_FOUND');
    }
    if (!(await this.memberships.setProjectRoles(projectId, userId, roles))) throw conflict('LAST_ADMIN');
    await this.changes.announce([userId]);
    return { user: viewOf(user), roles };
  }

  /** Refuses with MEMBER_NOT_FOUND or LAST_ADMIN. */
  async removeFromProject(projectId: string, userId: string): Promise<void> {
    const project = await this.memberships.project(projectId);
    if (!project?.members.some((member) => member.userId === userId)) throw notFound('MEMBER_NOT_FOUND');
    if (!(await this.memberships.setProjectRoles(projectId, userId, []))) throw conflict('LAST_ADMIN');
    await this.withdrawInvitations({ businessId: project.businessId, projectId }, userId);
    await this.changes.announce([userId]);
  }

  /** Refuses with MEMBER_NOT_FOUND, and with FORBIDDEN for people of the platform unless root asks. */
  async endSessions(businessId: string, userId: string, byRoot: boolean): Promise<number> {
    const held = await this.memberships.businessRoles(businessId, userId);
    const user = await this.users.find(userId);
    if (!user || held.length === 0) throw notFound('MEMBER_NOT_FOUND');
    if (!byRoot && platformRoles(user).length > 0) {
      throw forbidden('FORBIDDEN', { permission: 'createBusiness' });
    }
    return this.sessions.endAll(userId);
  }

  private async checkBusinessMember({
    businessId,
    userId,
    byUserId,
    byPlatform = byUserId === undefined,
  }: InBusiness): Promise<void> {
    const held = await this.memberships.businessRoles(businessId, userId);
    if (held.length === 0) throw notFound('MEMBER_NOT_FOUND');
    const user = await this.users.find(userId);
    const person = { isOfPlatform: user !== null && isOfPlatform(user), isAsking: byUserId === userId };
    const refusal = refusalToChange(person, byPlatform);
    if (refusal) throw conflict(refusal);
  }

  /** A link that was sent before must not bring back who was taken out. */
  private async withdrawInvitations(
    scope: { businessId: string; projectId?: string },
    userId: string,
  ): Promise<void> {
    const user = await this.users.find(userId);
    if (user) await this.invitations.withdrawAll(scope, user.email);
  }

  private async member(userId: string, roles: Role[]): Promise<Member> {
    const user = await this.users.find(userId);
    if (!user) throw notFound('MEMBER_NOT_FOUND');
    return { user: viewOf(user), roles };
  }
}
