import { Injectable } from '@nestjs/common';
import { membershipsOf, type Member, type membersOf, type projectMember } from '@plomada/contracts';
import type { z } from 'zod';
import { SignOnIdentities } from '../sign-on-settings/sign-on-identities';
import { TwoFactor } from '../two-factor/two-factor';
import { UserRepository } from '../users/user.repository';
import { viewOf } from '../users/user-view';
import { Visits } from '../visits/visits';
import { MembershipRepository } from './membership.repository';
import { platformRoles } from '../users/platform-roles';

@Injectable()
export class MembershipLists {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly visits: Visits,
    private readonly twoFactor: TwoFactor,
    private readonly identities: SignOnIdentities,
  ) {}

  async ofUser(userId: string): Promise<z.infer<typeof membershipsOf.response>> {
    const [user, businesses, projects] = await Promise.all([
      this.users.find(userId),
      this.memberships.businessesOf(userId),
      this.memberships.projectsOf(userId),
    ]);
    if (!user) return { platform: [], businesses: [], projects: [] };
    const platform = platformRoles(user);
    const isOf = new Set(businesses.map(({ businessId }) => businessId));
    const held = projects.filter(({ businessId }) => platform.length > 0 || isOf.has(businessId));
    return {
      platform,
      businesses: businesses.map(({ businessId, roles }) => ({ businessId, roles })),
      projects: held.map(({ _id, businessId, members }) => ({
        projectId: _id,
        businessId,
        roles: members[0]?.roles ?? [],
      })),
    };
  }

  /** By name, as a person looks for somebody in a list. */
  async ofBusiness(businessId: string): Promise<z.infer<typeof membersOf.response>['members']> {
    const memberships = await this.memberships.ofBusiness(businessId);
    const users = await this.users.findMany(memberships.map(({ userId }) => userId));
    const inTwoSteps = await this.twoFactor.among(users.map(({ _id }) => _id));
    const signedOn = await this.identities.of(businessId);
    const rolesOf = new Map(memberships.map(({ userId, roles }) => [userId, roles]));
    return users
      .map((user) => ({
        user: viewOf(user),
        roles: rolesOf.get(user._id) ?? [],
        twoFactor: inTwoSteps.has(user._id),
        signOn: signedOn.has(user._id),
      }))
      .sort((a, b) => fullName(a).localeCompare(fullName(b), 'es'));
  }

  /** Those with roles in the project itself, by name. */
  async ofProject(projectId: string): Promise<z.infer<typeof projectMember>[]> {
    const members = (await this.memberships.project(projectId))?.members ?? [];
    const users = await this.users.findMany(members.map(({ userId }) => userId));
    const rolesOf = new Map(members.map(({ userId, roles }) => [userId, roles]));
    const visits = await this.visits.lastOf(projectId);
    return users
      .map((user) => ({
        user: viewOf(user),
        roles: rolesOf.get(user._id) ?? [],
        lastSession: visits.get(user._id) ?? null,
      }))
      .sort((a, b) => fullName(a).localeCompare(fullName(b), 'es'));
  }
}

const fullName = ({ user }: Member): string => `${user.lastName} ${user.firstName}`;
