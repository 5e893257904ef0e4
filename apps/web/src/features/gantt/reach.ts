import { type CivilDate, type DayNumber, dayNumber, type PlanRow } from '@plomada/domain';

/** Days from `start` to before `end` that the timeline shows whatever bars there are: those of the open term. */
export interface ShownDays {
  readonly start: CivilDate;
  readonly end: CivilDate;
}

/** The days of a timeline, the day after the last one not among them. */
export interface Reach {
  readonly from: DayNumber;
  readonly to: DayNumber;
}

/** Days before the first and after the last, so that nothing begins at the edge. */
const AIR = 7;

/** The days of the timeline where the rows alone leave some of `days` out; null where the chart finds them by itself. */
export function reachBeyond(
  rows: readonly Pick<PlanRow, 'start' | 'end'>[],
  days: ShownDays | null,
): Reach | null {
  if (!days) return null;
  let [first, last] = [Infinity, -Infinity];
  for (const { start, end } of rows) {
    first = Math.min(first, dayNumber(start));
    last = Math.max(last, dayNumber(end));
  }
  const [from, to] = [dayNumber(days.start), dayNumber(days.end)];
  if (first <= from && last >= to) return null;
  return { from: Math.min(first, from) - AIR, to: Math.max(last, to) + AIR };
}
