import { AppFailure } from '@plomada/service-kit';
import type { SignOnFailures } from '../sign-on-settings/sign-on-failures';

/** The person's own, asked for, or of the moment: nothing that an administrator could repair. */
const THEIR_OWN = new Set([
  'SIGN_ON_CANCELLED',
  'SECOND_STEP_NEEDED',
  'SECOND_STEP_WRONG',
  'LOGIN_THROTTLED',
  'SIGN_ON_BUSY',
]);

/** Does the work; what it is refused with, the business's administrators find beside its settings. */
export async function recordingFailure<T>(
  failures: SignOnFailures,
  businessId: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppFailure && !THEIR_OWN.has(error.code))
      await failures.note(businessId, error.code);
    throw error;
  }
}
