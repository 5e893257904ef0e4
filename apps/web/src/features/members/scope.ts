import type { Role } from '@plomada/domain';

/** What people are members of. */
export interface Scope {
  readonly kind: 'business' | 'project';
  readonly id: string;
}

/** The roles that one can have there, the most powerful first: that one must always be held by somebody. */
export const ROLES_OF_SCOPE = {
  business: ['businessAdmin', 'businessViewer', 'businessMember'],
  project: ['projectAdmin', 'facilitator', 'responsible', 'projectViewer'],
} as const satisfies Record<Scope['kind'], readonly Role[]>;

export const adminRole = (kind: Scope['kind']): Role => ROLES_OF_SCOPE[kind][0];

/** Those of the roles that one can have there, the most powerful first. */
export const inOrder = (kind: Scope['kind'], roles: readonly Role[]): Role[] =>
  ROLES_OF_SCOPE[kind].filter((role) => roles.includes(role));
