import { TOKEN_SCOPES } from '@plomada/domain';
import { z } from 'zod';
import { device } from './device';
import { defineEvent, defineQuery, defineRpc } from './message';
import { email, id, language, lastName, name, plainText, role, timeZone } from './primitives';

/** A user as others see one. */
export const userSchema = z.object({
  id,
  email,
  firstName: name,
  lastName: plainText().max(200),
  avatarURL: plainText().max(500).nullable(),
  lang: language,
  /** Where somebody lives, as their browser said last; left out while unknown. */
  timeZone: timeZone.optional(),
  isRoot: z.boolean(),
  isSuperAdmin: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

/** Passwords travel base64-encoded inside TLS (platform spec, section 5); 6 to 128 characters once decoded. */
export const encodedSecret = plainText().min(1).max(400);

export const checkUserRequest = z.object({ email: plainText().max(254) });
/** `signOn`: the provider where they may log in, or have to, where a business of theirs has one. */
export const checkUserResponse = z.object({
  exists: z.literal(true),
  signOn: z.object({ name: plainText().max(60), isRequired: z.boolean() }).optional(),
});
/** What is typed as second step: the six digits that an app shows, or a recovery code; blanks and dashes are of no matter. */
export const secondStepCode = plainText().min(6).max(40);
/** E-mail and password, each base64-encoded UTF-8; `code` where the account asks for a second step. */
export const loginRequest = z.object({
  email: encodedSecret,
  password: encodedSecret,
  code: secondStepCode.optional(),
});
export const loginResponse = z.object({ token: plainText(), expiresAt: z.iso.datetime(), user: userSchema });
export type LoginResponse = z.infer<typeof loginResponse>;

const origin = z.object({ address: plainText().max(64) });
/** The device is unknown to gateways of before. */
const cameFrom = origin.extend({ device: device.optional() });

export const checkUser = defineRpc('auth', 'check-user', {
  request: checkUserRequest.extend(origin.shape),
  response: checkUserResponse,
});
/**
 * Begins a session. Refuses with LOGIN_FAILED, LOGIN_THROTTLED (params: minutes), SECOND_STEP_NEEDED where all is right but a
 * code is asked for, SECOND_STEP_WRONG, or SIGN_ON_REQUIRED where a business of theirs has its people sign on at its provider.
 */
export const login = defineRpc('auth', 'login', {
  request: loginRequest.extend(cameFrom.shape),
  response: loginResponse,
});

export const tokenScope = z.enum(TOKEN_SCOPES);
/**
 * What a token stands for. It ends at `expiresAt`, which moves nearer while its person is away. Where the token is an API token,
 * `apiToken` says what it is good for, and `sessionId` is its id.
 */
export const sessionSchema = z.object({
  sessionId: id,
  user: userSchema,
  expiresAt: z.iso.datetime(),
  apiToken: z.object({ scope: tokenScope }).optional(),
  /** A business asks its person for a second step, which has to be set up before anything else. */
  secondStepDue: z.boolean().optional(),
  /** Its person has to choose a password before anything else: somebody else chose the present one. */
  passwordDue: z.boolean().optional(),
});
export type Session = z.infer<typeof sessionSchema>;
/** Refuses with TOKEN_INVALID (unauthenticated) when forged, expired or revoked. */
export const verifyToken = defineQuery('auth', 'verify-token', {
  request: z.object({ token: plainText().min(1).max(4000) }),
  response: sessionSchema,
});
/** So long after the last sign of life a page says that nobody is there (platform spec, section 9), in milliseconds. */
export const IDLE_MS = 10 * 60_000;
/** So long after it the session is over, for a page that has said so, in milliseconds. */
export const IDLE_ENDS_MS = 45 * 60_000;
/** Nobody is away for longer than a session lives, in milliseconds. */
export const LONGEST_AWAY_MS = 12 * 60 * 60_000;

/**
 * Since how many milliseconds nobody is there (`idle`), or somebody is there again. A length and not an instant: whose clock
 * is wrong is away no longer for it.
 */
export const idleNote = z.object({
  idle: z.boolean(),
  milliseconds: z.number().int().min(0).max(LONGEST_AWAY_MS),
});
export type IdleNote = z.infer<typeof idleNote>;
/**
 * From when nobody was there the session has 45 minutes left. Somebody who was back in time keeps it, also when the page can say
 * so only later. Refuses with TOKEN_INVALID where the session is over, or the return came too late.
 */
export const noteIdle = defineRpc('auth', 'note-idle', {
  request: idleNote.extend({ token: plainText().min(1).max(4000) }),
  response: z.object({}),
});
export const logout = defineRpc('auth', 'logout', {
  request: z.object({ sessionId: id }),
  response: z.object({}),
});

/** Roles that somebody holds: on the platform, in the business, in the project. Empty when the thing does not exist: nobody learns whether it does. */
export const rolesOf = defineQuery('auth', 'roles-of', {
  request: z.object({ userId: id, projectId: id.optional(), businessId: id.optional() }),
  response: z.object({ roles: z.array(role), businessId: id.nullable() }),
});

/** Business and project memberships of a user: what the project list is made from. */
export const membershipsOf = defineQuery('auth', 'memberships-of', {
  request: z.object({ userId: id }),
  response: z.object({
    platform: z.array(role),
    businesses: z.array(z.object({ businessId: id, roles: z.array(role) })),
    projects: z.array(z.object({ projectId: id, businessId: id, roles: z.array(role) })),
  }),
});

export const memberSchema = z.object({ user: userSchema, roles: z.array(role) });
export type Member = z.infer<typeof memberSchema>;
export const membersOf = defineQuery('auth', 'members-of', {
  request: z.object({ businessId: id }),
  response: z.object({
    /** `twoFactor`: whether logging in takes them a second step; `signOn`: whether the business's provider has signed them on. */
    members: z.array(
      memberSchema.extend({ twoFactor: z.boolean().optional(), signOn: z.boolean().optional() }),
    ),
  }),
});

export const newMember = z.object({
  email,
  firstName: name,
  lastName,
  role: z.enum(['businessAdmin', 'businessViewer', 'businessMember']),
  /** Only root may set one; everybody else is invited by mail. */
  initialPassword: plainText().min(6).max(128).optional(),
});
/** Makes the account when there is none and adds the business membership. Adding twice is adding once. */
export const addMember = defineRpc('auth', 'add-member', {
  request: z.object({ businessId: id, member: newMember, byRoot: z.boolean() }),
  response: memberSchema,
});

export const projectRole = z.enum(['projectAdmin', 'facilitator', 'responsible', 'projectViewer']);
/** Tells auth that a project exists in a business and who has which roles there; replaces what it knew. */
export const grantProject = defineRpc('auth', 'grant-project', {
  request: z.object({
    projectId: id,
    businessId: id,
    members: z.array(z.object({ userId: id, roles: z.array(projectRole).min(1) })).max(500),
  }),
  response: z.object({}),
});
export const grantBusiness = defineRpc('auth', 'grant-business', {
  request: z.object({ businessId: id, adminId: id }),
  response: z.object({}),
});

/**
 * Hides a deleted project from everybody, or shows it again to those who had roles there. Doing it twice is doing it once;
 * a project that auth does not know is nothing to hide.
 */
export const hideProject = defineRpc('auth', 'hide-project', {
  request: z.object({ projectId: id, hidden: z.boolean() }),
  response: z.object({}),
});

/** Somebody's roles changed: forget what was cached about them. */
export const rolesChanged = defineEvent('auth', 'roles-changed', z.object({ userId: id }));
/** A session ended (logout, revocation): close its sockets. */
export const sessionEnded = defineEvent('auth', 'session-ended', z.object({ sessionId: id, userId: id }));
/** A session ends at another time than was said: its person went, or came back. */
export const sessionEndMoved = defineEvent(
  'auth',
  'session-end-moved',
  z.object({ sessionId: id, expiresAt: z.iso.datetime() }),
);
