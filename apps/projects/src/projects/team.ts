import type { createProject, grantProject } from '@plomada/contracts';
import type { z } from 'zod';

type Request = z.infer<typeof createProject.request>;
export type TeamMember = Request['project']['team'][number];
type Grant = z.infer<typeof grantProject.request>['members'][number];

/** The team of a new project, one entry per person; the creator is its admin in any case. */
export function teamOf({ project, creator }: Request): TeamMember[] {
  const team = new Map<string, TeamMember>();
  for (const member of [{ ...creator, roles: ['projectAdmin' as const] }, ...project.team]) {
    const known = team.get(member.userId);
    const roles = [...new Set([...(known?.roles ?? []), ...member.roles])];
    team.set(member.userId, { ...known, ...member, roles });
  }
  return [...team.values()];
}

/** What auth is told about the team. */
export function grantsOf(team: readonly TeamMember[]): Grant[] {
  return team.map(({ userId, roles }) => ({ userId, roles }));
}
