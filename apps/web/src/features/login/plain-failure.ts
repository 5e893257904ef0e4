import type { Failure } from '@plomada/contracts';

type Told = Pick<Failure, 'code' | 'params'>;

/** What somebody without a session is told of a failure: to wait, that there is no network, or the one general sentence. */
export function plainFailure(failure: Failure): Told {
  const theirs = failure.kind === 'tooMany' || failure.kind === 'unavailable';
  return theirs ? failure : { code: 'LOGIN_GENERAL' };
}
