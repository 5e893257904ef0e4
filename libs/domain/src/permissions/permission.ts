import type { Actor, Role } from './actor';

const EVERY_PROJECT_ROLE = [
  'root',
  'superAdmin',
  'businessAdmin',
  'businessViewer',
  'projectAdmin',
  'facilitator',
  'responsible',
  'projectViewer',
] as const satisfies readonly Role[];
const ADMINS = ['root', 'superAdmin', 'businessAdmin', 'projectAdmin'] as const satisfies readonly Role[];
const EDITORS = [...ADMINS, 'facilitator'] as const satisfies readonly Role[];
const WORKERS = [...EDITORS, 'responsible'] as const satisfies readonly Role[];

/**
 * Who may do what: the only table of it (platform spec section 6, domain.md "Roles").
 *
 * The server enforces it for every call and action; screens mirror it. A row says which roles suffice, any one of them.
 * Rules that depend on the plan (a responsible works on own tasks only) stand in the action, not here.
 */
export const PERMISSIONS = {
  createBusiness: ['root', 'superAdmin'],
  /** Addresses that mails could not reach. */
  seeDeadMails: ['root', 'superAdmin'],
  /** How the installation runs: its processes, and what waits for a person. */
  operate: ['root', 'superAdmin'],
  manageBusiness: ['root', 'superAdmin', 'businessAdmin'],
  /** Without being asked: administrators invite, so that nobody can take hold of another firm's people. */
  addMember: ['root', 'superAdmin'],
  /** What a business has beyond planning. */
  manageModules: ['root'],
  /** The projects of a whole business, side by side. */
  viewCompanyReport: ['root', 'superAdmin', 'businessAdmin', 'businessViewer'],
  /** Their trends and forecasts, and comparing them: of businesses that have the portfolio. */
  viewPortfolio: ['root', 'superAdmin', 'businessAdmin'],
  createProject: ['root', 'superAdmin', 'businessAdmin'],
  viewProject: EVERY_PROJECT_ROLE,
  viewReports: EVERY_PROJECT_ROLE,
  /** The plan's structure: tasks, links, dates, responsibles, imports, baselines. */
  editPlan: EDITORS,
  /** Progress, commitments, causes and constraints. */
  recordProgress: WORKERS,
  /** What people say of a task. */
  comment: WORKERS,
  /** Documents and photos beside the plan. */
  attachFiles: WORKERS,
  /** Deciding what those propose who may not write themselves. */
  acceptProposals: ADMINS,
  manageProject: ADMINS,
  deleteProject: ADMINS,
  closeTerm: ADMINS,
  rollBack: ADMINS,
  /** Making the live plan what was tried in a scenario; trying is `editPlan`. */
  adoptScenario: ADMINS,
  /** Only the facilitator may force a close when server data is missing (and must be an admin to close at all). */
  forceClose: ['facilitator'],
  overwriteConflict: ['facilitator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether any of the roles held suffices. */
export function allows(roles: readonly Role[], permission: Permission): boolean {
  const sufficient: readonly Role[] = PERMISSIONS[permission];
  return roles.some((role) => sufficient.includes(role));
}

/** Whether the actor may do it. */
export function may(actor: Actor, permission: Permission): boolean {
  return allows(actor.roles, permission);
}

/** Whether somebody who decides proposals has accepted what is done. */
export function isAccepted({ acceptedBy }: { readonly acceptedBy?: Actor }): boolean {
  return acceptedBy !== undefined && may(acceptedBy, 'acceptProposals');
}
