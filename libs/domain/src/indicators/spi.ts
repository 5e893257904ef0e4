import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { baselineCurve, masterPlanCurve } from './planned-curve';
import { type RealPoint, realProgress } from './real-progress';

/** Schedule performance at a close or today. */
export interface SpiPoint {
  readonly date: CivilDate;
  /** Number of the closed term; null for today. */
  readonly termNumber: number | null;
  /** Real ÷ planned progress, 2 decimals; null when nothing was planned by then. */
  readonly value: number | null;
  /** Real progress, percent. */
  readonly numerator: number;
  /** Planned progress, percent. */
  readonly denominator: number;
}

/** SPI at each close and today, against the default baseline, or the master plan where there is none. */
export function spiSeries(plan: Plan, today: CivilDate): readonly SpiPoint[] {
  return realProgress(plan, today).map((point) => spiAt(plan, point));
}

/** How much should be done at the end of a day, 0..1: by the default baseline, by the master plan where there is none. */
export function plannedProgress(plan: Plan, date: CivilDate): number {
  return (baselineCurve(plan) ?? masterPlanCurve(plan))?.at(date) ?? 0;
}

function spiAt(plan: Plan, { date, value, termNumber }: RealPoint): SpiPoint {
  const planned = plannedProgress(plan, date);
  return {
    date,
    termNumber,
    value: planned > 0 ? roundTo2(value / planned) : null,
    numerator: roundTo2(value * 100),
    denominator: roundTo2(planned * 100),
  };
}
