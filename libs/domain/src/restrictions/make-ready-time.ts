import { civilDate, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Restriction } from '../plan/plan';

/** Working days that it takes at least to find a restriction, to plan what is done about it, and to release it (planning core, section 9). */
export const MAKE_READY_DAYS = { identification: 1, plan: 1, release: 1 } as const;

const { identification, plan: planning, release } = MAKE_READY_DAYS;

/** The first day on which a restriction can be released that is found on a day: the last of the days that its steps take. */
export function earliestRelease({ settings }: Pick<Plan, 'settings'>, found: CivilDate): CivilDate {
  const calendar = calendarOf(settings);
  const first = calendar.ordinal(dayNumber(found));
  return civilDate(calendar.dayAt(first + identification + planning + release - 1));
}

type Awaited = Pick<Restriction, 'created' | 'released' | 'commited'>;

/**
 * The first day on which an open restriction can be expected. Nobody knows better than who has committed to a day: then, and once it
 * is released, nothing is assumed, and the answer is null.
 */
export function earliestExpected(
  plan: Pick<Plan, 'settings'>,
  { created, released, commited }: Awaited,
): CivilDate | null {
  return released === null && commited === null ? earliestRelease(plan, created) : null;
}
