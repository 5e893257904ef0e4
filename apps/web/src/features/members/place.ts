import type { Role } from '@plomada/domain';

/** What people are members of. */
export interface Place {
  readonly kind: 'business' | 'project';
  readonly id: string;
}

/** The roles that one can have there, the most powerful first: that one must always be held by somebody. */
export const ROLES_OF_PLACE = {
  business: ['businessAdmin', 'businessViewer', 'businessMember'],
  project: ['projectAdmin', 'facilitator', 'responsible', 'projectViewer'],
} as const satisfies Record<Place['kind'], readonly Role[]>;

export const adminRole = (kind: Place['kind']): Role => ROLES_OF_PLACE[kind][0];
