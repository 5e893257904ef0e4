import { canonicalIssuer, isDomainName, SIGN_ON_USES } from '@plomada/domain';
import { z } from 'zod';
import { loginResponse, secondStepCode } from './auth';
import { device } from './device';
import { defineQuery, defineRpc } from './message';
import { id, instant, plainText, seenLine } from './primitives';

/** So many domains a business has at most. */
export const MOST_SIGN_ON_DOMAINS = 20;
/** So long somebody may take at their provider, in minutes. */
export const SIGN_ON_MINUTES = 10;

/** Only protocol, host, port and path: what else an address may have names nobody (OpenID Connect Discovery, section 2). */
function isIssuer(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return [username, password, search, hash].every((part) => part === '');
}

/** The address that a provider names itself by; what it says of itself stands below it (OpenID Connect Discovery). */
export const issuerAddress = plainText()
  .trim()
  .max(500)
  .pipe(
    z
      .url({ protocol: /^https?$/, abort: true })
      .refine(isIssuer, { error: 'an address without user, question or fragment', abort: true })
      .overwrite(canonicalIssuer),
  );
export const domainName = plainText()
  .trim()
  .toLowerCase()
  .max(253, { abort: true })
  .refine(isDomainName, 'a domain, like firm.example');

/** How a business's people sign on at its identity provider. */
export const signOnSettings = z.object({
  issuer: issuerAddress,
  clientId: seenLine(200),
  /** What its people call it. */
  name: seenLine(60),
  use: z.enum(SIGN_ON_USES),
  countsAsSecondStep: z.boolean(),
  makesMembers: z.boolean(),
  trustsUnstatedEmail: z.boolean(),
});
export type SignOnSettings = z.infer<typeof signOnSettings>;

/** `clientSecret` may be left out where one is kept, and is told by nobody. */
export const signOnChange = signOnSettings.extend({
  clientSecret: plainText().min(1).max(500).optional(),
});

export const signOnDomain = z.object({
  domain: plainText(),
  /** Since when it is known to be the business's, with this provider; null while it is not. */
  provenAt: instant.nullable(),
  /** The TXT record that proves it. */
  record: z.object({ name: plainText(), value: plainText() }),
});
export type SignOnDomain = z.infer<typeof signOnDomain>;

export const signOnView = z.object({
  /** Null while nothing was set. */
  settings: signOnSettings.nullable(),
  /** Whether a client secret is kept. */
  hasSecret: z.boolean(),
  domains: z.array(signOnDomain).max(MOST_SIGN_ON_DOMAINS),
  /** Where the provider sends people back to: it has to know this address. */
  redirectAddress: plainText(),
  /** Why somebody was not let in the last time that somebody was not; a code. */
  lastFailure: z.object({ at: instant, code: plainText().max(80) }).nullable(),
});
export type SignOnView = z.infer<typeof signOnView>;

export const signOnCheckRequest = z.object({ issuer: issuerAddress });
/** What a provider says of itself. */
export const signOnCheck = z.object({
  /** Where people are sent to. */
  host: plainText(),
  /** Whether it says that it knows PKCE; many know it and do not say so. */
  saysPkce: z.boolean(),
});

const ofBusiness = z.object({ businessId: id, byUserId: id });
const ofDomain = ofBusiness.extend({ domain: domainName });

export const signOnOf = defineQuery('auth', 'sign-on', {
  request: z.object({ businessId: id }),
  response: signOnView,
});
/**
 * From the next login on. Refuses with SIGN_ON_SECRET_NEEDED where none is kept for this provider and client, and with
 * SIGN_ON_ADDRESS_REFUSED: an address of the server's own network, or none by https. Also with SIGN_ON_BUSY.
 */
