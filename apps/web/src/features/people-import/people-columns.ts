import { searchable } from '@plomada/contracts';
import type { BusinessRole, ProjectRole } from '@plomada/domain';
import type { HeaderNames } from '../sheet-import/columns-by-header';

/** What a list of people says of each, in the order in which it is written. */
export const PEOPLE_FIELDS = ['email', 'firstName', 'lastName', 'role', 'projects'] as const;
export type PeopleField = (typeof PEOPLE_FIELDS)[number];

/** What a column may be called, in both languages; accents and case do not count. */
export const HEADER_NAMES: HeaderNames<PeopleField> = {
  email: ['correo', 'correo electronico', 'email', 'e-mail', 'mail'],
  firstName: ['nombre', 'nombres', 'nombre completo', 'first name', 'name', 'full name'],
  lastName: ['apellido', 'apellidos', 'last name', 'surname'],
  role: ['rol', 'rol en la empresa', 'role', 'role in the company'],
  projects: ['proyectos', 'proyecto', 'projects', 'project'],
};
/** All that a header may say. */
export const PEOPLE_HEADERS: readonly string[] = Object.values(HEADER_NAMES).flat();

/** What is written for a role, in both languages. */
const BUSINESS_ROLE_WORDS: Readonly<Record<BusinessRole, readonly string[]>> = {
  businessAdmin: [
    'administrador de empresa',
    'administrador',
    'company administrator',
    'administrator',
    'admin',
  ],
  businessViewer: ['lector de empresa', 'lector', 'company viewer', 'viewer'],
  businessMember: ['miembro', 'member'],
};
const PROJECT_ROLE_WORDS: Readonly<Record<ProjectRole, readonly string[]>> = {
  projectAdmin: ['administrador', 'administrator', 'admin'],
  facilitator: ['facilitador', 'facilitator'],
  responsible: ['responsable', 'responsible'],
  projectViewer: ['lector', 'viewer'],
};

const reader =
  <Role extends string>(words: Readonly<Record<Role, readonly string[]>>) =>
  (written: string): Role | null => {
    const key = searchable(written);
    return (Object.keys(words) as Role[]).find((role) => words[role].includes(key)) ?? null;
  };

/** The role of a business that a word says; null for any other word. */
export const businessRoleSaid = reader(BUSINESS_ROLE_WORDS);
/** The role of a project that a word says; null for any other word. */
export const projectRoleSaid = reader(PROJECT_ROLE_WORDS);
