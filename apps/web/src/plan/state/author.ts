import { type Plan, planDay } from '@plomada/domain';
import type { Author } from '@plomada/sync';
import type { Ready } from './plan-state';
import { readSchedule } from './read-schedules';

/** Who decides in this browser, and the project's day. */
export function authorOf({ actor, sync }: Pick<Ready, 'actor' | 'sync'>): Author {
  return { actor, today: todayOf(sync.visible), schedule: readSchedule };
}

/** A plan's day, now. */
export function todayOf({ settings }: Pick<Plan, 'settings'>): string {
  return planDay(new Date().toISOString(), settings.timeZone);
}
