import { Injectable } from '@nestjs/common';
import { allows, type Role } from '@plomada/domain';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';
import { MembershipRepository } from './membership.repository';
import { type HeldRoles, RoleCache } from './role-cache';
import { platformRoles } from '../users/platform-roles';

export interface Scope {
  readonly projectId?: string | undefined;
  readonly businessId?: string | undefined;
}

const NOTHING: HeldRoles = { roles: [], businessId: null };

/** Who is what, where. */
@Injectable()
export class Roles {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly cache: RoleCache,
  ) {}

  /** The roles held in a project, in a business, or on the platform when neither is named. */
  of(userId: string, scope: Scope): Promise<HeldRoles> {
    const key = `${scope.projectId ?? ''}/${scope.businessId ?? ''}`;
    return this.cache.through(userId, key, () => this.ask(userId, scope));
  }

  private async ask(userId: string, { projectId, businessId }: Scope): Promise<HeldRoles> {
    const user = await this.users.find(userId);
    if (!user) return NOTHING;
    if (projectId !== undefined) return this.inProject(user, projectId, businessId);
    if (businessId !== undefined) return this.inBusiness(user, businessId);
    return { roles: platformRoles(user), businessId: null };
  }

  private async inBusiness(user: UserRecord, businessId: string): Promise<HeldRoles> {
    if (!(await this.memberships.businessExists(businessId))) return NOTHING;
    const held = await this.memberships.businessRoles(businessId, user._id);
    const roles = distinct(platformRoles(user), held);
    return roles.length > 0 ? { roles, businessId } : NOTHING;
  }

  /**
   * Being a plain member of the business shows nobody its projects: then nothing is held here. Nor is anything held by
   * who is not of the business, whatever the project says: somebody may be taken out of the one while put into the other.
   */
  private async inProject(user: UserRecord, projectId: string, businessId?: string): Promise<HeldRoles> {
    const project = await this.memberships.project(projectId);
    if (!project || project.hidden || (businessId !== undefined && project.businessId !== businessId))
      return NOTHING;
    const inBusiness = await this.memberships.businessRoles(project.businessId, user._id);
    const above = distinct(platformRoles(user), inBusiness);
    const own = project.members.find(({ userId }) => userId === user._id)?.roles ?? [];
    const roles = above.length > 0 ? distinct(above, own) : [];
    return allows(roles, 'viewProject') ? { roles, businessId: project.businessId } : NOTHING;
  }
}

function distinct(...lists: readonly (readonly Role[])[]): Role[] {
  return [...new Set(lists.flat())];
}
