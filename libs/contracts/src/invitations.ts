import { PASSWORD_MINIMUM } from '@plomada/domain';
import { z } from 'zod';
import { encodedSecret, memberSchema, projectRole } from './auth';
import { scopeName } from './mail';
import { defineEvent, defineQuery, defineRpc } from './message';
import { linkToken } from './password-reset';
import { email, fullName, id, instant, language, lastName, name, plainText, role } from './primitives';

/** How long an invitation's link works, in days. Sending it again starts again, with another link. */
export const INVITATION_DAYS = 7;

export const businessRole = z.enum(['businessAdmin', 'businessViewer', 'businessMember']);
export const projectRoles = z.array(projectRole).min(1).max(4);

export const newBusinessInvitation = z.object({ email, role: businessRole, lang: language.optional() });
export const newProjectInvitation = z.object({ email, roles: projectRoles, lang: language.optional() });

/** As those see it who may invite. */
export const invitationSchema = z.object({
  id,
  email,
  businessId: id,
  /** Null when it is to the business itself. */
  projectId: id.nullable(),
  roles: z.array(role),
  /** In how many projects roles come with it. */
  projects: z.number().int().default(0),
  lang: language,
  status: z.enum(['pending', 'expired']),
  invitedBy: fullName,
  createdAt: instant,
  expiresAt: instant,
  /** When its mail was handed over last; null while it waits. */
  sentAt: instant.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A business or a project of it, and what it is called in the mail. */
const scope = z.object({ businessId: id, projectId: id.nullable() });
const inviter = z.object({ userId: id, name: fullName });

/**
 * Invites an address, and mails it a link. Inviting a pending address again changes its roles and sends a new link.
 * Refuses with ALREADY_MEMBER, NOT_FOUND (no such scope) or INVITATION_THROTTLED (params: minutes).
 */
export const invite = defineRpc('auth', 'invite', {
  request: scope.extend({
    email,
    roles: z.array(role).min(1).max(4),
    lang: language.optional(),
    scopeName,
    inviter,
  }),
  response: invitationSchema,
});
/** Not yet accepted ones of a scope, the newest first. */
export const invitationsOf = defineQuery('auth', 'invitations-of', {
  request: scope,
  response: z.object({ invitations: z.array(invitationSchema) }),
});
/** A new link, and a new week for it; the old link is dead. Refuses with NOT_FOUND or INVITATION_THROTTLED (params: minutes). */
export const resendInvitation = defineRpc('auth', 'resend-invitation', {
  request: scope.extend({ invitationId: id, inviter }),
  response: invitationSchema,
});
/** Refuses with NOT_FOUND. */
export const withdrawInvitation = defineRpc('auth', 'withdraw-invitation', {
  request: scope.extend({ invitationId: id }),
  response: z.object({}),
});

/** What the holder of a link may know. */
export const invitationPreview = z.object({
  email,
  scopeName: plainText(),
  kind: z.enum(['business', 'project']),
  roles: z.array(role),
  /** In how many projects roles come with it. */
  projects: z.number().int().default(0),
  invitedBy: plainText(),
  expiresAt: instant,
  /** True: log in and join. False: the link sets name and password. */
  hasAccount: z.boolean(),
  /** What whoever invited wrote as the person's name: '' where nothing. */
  firstName: plainText().max(200).default(''),
  lastName: plainText().max(200).default(''),
  /** The least characters of a password there. */
  passwordMinimum: z.number().int().default(PASSWORD_MINIMUM.least),
  /** Where the business has them sign on at its provider: there they come in, and no password is chosen. */
  signOn: z.object({ name: plainText() }).nullable().default(null),
});
export const invitationToken = z.object({ token: linkToken });
/** Refuses with INVITATION_INVALID (used, withdrawn, expired, forged). */
export const previewInvitation = defineQuery('auth', 'preview-invitation', {
  request: invitationToken,
  response: invitationPreview,
});

export const acceptInvitationRequest = invitationToken.extend({
  firstName: name,
  lastName,
  password: encodedSecret,
  lang: language.optional(),
});
export const acceptInvitationAnswer = z.object({ userId: id, businessId: id, projectId: id.nullable() });
/**
 * Makes the account with its name and password and the membership. Refuses with INVITATION_INVALID, ACCOUNT_EXISTS (then
 * log in and join), SIGN_ON_REQUIRED (the preview names the provider), PASSWORD_TOO_SHORT (params: minimum), PASSWORD_TOO_LONG (params: maximum), REQUEST_INVALID (not base64).
 */
export const acceptInvitation = defineRpc('auth', 'accept-invitation', {
  request: acceptInvitationRequest,
  response: acceptInvitationAnswer,
});
/** Whoever is logged in joins by a link. Refuses with INVITATION_INVALID or INVITATION_FOR_ANOTHER (another address). */
export const joinByInvitation = defineRpc('auth', 'join-by-invitation', {
  request: invitationToken.extend({ userId: id }),
  response: acceptInvitationAnswer,
});

export const projectMember = memberSchema.extend({ lastSession: instant.nullable() });
/** Who holds roles in a project itself, by name. */
export const projectMembersOf = defineQuery('auth', 'project-members-of', {
  request: z.object({ projectId: id }),
  response: z.object({ members: z.array(projectMember) }),
});

export const businessRoleChange = z.object({ role: businessRole });
export const projectRolesChange = z.object({ roles: projectRoles });
/** Who asks, and whether as somebody of the platform; a gateway of before names nobody where it is the platform's root. */
const asking = { byUserId: id.optional(), byPlatform: z.boolean().optional() };
/**
 * Replaces the role in the business. Refuses with MEMBER_NOT_FOUND, OWN_MEMBERSHIP (one's own), PERSON_OF_PLATFORM (of who is at home
 * there, by who is not) or LAST_ADMIN.
 */
export const setBusinessRole = defineRpc('auth', 'set-business-role', {
  request: z.object({ businessId: id, userId: id, role: businessRole, ...asking }),
  response: memberSchema,
});
/**
 * Takes somebody out of a business and all of its projects. Refuses as `setBusinessRole` does, and with LAST_PROJECT_ADMIN (params: count)
 * while projects have no other admin.
 */
export const removeFromBusiness = defineRpc('auth', 'remove-from-business', {
  request: z.object({ businessId: id, userId: id, ...asking }),
  response: z.object({}),
});
/**
 * Gives a member of the business these roles in the project, instead of those held. Refuses with MEMBER_NOT_FOUND (not of
 * the business) or LAST_ADMIN.
 */
export const setProjectRoles = defineRpc('auth', 'set-project-roles', {
  request: z.object({ projectId: id, userId: id, roles: projectRoles }),
  response: memberSchema,
});
/** Refuses with MEMBER_NOT_FOUND or LAST_ADMIN. */
export const removeFromProject = defineRpc('auth', 'remove-from-project', {
  request: z.object({ projectId: id, userId: id }),
  response: z.object({}),
});
/** Ends all sessions of a member. Refuses with MEMBER_NOT_FOUND, and with FORBIDDEN for people of the platform unless root asks. */
export const endMemberSessions = defineRpc('auth', 'end-member-sessions', {
  request: z.object({ businessId: id, userId: id, byRoot: z.boolean() }),
  response: z.object({ ended: z.number().int() }),
});

/** An invitation waits for its mail. Auth itself hears it. */
export const invitationAsked = defineEvent('auth', 'invitation-asked', z.object({ invitationId: id }));
