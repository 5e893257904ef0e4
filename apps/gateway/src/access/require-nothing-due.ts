import type { RouteContract, Session } from '@plomada/contracts';
import { forbidden, unavailable } from '@plomada/service-kit';

/**
 * Refuses with SECOND_STEP_DUE what nobody does before the second step is set up that a business of theirs asks for, and with
 * PASSWORD_DUE what nobody does before they have chosen a password in place of one that somebody else chose.
 */
export function requireNothingDue(
  { secondStepDue, passwordDue }: Session,
  route: RouteContract | undefined,
): void {
  if (secondStepDue && !route?.beforeSecondStep) throw forbidden('SECOND_STEP_DUE');
  if (passwordDue && !route?.beforePassword) throw forbidden('PASSWORD_DUE');
}

/** The same on a socket, as something that passes: the work that a browser has not sent yet is sent afterwards. */
export function requireNothingDueOfSocket({ secondStepDue, passwordDue }: Session): void {
  if (secondStepDue) throw unavailable('SECOND_STEP_DUE');
  if (passwordDue) throw unavailable('PASSWORD_DUE');
}
