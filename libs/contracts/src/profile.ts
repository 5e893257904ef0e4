import { z } from 'zod';
import { encodedSecret, userSchema } from './auth';
import { device } from './device';
import { defineEvent, defineQuery, defineRpc } from './message';
import { id, instant, language, lastName, name, plainText, timeZone } from './primitives';

/** What a picture may weigh when it arrives, in bytes, and how large it is kept, in pixels. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const AVATAR_SIZE = 256;

/** The set to choose from: drawings of our own, files of the web application. */
export const STOCK_AVATARS = [
  'grua',
  'casco',
  'plomada',
  'plano',
  'ladrillo',
  'cemento',
  'nivel',
  'pala',
].map((drawing) => `/avatars/${drawing}.svg`);
export const stockAvatars = z.object({ avatars: z.array(z.object({ url: plainText().max(500) })) });

/** Of the form of edit_profile; the file comes beside it, as `avatar`. */
export const profileFields = z.object({
  firstName: name.optional(),
  lastName: lastName.optional(),
  /** One of the set, or empty for none; left out, or the present one, it stays. */
  avatarURL: plainText().max(500).optional(),
});
export const profileAnswer = userSchema.pick({ firstName: true, lastName: true, avatarURL: true });
export const preferences = z.object({ lang: language.optional(), timeZone: timeZone.optional() });

/** Refuses with AVATAR_UNKNOWN (not of the set, nor the present one) or USER_NOT_FOUND. */
export const editProfile = defineRpc('auth', 'edit-profile', {
  request: z.object({ userId: id, profile: profileFields }),
  response: profileAnswer,
});
export const setPreferences = defineRpc('auth', 'set-preferences', {
  request: z.object({ userId: id, preferences }),
  response: userSchema,
});

/** Travels signed beside the bytes of a new picture (decision 3). */
export const avatarTicket = z.object({ userId: id, correlationId: plainText().max(80) });
export const avatarStored = z.object({ avatarURL: plainText().max(500) });
/** The hash in the address of a picture. */
export const avatarHash = z.string().regex(/^[0-9a-f]{64}$/);
/** A picture by its hash, base64. Refuses with NOT_FOUND. */
export const avatarOf = defineQuery('auth', 'avatar', {
  request: z.object({ hash: avatarHash }),
  response: z.object({ webp: z.base64() }),
});

export const changePasswordRequest = z.object({ oldPassword: encodedSecret, newPassword: encodedSecret });
/**
 * Ends all other sessions. Refuses with OLD_PASSWORD_WRONG, LOGIN_THROTTLED (params: minutes), PASSWORD_TOO_SHORT
 * (params: minimum), PASSWORD_TOO_LONG (params: maximum) or REQUEST_INVALID (not base64).
 */
export const changePassword = defineRpc('auth', 'change-password', {
  request: changePasswordRequest.extend({ userId: id, sessionId: id, address: plainText().max(64) }),
  response: z.object({}),
});

/** The least characters of somebody's password, by the strictest of their businesses, whether they have one yet, and whose sign-on is their only way in. */
export const passwordRules = defineQuery('auth', 'password-rules', {
  request: z.object({ userId: id }),
  response: z.object({
    minimum: z.number().int(),
    hasPassword: z.boolean(),
    /** What the provider is called where passwords are refused; null where they are good. */
    onlyProvider: plainText().nullable(),
  }),
});

export const sessionInfo = z.object({
  id,
  createdAt: instant,
  expiresAt: instant,
  /** What it was begun with; unknown of sessions of before it was kept. */
  device: device.optional(),
});
export const sessionsOf = defineQuery('auth', 'sessions-of', {
  request: z.object({ userId: id }),
  response: z.object({ sessions: z.array(sessionInfo) }),
});
/** Ends all sessions of somebody, but the one to keep. */
export const endSessions = defineRpc('auth', 'end-sessions', {
  request: z.object({ userId: id, keep: id.optional() }),
  response: z.object({ ended: z.number().int() }),
});

/** That somebody opened a project, now; `isStillThere` in one more window, which goes on with the visit that they are on. */
export const noteVisit = defineRpc('auth', 'note-visit', {
  request: z.object({ userId: id, projectId: id, isStillThere: z.boolean().default(false) }),
  response: z.object({}),
});
/** That somebody left a project, now. */
export const noteLeave = defineRpc('auth', 'note-leave', {
  request: z.object({ userId: id, projectId: id }),
  response: z.object({}),
});
export const lastSessionAnswer = z.object({
  lastSession: instant.nullable(),
  /** When the visit before the one going on ended; null during the first. */
  previousVisitEnd: instant.nullable().default(null),
});
export const lastSession = defineQuery('auth', 'last-session', {
  request: z.object({ userId: id, projectId: id }),
  response: lastSessionAnswer,
});

/** The project that somebody opened last, anywhere; null of who opened none. */
export const lastActivity = defineQuery('auth', 'last-activity', {
  request: z.object({ userId: id }),
  response: z.object({ userLastActivity: z.object({ projectId: id, at: instant }).nullable() }),
});

export const rating = z.coerce.number().int().min(1).max(5);
export const ratingAnswer = z.object({ rating: z.number().int().nullable() });
/** Once a user and project; a later one replaces it. */
export const rate = defineRpc('auth', 'rate', {
  request: z.object({ userId: id, projectId: id, rating: z.number().int().min(1).max(5) }),
  response: ratingAnswer,
});
export const ratingOf = defineQuery('auth', 'rating-of', {
  request: z.object({ userId: id, projectId: id }),
  response: ratingAnswer,
});

export const versionNumber = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/);
/** The version that a user has been told of, under both names that clients know; null before the first. */
export const userVersion = z.object({ number: versionNumber.nullable(), version: versionNumber.nullable() });
export const userVersionOf = defineQuery('auth', 'user-version', {
  request: z.object({ userId: id }),
  response: userVersion,
});
export const setUserVersion = defineRpc('auth', 'set-user-version', {
  request: z.object({ userId: id, version: versionNumber }),
  response: z.object({ updated: z.boolean() }),
});

/** Name, picture, language or time zone of somebody changed: forget what was copied. */
export const profileChanged = defineEvent('auth', 'profile-changed', z.object({ userId: id }));
