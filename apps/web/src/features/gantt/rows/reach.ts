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
/** The edges are moved by so many days at a time: a timeline of other days is redrawn as a whole. */
const STEP = { from: 7, to: 28 };

/** The days of the timeline: those of all rows and of `days`, with some room around them; null without either. */
export function reachOf(
  rows: readonly Pick<PlanRow, 'start' | 'end'>[],
  days: ShownDays | null,
): Reach | null {
  let [first, last] = ['', ''];
  for (const { start, end } of days ? [days, ...rows] : rows) {
    if (first === '' || start < first) first = start;
    if (end > last) last = end;
  }
  if (first === '') return null;
  return {
    from: Math.floor((dayNumber(first) - AIR) / STEP.from) * STEP.from,
    to: Math.ceil((dayNumber(last) + AIR) / STEP.to) * STEP.to,
  };
}
