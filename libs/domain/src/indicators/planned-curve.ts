import { addDays, type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf, type WorkCalendar } from '../calendar/work-calendar';
import { derived } from '../plan/derived';
import type { Plan } from '../plan/plan';
import type { Interval } from '../progress/planned';
import { baselineIntervals } from '../progress/shares';
import { weightsOf } from '../progress/weights';
import { treeOf } from '../tree/tree';

/** Curves stop this many days after their first one. */
export const MAX_CURVE_DAYS = 6312;

/** How much of the whole should be done at the end of each day. */
export interface PlannedCurve {
  /** First and last day of work. */
  readonly first: CivilDate;
  readonly last: CivilDate;
  /** 0..1 at the end of the day: 0 before the first, 1 from the last on. */
  at(date: CivilDate): number;
  /** Working days from the first one to the end of a day; it goes on after the last. */
  daysPassed(date: CivilDate): number;
  /** Working days from the first one until so much, 0..1, should be done; between two days in proportion. */
  daysUntil(value: number): number;
  /** What each leaf adds to that, 0..1, by its row in the plan; 0 for one that does not count. */
  partsAt(date: CivilDate): ArrayLike<number>;
}

/** The curve of the plan's present dates; null when nothing in it weighs anything. */
export const masterPlanCurve = derived((plan) => curveOf(plan, (id) => plan.tasks.get(id)));

/** The curve of the default baseline: of the leaves in it, as a whole; null without one. */
export const baselineCurve = derived((plan) => {
  const intervals = baselineIntervals(plan);
  return curveOf(plan, (id) => intervals.get(id));
});

interface Span {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/**
 * Weight spread evenly over each leaf's working days. A difference array over working-day ordinals makes it one pass over
 * the tasks and one over the days, however long the tasks are.
 */
function curveOf(plan: Plan, intervalOf: (id: string) => Interval | undefined): PlannedCurve | null {
  const calendar = calendarOf(plan.settings);
  const weights = weightsOf(plan);
  const spans: Span[] = [];
  for (const id of treeOf(plan).leaves) {
    const interval = intervalOf(id);
    const share = weights.share(id);
    if (interval && share > 0) {
      spans.push({ row: plan.tasks.positionOf(id)!, share, ...daysOf(interval, calendar) });
    }
  }
  if (spans.length === 0) return null;
  const total = spans.reduce((sum, span) => sum + span.share, 0);
  const first = spans.reduce((least, span) => Math.min(least, span.from), Infinity);
  const last = spans.reduce((most, span) => Math.max(most, span.to), -Infinity);
  const reached = cumulative(spans, total, first, Math.min(last, first + MAX_CURVE_DAYS));
  /** Working days from the first one to the end of a day, as far as the curve goes. */
  const past = (date: CivilDate): number =>
    Math.min(Math.max(0, calendar.ordinal(dayNumber(date) + 1) - first), reached.length - 1);
  return {
    first: civilDate(calendar.dayAt(first)),
    last: addDays(civilDate(calendar.endAt(last)), -1),
    at: (date) => reached[past(date)]!,
    daysPassed: (date) => Math.max(0, calendar.ordinal(dayNumber(date) + 1) - first),
    daysUntil: (value) => daysUntil(reached, value),
    partsAt: (date) => {
      const until = first + past(date);
      const parts = new Float64Array(plan.tasks.size);
      for (const { row, from, to, share } of spans) {
        if (until > from) parts[row] = (((Math.min(until, to) - from) / (to - from)) * share) / total;
      }
      return parts;
    },
  };
}

/** An interval without working days counts on the working day at which it stands. */
function daysOf(interval: Interval, calendar: WorkCalendar): Pick<Span, 'from' | 'to'> {
  const from = calendar.ordinal(dayNumber(interval.start));
  return { from, to: Math.max(from + 1, calendar.ordinal(dayNumber(interval.end))) };
}

/** Share done after 0, 1, 2… working days from the first one. */
function cumulative(spans: readonly Span[], total: number, first: number, last: number): Float64Array {
  const rate = new Float64Array(last - first + 2);
  for (const { from, to, share } of spans) {
    if (from > last) continue;
    rate[from - first]! += share / (to - from);
    rate[Math.min(to, last + 1) - first]! -= share / (to - from);
  }
  const reached = new Float64Array(last - first + 1);
  let perDay = 0;
  for (let day = 1; day < reached.length; day += 1) {
    perDay += rate[day - 1]!;
    reached[day] = Math.min(1, reached[day - 1]! + perDay / total);
  }
  return reached;
}

/** Days until a curve that never falls reaches a value: the first such day, less what of it is not needed. */
function daysUntil(reached: Float64Array, value: number): number {
  if (value <= 0) return 0;
  // Sums of shares may end a hair below 1.
  const day = reached.findIndex((share) => share >= value - 1e-9);
  if (day === -1) return reached.length - 1;
  const before = reached[day - 1] ?? 0;
  return reached[day]! > before ? day - 1 + Math.min(1, (value - before) / (reached[day]! - before)) : day;
}
