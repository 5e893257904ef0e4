import { type CivilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Baseline, Plan } from '../plan/plan';
import { baselineDates } from './baseline-dates';
import { daysInBaseline } from './baseline-days';
import type { PlanRow } from './plan-row';

/** A row in a baseline, and how it stands to that now. */
export interface BaselineComparison {
  /** Both inclusive, read as the plan reads its own. */
  readonly firstDay: CivilDate;
  readonly lastDay: CivilDate;
  /** Working days. */
  readonly duration: number;
  /** Working days by which the row starts and ends later than there, and lasts longer; negative for earlier and shorter. */
  readonly startVariance: number;
  readonly endVariance: number;
  readonly durationVariance: number;
}

/**
 * How a row stands to a baseline, by the plan's calendar of today; null where the baseline has nothing of it (see
 * `baselineDates`).
 */
export function comparedWith(
  plan: Plan,
  { id, kind, start, end, duration }: Pick<PlanRow, 'id' | 'kind' | 'start' | 'end' | 'duration'>,
  baseline: Baseline,
): BaselineComparison | null {
  const then = baselineDates(plan, baseline).get(id);
  if (!then) return null;
  const calendar = calendarOf(plan.settings);
  const days = (from: CivilDate, to: CivilDate) => calendar.countWorking(dayNumber(from), dayNumber(to));
  const durationThen = days(then.start, then.end);
  return {
    ...daysInBaseline(plan, { id, kind }, then),
    duration: durationThen,
    startVariance: days(then.start, start),
    endVariance: days(then.end, end),
    durationVariance: duration - durationThen,
  };
}
