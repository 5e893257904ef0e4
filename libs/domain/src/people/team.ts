import type { Role } from '../permissions/actor';
import type { Responsible } from '../plan/plan';

/** A member of a project's team, with the roles held in the project. */
export type TeamMember = Pick<Responsible, 'firstName' | 'lastName' | 'email' | 'company' | 'function'> & {
  readonly userId: string;
  readonly roles: readonly Role[];
};

/**
 * Those of a team who can be given tasks: everybody but mere viewers. The row of a member has the account's own id, and no
 * powers: what administrators may do on every task follows from their access to the project, and ends with it.
 */
export function responsiblesOfTeam(team: readonly TeamMember[]): readonly Responsible[] {
  return team
    .filter(({ roles }) => roles.some((role) => role !== 'projectViewer'))
    .map((member) => ({
      id: member.userId,
      userId: member.userId,
      firstName: member.firstName,
      lastName: member.lastName,
      email: member.email,
      company: member.company,
      function: member.function,
      role: 'user',
      isActive: true,
    }));
}
