import { planDay } from '@plomada/domain';
import type { Author } from '@plomada/sync';
import type { Ready } from './plan-state';
import { readSchedule } from './read-schedules';

/** Who decides in this browser, and the project's day. */
export function authorOf(open: Pick<Ready, 'actor'>): Author {
  return { actor: open.actor, today: today(), schedule: readSchedule };
}

/** The day of now, as plans count days. */
export function today(): string {
  return planDay(new Date().toISOString());
}
