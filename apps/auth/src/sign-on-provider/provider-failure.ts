import { AddressRefused, AppFailure, forbidden, invalid, unavailable } from '@plomada/service-kit';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** The provider answered that it cannot. */
export class ProviderDown extends Error {}
/** Its answer is none that the library looks into. */
export class WrongAnswer extends Error {}

/** Words of RFC 6749 that blame the client. */
const CLIENT_ERRORS = new Set(['invalid_client', 'unauthorized_client']);

/** What people are told when a provider did not do what was asked (`whenWrong`: where its answer is not what it should be), and for operators why, in words without anything secret. */
export function failureOfProvider(
  error: unknown,
  whenWrong: () => AppFailure,
): { readonly failure: AppFailure; readonly why: string } {
  const why = chainOf(error).map(wordOf).join(': ');
  return { failure: failureFor(error, whenWrong), why };
}

function failureFor(error: unknown, whenWrong: () => AppFailure): AppFailure {
  if (error instanceof AppFailure) return error;
  const chain = chainOf(error);
  if (chain.some((one) => one instanceof AddressRefused)) return invalid('SIGN_ON_ADDRESS_REFUSED');
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? forbidden('SIGN_ON_CANCELLED') : whenWrong();
  }
  if (error instanceof WWWAuthenticateChallengeError) return forbidden('SIGN_ON_CLIENT_WRONG');
  if (error instanceof ResponseBodyError) {
    return CLIENT_ERRORS.has(error.error) ? forbidden('SIGN_ON_CLIENT_WRONG') : whenWrong();
  }
  // What the library found wrong with an answer has a code of its own; everything else came from the network.
  const isLibrarys = error instanceof ClientError && error.code?.startsWith('OAUTH_');
  return isLibrarys || error instanceof WrongAnswer ? whenWrong() : unavailable('SIGN_ON_UNREACHABLE');
}

/** An error and what caused it. */
export function chainOf(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (
    let one = error;
    one !== undefined && chain.length < 5;
    one = (one as { cause?: unknown } | null)?.cause
  ) {
    chain.push(one);
  }
  return chain;
}

/** Codes and words of the libraries; what the provider wrote may hold anything. */
function wordOf(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    return error.error.replace(/[^\w-]/g, '').slice(0, 60);
  }
  if (!(error instanceof Error)) return '';
  const { code } = error as { code?: unknown };
  return `${typeof code === 'string' ? `${code} ` : ''}${error.message}`.slice(0, 200);
}
