import type { Session } from '@plomada/contracts';
import type { Role } from '@plomada/domain';

/** The people of the gateway's tests, by the token that each of them holds. */
export interface Person {
  readonly token: string;
  readonly session: Session;
  /** Roles by project or business; '' is the platform. */
  readonly roles: Record<string, Role[]>;
}

export const PROJECT = 'project-1';
export const BUSINESS = 'business-1';

export function person(name: string, roles: Person['roles'], change: Partial<Session['user']> = {}): Person {
  const user = {
    id: `user-${name}`,
    email: `${name}@example.org`,
    firstName: name,
    lastName: 'Prueba',
    avatarURL: null,
    lang: 'es' as const,
    isRoot: false,
    isSuperAdmin: false,
    ...change,
  };
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  return { token: `token-of-${name}`, session: { sessionId: `session-${name}`, user, expiresAt }, roles };
}

export function people() {
  return {
    ana: person('ana', { [PROJECT]: ['facilitator', 'projectAdmin'], [BUSINESS]: ['businessAdmin'] }),
    luis: person('luis', { [PROJECT]: ['projectViewer'], [BUSINESS]: ['businessMember'] }),
    eva: person('eva', { 'project-2': ['projectAdmin'] }),
    root: person('root', { '': ['root'], [PROJECT]: ['root'], [BUSINESS]: ['root'] }, { isRoot: true }),
  };
}
export type People = ReturnType<typeof people>;
