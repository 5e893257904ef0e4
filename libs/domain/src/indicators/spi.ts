import type { CivilDate } from '../calendar/civil-date';
import type { Plan, ProgressPart } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { realProgress } from './real-progress';

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
  /** Leaves that were begun or due by then: what each adds to the two sides. */
  readonly rows: readonly ProgressPart[];
}

/** SPI at each close, as it was then, and today: against the default baseline, or the master plan where there is none. */
export function spiSeries(plan: Plan, today: CivilDate): readonly SpiPoint[] {
  return realProgress(plan, today).map(({ date, termNumber, value, planned, parts }) => ({
    date,
    termNumber,
    value: planned > 0 ? roundTo2(value / planned) : null,
    numerator: roundTo2(value * 100),
    denominator: roundTo2(planned * 100),
    rows: parts,
  }));
}
