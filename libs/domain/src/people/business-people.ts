import { type Role, sameRoles } from '../permissions/actor';

/** Roles of a business, the most powerful first. */
export const BUSINESS_ROLES = [
  'businessAdmin',
  'businessViewer',
  'businessMember',
] as const satisfies readonly Role[];
export type BusinessRole = (typeof BUSINESS_ROLES)[number];
/** Roles of a project, the most powerful first. */
export const PROJECT_ROLES = [
  'projectAdmin',
  'facilitator',
  'responsible',
  'projectViewer',
] as const satisfies readonly Role[];
export type ProjectRole = (typeof PROJECT_ROLES)[number];

/** The one role that counts of those held in a business; null where none is of a business. */
export function businessRoleOf(roles: readonly Role[]): BusinessRole | null {
  return BUSINESS_ROLES.find((role) => roles.includes(role)) ?? null;
}

export interface ProjectRoles {
  readonly projectId: string;
  readonly roles: readonly Role[];
}

/** What somebody is to be in a business: null leaves the role as it is, and projects that are not named stay as they are. */
export interface PersonWish {
  readonly role: BusinessRole | null;
  readonly projects: readonly ProjectRoles[];
}

/** What a business knows of somebody: a member, or an address that was invited and has not come yet. */
export interface KnownPerson {
  readonly state: 'member' | 'invited';
  readonly role: BusinessRole | null;
  readonly projects: readonly ProjectRoles[];
  /** At home on the whole platform: root or super administrator. */
  readonly isOfPlatform: boolean;
  /** Whether it is who asks. */
  readonly isAsking: boolean;
  readonly isOnlyAdmin: boolean;
  /** Projects that nobody else administers. */
  readonly onlyAdminOf: readonly string[];
}

/** Who asks, and what there is to be a member of. */
export interface PeopleScope {
  readonly projectIds: ReadonlySet<string>;
  readonly byPlatform: boolean;
}

/** Why somebody is left as they are: all of them codes that services refuse with too. */
export const PERSON_REFUSALS = [
  'PROJECT_UNKNOWN',
  'OWN_MEMBERSHIP',
  'PERSON_OF_PLATFORM',
  'LAST_ADMIN',
] as const;
export type PersonRefusal = (typeof PERSON_REFUSALS)[number];

/** At home on the whole platform: root or super administrator. */
export const isOfPlatform = ({
  isRoot,
  isSuperAdmin,
}: {
  readonly isRoot: boolean;
  readonly isSuperAdmin: boolean;
}): boolean => isRoot || isSuperAdmin;

/**
 * Why somebody's place in a business is not changed, nor taken away, by who asks; null where it may be. People of the platform are
 * changed by the platform only, which may do everything; and nobody administers themselves away: whoever is left out by mistake cannot
 * come back alone.
 */
export function refusalToChange(
  person: Pick<KnownPerson, 'isOfPlatform' | 'isAsking'>,
  byPlatform: boolean,
): Extract<PersonRefusal, 'PERSON_OF_PLATFORM' | 'OWN_MEMBERSHIP'> | null {
  if (byPlatform) return null;
  if (person.isOfPlatform) return 'PERSON_OF_PLATFORM';
  return person.isAsking ? 'OWN_MEMBERSHIP' : null;
}

/** From what somebody was to what they become; `from` is empty where they held nothing. */
export interface RolesChange {
  /** Null in the business itself. */
  readonly projectId: string | null;
  readonly from: readonly Role[];
  readonly to: readonly Role[];
}

export type PersonDecision =
  | { readonly outcome: 'invite' | 'change'; readonly changes: readonly RolesChange[] }
  | { readonly outcome: 'same' }
  | { readonly outcome: 'refused'; readonly code: PersonRefusal };

/** Who comes without a role in the business is a plain member of it. */
const LEAST: BusinessRole = 'businessMember';

/**
 * What a wish of a list of people does to one address. An address that the business does not know is invited, whether or not
 * somebody has an account with it: nothing tells which. A person is never taken out, nor out of a project, by a list.
 */
export function decidePersonWish(
  wish: PersonWish,
  known: KnownPerson | null,
  { projectIds, byPlatform }: PeopleScope,
): PersonDecision {
  if (wish.projects.some(({ projectId }) => !projectIds.has(projectId))) return refused('PROJECT_UNKNOWN');
  if (known === null) {
    const wished = { ...wish, role: wish.role ?? LEAST };
    return { outcome: 'invite', changes: changesOf(wished, { role: null, projects: [] }) };
  }
  const changes = changesOf(wish, known);
  if (changes.length === 0) return { outcome: 'same' };
  const refusal = refusalOf(changes, known, byPlatform);
  return refusal ? refused(refusal) : { outcome: 'change', changes };
}

const refused = (code: PersonRefusal): PersonDecision => ({ outcome: 'refused', code });

function changesOf(wish: PersonWish, known: Pick<KnownPerson, 'role' | 'projects'>): RolesChange[] {
  const held = new Map(known.projects.map(({ projectId, roles }) => [projectId, roles]));
  const inBusiness =
    wish.role === null || wish.role === known.role
      ? []
      : [{ projectId: null, from: known.role ? [known.role] : [], to: [wish.role] }];
  const inProjects = wish.projects.map(({ projectId, roles }) => ({
    projectId,
    from: held.get(projectId) ?? [],
    to: roles,
  }));
  return [...inBusiness, ...inProjects.filter(({ from, to }) => !sameRoles(from, to))];
}

function refusalOf(
  changes: readonly RolesChange[],
  known: KnownPerson,
  byPlatform: boolean,
): PersonRefusal | null {
  const inBusiness = changes.some(({ projectId }) => projectId === null);
  // In projects people may change their own roles.
  const refusal = refusalToChange({ ...known, isAsking: known.isAsking && inBusiness }, byPlatform);
  if (refusal) return refusal;
  if (inBusiness && known.isOnlyAdmin) return 'LAST_ADMIN';
  const leavesNone = changes.some(
    ({ projectId, to }) =>
      projectId !== null && known.onlyAdminOf.includes(projectId) && !to.includes('projectAdmin'),
  );
  return leavesNone ? 'LAST_ADMIN' : null;
}
