import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { baselineCurve } from './planned-curve';
import { realProgress } from './real-progress';

/** Schedule performance in time, at a close or today. */
export interface EarnedSchedulePoint {
  readonly date: CivilDate;
  /** Number of the closed term; null for today. */
  readonly termNumber: number | null;
  /** SPI(t): earned ÷ passed, 2 decimals; null before the baseline's first working day is over. */
  readonly value: number | null;
  /** Working days from the baseline's start in which it would have come as far as the work really did (earned schedule). */
  readonly numerator: number;
  /** Working days that have passed since then (actual time). */
  readonly denominator: number;
}

/**
 * SPI(t) at each close and today, by the default baseline; empty without one. Other than SPI it does not come to 1 by itself when
 * the work is finished late (Lipke 2003, Schedule is Different). Real progress is that of each close; the baseline is the present
 * default one.
 */
export function earnedSchedule(plan: Plan, today: CivilDate): readonly EarnedSchedulePoint[] {
  const curve = baselineCurve(plan);
  if (!curve) return [];
  return realProgress(plan, today).map(({ date, termNumber, value: real }) => {
    const [earned, passed] = [curve.daysUntil(real), curve.daysPassed(date)];
    return {
      ...{ date, termNumber },
      value: passed > 0 ? roundTo2(earned / passed) : null,
      numerator: roundTo2(earned),
      denominator: passed,
    };
  });
}
