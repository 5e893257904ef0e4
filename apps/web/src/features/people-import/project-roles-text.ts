import { PROJECTS_PER_PERSON, searchable } from '@plomada/contracts';
import { PROJECT_ROLES, type ProjectRole, type ProjectRoles, type Role } from '@plomada/domain';
import { projectRoleSaid } from './people-columns';

/** A project as a list may name it: by its code, by its name, or by the id that it has here. */
export interface NamedProject {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Why a cell of projects is not taken, and what of it. */
export interface ProjectsProblem {
  readonly code:
    | 'projectUnknown'
    | 'projectAmbiguous'
    | 'projectRepeated'
    | 'projectsTooMany'
    | 'projectRoleMissing'
    | 'projectRoleUnknown';
  readonly value: string;
}

export interface ProjectWish {
  readonly projectId: string;
  readonly roles: readonly ProjectRole[];
}

const BETWEEN_PROJECTS = /[|;\r\n]+/;
const BETWEEN_ROLES = /[+,/]+/;

/** Reads `OBRA-1: Administrador + Facilitador | OBRA-2: Responsable`: projects with the roles in each. An empty cell names none. */
export function readProjectRoles(
  cell: string,
  projects: readonly NamedProject[],
): { readonly wishes: readonly ProjectWish[]; readonly problem: ProjectsProblem | null } {
  const parts = cell.split(BETWEEN_PROJECTS).map((part) => part.trim());
  const wishes = new Map<string, ProjectWish>();
  const fails = (code: ProjectsProblem['code'], value: string) => ({ wishes: [], problem: { code, value } });
  for (const part of parts.filter((one) => one !== '')) {
    const colon = part.lastIndexOf(':');
    if (colon === -1) return fails('projectRoleMissing', part);
    const reference = part.slice(0, colon).trim();
    const words = part
      .slice(colon + 1)
      .split(BETWEEN_ROLES)
      .map((word) => word.trim());
    const written = words.filter((word) => word !== '');
    const named = projectsNamed(reference, projects);
    if (named.length !== 1)
      return fails(named.length === 0 ? 'projectUnknown' : 'projectAmbiguous', reference);
    const [{ id: projectId }] = named as [NamedProject];
    if (written.length === 0) return fails('projectRoleMissing', reference);
    const unknown = written.find((word) => projectRoleSaid(word) === null);
    if (unknown !== undefined) return fails('projectRoleUnknown', unknown);
    if (wishes.has(projectId)) return fails('projectRepeated', reference);
    const said = new Set(written.map(projectRoleSaid));
    wishes.set(projectId, { projectId, roles: PROJECT_ROLES.filter((role) => said.has(role)) });
  }
  if (wishes.size > PROJECTS_PER_PERSON) return fails('projectsTooMany', String(PROJECTS_PER_PERSON));
  return { wishes: [...wishes.values()], problem: null };
}

/** What is written exactly counts before what is written nearly so, and a code before a name. */
function projectsNamed(reference: string, projects: readonly NamedProject[]): readonly NamedProject[] {
  const key = searchable(reference);
  const ways: ((project: NamedProject) => boolean)[] = [
    ({ id }) => id === reference,
    ({ code }) => code === reference,
    ({ name }) => name === reference,
    ({ code }) => searchable(code) === key,
    ({ name }) => searchable(name) === key,
  ];
  for (const way of ways) {
    const found = projects.filter(way);
    if (found.length > 0) return found;
  }
  return [];
}

/** The cell that `readProjectRoles` reads as these roles. Projects that are not among those known are left out. */
export function writeProjectRoles(
  held: readonly ProjectRoles[],
  projects: readonly NamedProject[],
  wordOf: (role: Role) => string,
): string {
  const parts = projects.flatMap((project) => {
    const roles = held.find(({ projectId }) => projectId === project.id)?.roles ?? [];
    const known = PROJECT_ROLES.filter((role) => roles.includes(role));
    if (known.length === 0) return [];
    return [`${referenceTo(project, projects)}: ${known.map(wordOf).join(' + ')}`];
  });
  return parts.join(' | ');
}

/** The shortest that names this project and no other. */
function referenceTo({ id, code, name }: NamedProject, projects: readonly NamedProject[]): string {
  const isSound = (text: string): boolean => {
    const named = projectsNamed(text, projects);
    return text !== '' && !BETWEEN_PROJECTS.test(text) && named.length === 1 && named[0]?.id === id;
  };
  return [code, name].map((text) => text.trim()).find(isSound) ?? id;
}
