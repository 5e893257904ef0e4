import type { Role } from '@plomada/domain';
import type { UserRecord } from './user.schema';

/** What somebody is everywhere. */
export function platformRoles(user: UserRecord): Role[] {
  return [...(user.isRoot ? ['root' as const] : []), ...(user.isSuperAdmin ? ['superAdmin' as const] : [])];
}
