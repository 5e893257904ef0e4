import type { Session } from '@plomada/contracts';
import type { Role } from '@plomada/domain';

/** Who does something, as services are told: the gateway vouches for it. */
export function actorOf({ user }: Session, roles: readonly Role[]) {
  const { id: userId, firstName, lastName } = user;
  return { userId, name: `${firstName} ${lastName}`.trim(), firstName, lastName, roles: [...roles] };
}
