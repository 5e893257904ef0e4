import type { CivilDate } from '@plomada/domain';

/** Plans have no time zone of their own: the server's day is UTC's, as in planning. */
export function civilToday(): CivilDate {
  return new Date().toISOString().slice(0, 10);
}
