import { email as emailSchema, name as nameSchema } from '@plomada/contracts';
import type { SignOnClaims } from '@plomada/domain';
import { forbidden } from '@plomada/service-kit';

/** What a provider told of somebody, as far as it is what it should be. */
export interface ParsedClaims extends SignOnClaims {
  /** Who somebody is at the provider, for good. */
  readonly subject: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** What a provider calls somebody by: ASCII, 255 signs at most (OpenID Connect Core, section 2). */
const SUBJECT = /^[ -~]{1,255}$/;

/**
 * The claims of OpenID Connect Core (5.1), and Google's `hd`. Some providers write `email_verified` as a text. Refuses with
 * SIGN_ON_ANSWER_WRONG where the subject is none.
 */
export function parsedClaims(
  issuer: string,
  claims: Readonly<Record<string, unknown>> & { readonly sub: string },
): ParsedClaims {
  if (!SUBJECT.test(claims.sub)) throw forbidden('SIGN_ON_ANSWER_WRONG');
  const email = emailSchema.safeParse(claims['email']);
  const hostedDomain = claims['hd'];
  const first = nameIn(claims['given_name']) ?? nameIn(claims['name']);
  return {
    issuer,
    subject: claims.sub,
    email: email.success ? email.data : null,
    emailVerified: truthIn(claims['email_verified']),
    hostedDomain: typeof hostedDomain === 'string' ? hostedDomain.toLowerCase() : null,
    firstName: first ?? (email.success ? (email.data.split('@')[0] ?? '') : ''),
    lastName: (claims['given_name'] !== undefined && nameIn(claims['family_name'])) || '',
  };
}

function nameIn(claim: unknown): string | null {
  const parsed = nameSchema.safeParse(claim);
  return parsed.success ? parsed.data : null;
}

const truthIn = (claim: unknown): boolean | null =>
  claim === undefined || claim === null ? null : claim === true || claim === 'true';
