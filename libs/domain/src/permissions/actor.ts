/** What somebody is to the platform, to a business and to a project. One person may be several. */
export type Role =
  | 'root'
  | 'superAdmin'
  | 'businessAdmin'
  | 'businessViewer'
  | 'businessMember'
  | 'projectAdmin'
  | 'facilitator'
  | 'responsible'
  | 'projectViewer';

export const ROLES: readonly Role[] = [
  'root',
  'superAdmin',
  'businessAdmin',
  'businessViewer',
  'businessMember',
  'projectAdmin',
  'facilitator',
  'responsible',
  'projectViewer',
];

/** Who does something to a project, with the roles held there. */
export interface Actor {
  readonly userId: string;
  /** First and last name, for logs and screens. */
  readonly name: string;
  readonly roles: readonly Role[];
}

/** Whether two lists hold the same roles, in whatever order. Neither holds one twice. */
export function sameRoles(some: readonly Role[], others: readonly Role[]): boolean {
  return some.length === others.length && some.every((role) => others.includes(role));
}
