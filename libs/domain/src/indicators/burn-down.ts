import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Restriction } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { closedTerms, termLastDay } from '../terms/open-term';
import { closedFigures } from './closed-figures';
import { openRestrictionsBy } from './open-restrictions';
import { masterPlanCurve, MAX_CURVE_DAYS } from './planned-curve';
import { type RealPoint, realProgress } from './real-progress';

/** One day of a burn-down. */
export interface BurnDownDay {
  readonly date: CivilDate;
  /** Percent that would remain if work went on evenly over the working days. */
  readonly ideal: number;
  /** Percent that really remained, as last recorded; null after today. */
  readonly remaining: number | null;
  /** Restrictions created by then and not released yet; null after today. */
  readonly openRestrictions: number | null;
}

/** Remaining weight and open restrictions by day, from the first day of work or of a closed term to the last, and until today while work is left. */
export interface BurnDown {
  readonly minDate: CivilDate | null;
  readonly maxDate: CivilDate | null;
  readonly data: readonly BurnDownDay[];
  /** The restrictions behind the counts of open ones. What remains of the work is made of the rows of the S-curve. */
  readonly rows: readonly Pick<Restriction, 'id' | 'created' | 'released'>[];
}

/** The burn-down of a plan; empty when nothing in it weighs anything and no term is closed. */
export function burnDown(plan: Plan, today: CivilDate): BurnDown {
  const points = realProgress(plan, today);
  const range = rangeOf(plan, points);
  if (!range) return { minDate: null, maxDate: null, data: [], rows: [] };
  const length = Math.min(MAX_CURVE_DAYS, dayNumber(range.last) - dayNumber(range.first) + 1);
  const ideal = idealBy(plan);
  const remaining = remainingBy(points);
  const open = openBy(plan);
  const data = Array.from({ length }, (_, place): BurnDownDay => {
    const date = addDays(range.first, place);
    return {
      date,
      ideal: ideal(date),
      remaining: date > today ? null : remaining(date),
      openRestrictions: date > today ? null : open(date),
    };
  });
  const rows = plan.restrictions.rows.map(({ id, created, released }) => ({ id, created, released }));
  return { minDate: range.first, maxDate: data[data.length - 1]!.date, data, rows };
}

/**
 * The days of work and those of closed terms: what a close showed is not lost when the work is moved away from it. They go on until the
 * work is done, which may be after the plan's end.
 */
function rangeOf(
  plan: Plan,
  points: readonly RealPoint[],
): { readonly first: CivilDate; readonly last: CivilDate } | null {
  const curve = masterPlanCurve(plan);
  const closed = closedTerms(plan).map((term) => ({ first: term.startDate, last: termLastDay(term) }));
  const ranges = curve ? [curve, ...closed] : closed;
  if (ranges.length === 0) return null;
  const lasts = [...ranges.map(({ last }) => last), doneOrToday(points)].sort();
  return { first: ranges.map(({ first }) => first).sort()[0]!, last: lasts[lasts.length - 1]! };
}

/** The day of the point from which on nothing is left; today's while something is. */
function doneOrToday(points: readonly RealPoint[]): CivilDate {
  const lastWithWork = points.findLastIndex(({ value }) => roundTo2(value * 100) < 100);
  return points[Math.min(lastWithWork + 1, points.length - 1)]!.date;
}

/** Percent that would remain at the end of a day: all of it before the first day of work, nothing from the last on. */
function idealBy(plan: Plan): (date: CivilDate) => number {
  const curve = masterPlanCurve(plan);
  if (!curve) return () => 100;
  const calendar = calendarOf(plan.settings);
  const [first, end] = [dayNumber(curve.first), dayNumber(curve.last) + 1];
  const workdays = calendar.countWorking(first, end);
  return (date) => {
    const until = Math.min(Math.max(dayNumber(date) + 1, first), end);
    return roundTo2(100 - (calendar.countWorking(first, until) * 100) / workdays);
  };
}

/** Percent that remained at the end of a day, as the last point before or on it says. Days are asked in order. */
function remainingBy(points: readonly RealPoint[]): (date: CivilDate) => number {
  let next = 0;
  let done = 0;
  return (date) => {
    while (next < points.length && points[next]!.date <= date) done = points[next++]!.value;
    return roundTo2(100 - done * 100);
  };
}

/** Open restrictions at the end of a day: in a closed term as its close kept them. Days are asked in order. */
function openBy(plan: Plan): (date: CivilDate) => number {
  const atCloses = new Map(
    closedFigures(plan).flatMap(({ term, figures }) =>
      figures.openRestrictions.map((count, day) => [addDays(term.startDate, day), count] as const),
    ),
  );
  const open = openRestrictionsBy(plan);
  return (date) => atCloses.get(date) ?? open(date);
}
