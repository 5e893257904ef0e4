import type { User } from '@plomada/contracts';
import type { UserRecord } from './user.schema';

/** What others may know of a user. */
export function viewOf(record: UserRecord): User {
  const { _id, email, firstName, lastName, avatarURL, lang, timeZone, isRoot, isSuperAdmin } = record;
  const known = { id: _id, email, firstName, lastName, avatarURL, lang, isRoot, isSuperAdmin };
  return timeZone ? { ...known, timeZone } : known;
}
