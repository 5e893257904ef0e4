import type { Failure } from '@plomada/contracts';

/** A call that did not work, with the code that the texts are made from. */
export class ApiFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
    this.name = 'ApiFailure';
  }
}

/** Codes that arise in the browser itself; the server's come with its answers. */
export const CLIENT_CODES = [
  'NETWORK_DOWN',
  'REQUEST_TIMEOUT',
  'ANSWER_UNEXPECTED',
  'REQUEST_FAILED',
] as const;

/** The failure behind anything that was thrown: what is no ApiFailure is a defect of ours, told as an unexpected answer. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ApiFailure) return thrown.failure;
  return { kind: 'internal', code: 'ANSWER_UNEXPECTED' };
}
