import { Injectable } from '@nestjs/common';
import { grantProject } from '@plomada/contracts';
import { conflict, invalid, isDuplicateKey, notFound } from '@plomada/service-kit';
import type { z } from 'zod';
import { UserRepository } from '../users/user.repository';
import { MembershipRepository } from './membership.repository';
import type { ProjectMembers } from './project-members.schema';
import { RoleChanges } from './role-changes';
import { platformRoles } from '../users/platform-roles';

/** What projects tells auth about the things that it makes. Telling twice is telling once. */
@Injectable()
export class Grants {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly changes: RoleChanges,
  ) {}

  /** Refuses with USER_NOT_FOUND. */
  async business(businessId: string, adminId: string): Promise<void> {
    if (!(await this.users.find(adminId))) throw notFound('USER_NOT_FOUND');
    await this.memberships.placeBusiness(businessId);
    await this.memberships.addBusinessRoles(businessId, adminId, ['businessAdmin']);
    await this.changes.announce([adminId]);
  }

  /** Refuses with NOT_FOUND (no such business), TEAM_MEMBER_UNKNOWN (rows: the users) or PROJECT_EXISTS (in another business). */
  async project({ projectId, businessId, members }: z.infer<typeof grantProject.request>): Promise<void> {
    if (!(await this.memberships.businessExists(businessId))) throw notFound('NOT_FOUND');
    const strangers = await this.strangers(
      businessId,
      members.map(({ userId }) => userId),
    );
    if (strangers.length > 0) {
      throw invalid('TEAM_MEMBER_UNKNOWN', { count: strangers.length }, strangers);
    }
    const before = await this.putProject(projectId, businessId, members);
    const affected = [...(before?.members ?? []), ...members].map(({ userId }) => userId);
    await this.changes.announce(affected);
  }

  private async putProject(
    projectId: string,
    businessId: string,
    members: z.infer<typeof grantProject.request>['members'],
  ): Promise<ProjectMembers | null> {
    const put = () => this.memberships.putProject(projectId, businessId, members);
    try {
      return await put();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    // Another call made the project between this one's look and its write, or the project is in another business.
    const existing = await this.memberships.project(projectId);
    if (existing?.businessId !== businessId) throw conflict('PROJECT_EXISTS');
    return put();
  }

  /** Those who are neither members of the business nor at home on the whole platform. */
  private async strangers(businessId: string, userIds: readonly string[]): Promise<string[]> {
    const members = new Set((await this.memberships.ofBusiness(businessId)).map(({ userId }) => userId));
    const others = userIds.filter((userId) => !members.has(userId));
    const users = await this.users.findMany(others);
    const atHome = new Set(users.filter((user) => platformRoles(user).length > 0).map(({ _id }) => _id));
    return others.filter((userId) => !atHome.has(userId));
  }
}
