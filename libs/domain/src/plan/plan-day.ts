import type { CivilDate } from '../calendar/civil-date';

/** The civil date of an instant (ISO 8601 UTC). Plans have no time zone of their own: their day is UTC's, for everybody. */
export function planDay(instant: string): CivilDate {
  return instant.slice(0, 10);
}
