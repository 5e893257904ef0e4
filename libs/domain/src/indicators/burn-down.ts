import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Restriction } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { masterPlanCurve, MAX_CURVE_DAYS } from './planned-curve';
import { realProgress } from './real-progress';

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

/** Remaining weight and open restrictions by day, from the first day of work to the last. */
export interface BurnDown {
  readonly minDate: CivilDate | null;
  readonly maxDate: CivilDate | null;
  readonly data: readonly BurnDownDay[];
  /** The restrictions behind the counts of open ones. What remains of the work is made of the rows of the S-curve. */
  readonly rows: readonly Pick<Restriction, 'id' | 'created' | 'released'>[];
}

/** The burn-down of a plan; empty when nothing in it weighs anything. */
export function burnDown(plan: Plan, today: CivilDate): BurnDown {
  const curve = masterPlanCurve(plan);
  if (!curve) return { minDate: null, maxDate: null, data: [], rows: [] };
  const calendar = calendarOf(plan.settings);
  const first = dayNumber(curve.first);
  const workdays = calendar.countWorking(first, dayNumber(curve.last) + 1);
  const length = Math.min(MAX_CURVE_DAYS, dayNumber(curve.last) - first + 1);
  const remaining = remainingBy(plan, today);
  const open = openRestrictionsBy(plan);
  const data = Array.from({ length }, (_, place): BurnDownDay => {
    const date = addDays(curve.first, place);
    const past = calendar.countWorking(first, first + place + 1);
    return {
      date,
      ideal: roundTo2(100 - (past * 100) / workdays),
      remaining: date > today ? null : remaining(date),
      openRestrictions: date > today ? null : open(date),
    };
  });
  const rows = plan.restrictions.rows.map(({ id, created, released }) => ({ id, created, released }));
  return { minDate: curve.first, maxDate: data[data.length - 1]!.date, data, rows };
}

/** Percent that remained at the end of a day, as the last point before or on it says. Days are asked in order. */
function remainingBy(plan: Plan, today: CivilDate): (date: CivilDate) => number {
  const points = realProgress(plan, today);
  let next = 0;
  let done = 0;
  return (date) => {
    while (next < points.length && points[next]!.date <= date) done = points[next++]!.value;
    return roundTo2(100 - done * 100);
  };
}

function openRestrictionsBy(plan: Plan): (date: CivilDate) => number {
  const created = plan.restrictions.rows.map((one) => one.created).sort();
  const released = plan.restrictions.rows.flatMap((one) => one.released ?? []).sort();
  let come = 0;
  let gone = 0;
  return (date) => {
    while (come < created.length && created[come]! <= date) come += 1;
    while (gone < released.length && released[gone]! <= date) gone += 1;
    return Math.max(0, come - gone);
  };
}
