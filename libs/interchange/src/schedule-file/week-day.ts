import type { FileWeekDay } from './file-schedule';
import { earliestOf } from './instant';

const MIDNIGHT = 24 * 60;

/** The times of a shift, in minutes of the day. */
export type Shift = readonly [from: number, to: number];

/** A weekday by its shifts: without any it is free. A shift that ends at midnight is written as ending at 00:00. */
export function weekDayOf(shifts: readonly Shift[]): FileWeekDay {
  const minutes = shifts.reduce((sum, [from, to]) => sum + endOf(to) - from, 0);
  const opening = earliestOf(shifts.map(([from]) => from));
  return { isWorking: shifts.length > 0, opening, ...(minutes > 0 && { minutes }) };
}

/** P6's XML writes the last minute that is worked. */
function endOf(to: number): number {
  if (to === 0) return MIDNIGHT;
  return to % 10 === 9 ? to + 1 : to;
}