export const setSignOn = defineRpc('auth', 'set-sign-on', {
  request: ofBusiness.extend({ change: signOnChange }),
  response: signOnView,
});
/** Asks a provider what it is. Refuses with SIGN_ON_ADDRESS_REFUSED, SIGN_ON_UNREACHABLE, SIGN_ON_BUSY or SIGN_ON_NO_PROVIDER. */
export const checkSignOn = defineRpc('auth', 'check-sign-on', {
  request: signOnCheckRequest,
  response: signOnCheck,
  timeoutMs: 15_000,
});
/** Adds a domain that is to be proven. Adding twice is adding once. Refuses with SIGN_ON_DOMAINS_FULL (params: max) or SIGN_ON_NOT_SET. */
export const addSignOnDomain = defineRpc('auth', 'add-sign-on-domain', {
  request: ofDomain,
  response: signOnView,
});
/**
 * Looks for the record that proves a domain; root's word is proof enough. Refuses with NOT_FOUND, SIGN_ON_BUSY, SIGN_ON_DOMAIN_UNPROVEN, or
 * SIGN_ON_DOMAIN_TAKEN where another business has proven it.
 */
export const proveSignOnDomain = defineRpc('auth', 'prove-sign-on-domain', {
  request: ofDomain.extend({ byRoot: z.boolean() }),
  response: signOnView,
  timeoutMs: 15_000,
});
/** Removing twice is removing once. */
export const removeSignOnDomain = defineRpc('auth', 'remove-sign-on-domain', {
  request: ofDomain,
  response: signOnView,
});
/** Forgets who a member is at the provider: their next sign-on is their first. Refuses with MEMBER_NOT_FOUND. */
export const forgetSignOnIdentity = defineRpc('auth', 'forget-sign-on-identity', {
  request: ofBusiness.extend({ userId: id }),
  response: z.object({}),
});

/** A page of ours to go on to, after the login. */
const ownPath = plainText()
  .max(1000)
  .regex(/^\/(?![/\\])/);
/** What the browser that began is known by. */
const browser = plainText().regex(/^[\w-]{43}$/);

export const signOnBeginning = z.object({ email: plainText().max(254), from: ownPath.optional() });
/** The provider's page. */
export const signOnAddress = z.object({ url: z.url({ protocol: /^https?$/ }) });
/** What stands behind the question mark when the provider sends somebody back (RFC 6749, section 4.1.2; RFC 9207). */
export const signOnReturn = z.object({
  state: plainText().min(1).max(200),
  code: plainText().max(4000).optional(),
  iss: plainText().max(500).optional(),
  error: plainText().max(200).optional(),
  /** Where the account asks for a second step besides. */
  secondStep: secondStepCode.optional(),
});
export const signOnEntry = loginResponse.extend({ from: plainText().nullable() });

/** Begins at somebody's provider. Refuses with SIGN_ON_OFF, SIGN_ON_UNREACHABLE, SIGN_ON_BUSY, SIGN_ON_NO_PROVIDER, SIGN_ON_ADDRESS_REFUSED or SIGN_ON_SECRET_NEEDED. */
export const beginSignOn = defineRpc('auth', 'begin-sign-on', {
  request: signOnBeginning.extend({ browser: browser.optional() }),
  response: signOnAddress.extend({ browser }),
  timeoutMs: 15_000,
});
/**
 * Begins a session for somebody who comes back from their provider. Refuses with SIGN_ON_EXPIRED (of another browser, used or too old),
 * SIGN_ON_CANCELLED, SIGN_ON_OFF, SIGN_ON_UNREACHABLE, SIGN_ON_BUSY, SIGN_ON_CLIENT_WRONG, SIGN_ON_ANSWER_WRONG, what `SignOnRefusal` says,
 * SIGN_ON_IDENTITY_CHANGED (the account was somebody else there), SECOND_STEP_NEEDED or SECOND_STEP_WRONG, after which the same return is good
 * with a code, or LOGIN_THROTTLED (params: minutes).
 */
export const enterBySignOn = defineRpc('auth', 'enter-by-sign-on', {
  request: signOnReturn.extend({
    browser: browser.optional(),
    address: plainText().max(64),
    device: device.optional(),
  }),
  response: signOnEntry,
  timeoutMs: 25_000,
});
