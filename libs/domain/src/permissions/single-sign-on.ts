import { emailKey } from '../names/email-key';

/** Whether a business's people may, or have to, log in at its identity provider. */
export const SIGN_ON_USES = ['off', 'offered', 'required'] as const;
export type SignOnUse = (typeof SIGN_ON_USES)[number];

/** What a business says of signing on at its provider. */
export interface SignOnRules {
  readonly use: SignOnUse;
  /** The provider's own second step counts as the one that the business asks for. */
  readonly countsAsSecondStep: boolean;
  /** Somebody without an account becomes a member, who sees no project yet, by signing on. */
  readonly makesMembers: boolean;
  /** E-mails that the provider says nothing of count as verified. One that it calls unverified never does. */
  readonly trustsUnstatedEmail: boolean;
}

/** What a provider says of who signs on there. */
export interface SignOnClaims {
  readonly issuer: string;
  readonly email: string | null;
  /** Whether the provider knows that the e-mail is theirs; null where it does not say. */
  readonly emailVerified: boolean | null;
  /** The domain of the organisation that Google says somebody belongs to (`hd`); null for everybody else. */
  readonly hostedDomain: string | null;
}

/** Why somebody is not let in, as codes that they are told. */
export const SIGN_ON_REFUSALS = [
  'SIGN_ON_EMAIL_UNVERIFIED',
  'SIGN_ON_EMAIL_FOREIGN',
  'SIGN_ON_PERSON_UNKNOWN',
  'SIGN_ON_PLATFORM',
] as const;
export type SignOnRefusal = (typeof SIGN_ON_REFUSALS)[number];

/** This provider signs on whoever has an account there, of whatever organisation. */
const GOOGLE = 'https://accounts.google.com';

/** Pasted instead of the issuer, it is what stands below it. */
const CONFIGURATION = /\/\.well-known\/openid-configuration\/?$/;

/**
 * An issuer as issuers are compared: host in small letters and without a dot at its end, no port that goes without saying, no slash that
 * stands for nothing, nothing but host and path (OpenID Connect Discovery, section 2). Throws where the text is no URL.
 */
export function canonicalIssuer(text: string): string {
  const { protocol, host, pathname } = new URL(text.replace(CONFIGURATION, ''));
  const origin = `${protocol}//${host.replace(/\.(?=:|$)/, '')}`;
  return pathname === '/' ? origin : origin + pathname;
}

/** What stands behind the @ of an e-mail, as domains are compared. */
export const emailDomain = (email: string): string => emailKey(email).replace(/^.*@/s, '');

/**
 * Why the claims name nobody of the business, or null where they do: a verified e-mail of a domain that the business has
 * proven to be its own. Google is one provider for all organisations: there the domain has to be that of the person's.
 */
export function refusalOfClaims(
  { issuer, email, emailVerified, hostedDomain }: SignOnClaims,
  provenDomains: readonly string[],
  { trustsUnstatedEmail }: Pick<SignOnRules, 'trustsUnstatedEmail'>,
): SignOnRefusal | null {
  const isVerified = emailVerified ?? trustsUnstatedEmail;
  if (email === null || !isVerified) return 'SIGN_ON_EMAIL_UNVERIFIED';
  const belongs =
    canonicalIssuer(issuer) !== GOOGLE || (hostedDomain !== null && provenDomains.includes(hostedDomain));
  return provenDomains.includes(emailDomain(email)) && belongs ? null : 'SIGN_ON_EMAIL_FOREIGN';
}

/** An account that claims lead to. */
export interface SignOnAccount {
  readonly email: string;
  /** Whether it is a member of the business whose provider is asked. */
  readonly isMember: boolean;
  /** Root or super admin. */
  readonly isOfPlatform: boolean;
}

/**
 * Why a business's provider does not open the account, or null where it does: one of its members, with an e-mail of its own
 * domains, and nobody of the platform.
 */
export function refusalOfAccount(
  { email, isMember, isOfPlatform }: SignOnAccount,
  provenDomains: readonly string[],
): SignOnRefusal | null {
  if (isOfPlatform) return 'SIGN_ON_PLATFORM';
  if (!isMember) return 'SIGN_ON_PERSON_UNKNOWN';
  return provenDomains.includes(emailDomain(email)) ? null : 'SIGN_ON_EMAIL_FOREIGN';
}

/** Whether the password is refused. Administrators of the business keep theirs: a provider that is away locks nobody out for good. */
export const isSignOnRequired = ({ use }: Pick<SignOnRules, 'use'>, isAdministrator: boolean): boolean =>
  use === 'required' && !isAdministrator;

/**
 * Whether the provider's word stands for the second step. One business cannot say so for others that somebody is in, nor for
 * the step that the person set up for all of them.
 */
export const standsForSecondStep = (
  { countsAsSecondStep }: Pick<SignOnRules, 'countsAsSecondStep'>,
  businesses: number,
): boolean => countsAsSecondStep && businesses === 1;

const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;

/** Whether a text is a domain with a dot, in small letters, as name servers know it (RFC 1035: 253 signs, 63 between dots). */
export function isDomainName(text: string): boolean {
  const labels = text.split('.');
  const fits = text.length <= 253 && labels.length >= 2;
  return (
    fits &&
    labels.every((label) => label.length <= 63 && LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
