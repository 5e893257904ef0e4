import type { Session } from '@plomada/contracts';

/** Who invites, as the mail names them. */
export function inviterOf({ user }: Session): { userId: string; name: string } {
  return { userId: user.id, name: `${user.firstName} ${user.lastName}`.trim() };
}
