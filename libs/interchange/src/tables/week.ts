import { WorkCalendar } from '@plomada/domain';

/** Weeks that are worked in the field, the one of the tools first and the product's own last, which keeps every date. */
const WEEKS = ['0111110', '0111111', '1111111'];

/** A bar as a sheet has it: first and last day, and its working days. */
export interface WeekBar {
  readonly first: number;
  readonly last: number;
  readonly days: number;
}

/**
 * The week that a sheet counted its durations in, which it does not say: the one under which most of them are right. Without
 * durations every day is worked, so that dates stay.
 */
export function weekOf(bars: readonly WeekBar[]): string {
  if (bars.length === 0) return '1111111';
  const right = WEEKS.map((week) => {
    const calendar = new WorkCalendar(week, []);
    return bars.filter(({ first, last, days }) => calendar.countWorking(first, last + 1) === days).length;
  });
  return WEEKS[right.indexOf(Math.max(...right))]!;
}
