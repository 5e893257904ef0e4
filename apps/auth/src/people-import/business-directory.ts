import { Injectable } from '@nestjs/common';
import {
  businessRoleOf,
  emailKey,
  isOfPlatform,
  type KnownPerson,
  type ProjectRoles,
  type Role,
} from '@plomada/domain';
import { InvitationRepository } from '../invitation-store/invitation.repository';
import type { InvitationRecord } from '../invitation-store/invitation.schema';
import { MembershipRepository } from '../memberships/membership.repository';
import type { ProjectMembers } from '../memberships/project-members.schema';
import { UserRepository } from '../users/user.repository';
import type { UserRecord } from '../users/user.schema';

export interface DirectoryEntry {
  /** Null for who was invited and has not come. */
  readonly userId: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly known: KnownPerson;
}

/** Whom a business knows, by the form in which e-mails are compared, and its projects that are not deleted. */
export interface Directory {
  readonly entries: ReadonlyMap<string, DirectoryEntry>;
  readonly projectIds: ReadonlySet<string>;
}

/** People of one business and of nothing else: who has an account elsewhere is not in it, so that nothing tells of them. */
@Injectable()
export class BusinessDirectory {
  constructor(
    private readonly users: UserRepository,
    private readonly memberships: MembershipRepository,
    private readonly invitations: InvitationRepository,
  ) {}

  async of(businessId: string, byUserId: string | null): Promise<Directory> {
    const [memberships, projects, invited] = await Promise.all([
      this.memberships.ofBusiness(businessId),
      this.memberships.projectsOfBusiness(businessId),
      this.invitations.liveOfBusiness(businessId),
    ]);
    const users = await this.users.findMany(memberships.map(({ userId }) => userId));
    const rolesOf = new Map(memberships.map(({ userId, roles }) => [userId, roles]));
    const admins = memberships.filter(({ roles }) => roles.includes('businessAdmin'));
    const projectsOf = projectsByMember(projects);
    const onlyAdminOf = projectsByOnlyAdmin(projects);
    const entries = new Map(invited.map((record) => [record.emailKey, invitedEntry(record)]));
    for (const user of users) {
      const roles = rolesOf.get(user._id) ?? [];
      const known = memberOf(user, roles, projectsOf.get(user._id) ?? [], {
        isAsking: user._id === byUserId,
        isOnlyAdmin: admins.length === 1 && admins[0]?.userId === user._id,
        onlyAdminOf: onlyAdminOf.get(user._id) ?? [],
      });
      const { email, firstName, lastName } = user;
      entries.set(emailKey(email), { userId: user._id, email, firstName, lastName, known });
    }
    return { entries, projectIds: new Set(projects.map(({ _id }) => _id)) };
  }
}

function projectsByMember(projects: readonly ProjectMembers[]): Map<string, ProjectRoles[]> {
  const byMember = new Map<string, ProjectRoles[]>();
  for (const { _id: projectId, members } of projects) {
    for (const { userId, roles } of members) added(byMember, userId, { projectId, roles });
  }
  return byMember;
}

function memberOf(
  user: UserRecord,
  roles: readonly Role[],
  projects: readonly ProjectRoles[],
  rights: Pick<KnownPerson, 'isAsking' | 'isOnlyAdmin' | 'onlyAdminOf'>,
): KnownPerson {
  const role = businessRoleOf(roles);
  return { state: 'member', role, projects, isOfPlatform: isOfPlatform(user), ...rights };
}

/** The projects of which somebody is the only administrator, by who that is. */
function projectsByOnlyAdmin(projects: readonly ProjectMembers[]): Map<string, string[]> {
  const byAdmin = new Map<string, string[]>();
  for (const { _id: projectId, members } of projects) {
    const admins = members.filter(({ roles }) => roles.includes('projectAdmin'));
    if (admins.length === 1) added(byAdmin, admins[0]!.userId, projectId);
  }
  return byAdmin;
}

function added<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function invitedEntry(record: InvitationRecord): DirectoryEntry {
  const { email, firstName = '', lastName = '', roles, projects = [] } = record;
  const known: KnownPerson = {
    state: 'invited',
    role: businessRoleOf(roles),
    projects,
    isOfPlatform: false,
    isAsking: false,
    isOnlyAdmin: false,
    onlyAdminOf: [],
  };
  return { userId: null, email, firstName, lastName, known };
}
