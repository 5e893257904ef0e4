import type { Failure } from '@plomada/contracts';
import type { CodedFailure } from '../../base/messages/use-failure-text';

/** What somebody without a session is told of a failure: to wait, that there is no network, to come by their provider, or the one general sentence. */
export function plainFailure(failure: Failure): CodedFailure {
  const theirs =
    failure.kind === 'tooMany' || failure.kind === 'unavailable' || failure.code === 'SIGN_ON_REQUIRED';
  return theirs ? failure : { code: 'LOGIN_GENERAL' };
}
