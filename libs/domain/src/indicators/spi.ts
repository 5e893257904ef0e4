import type { CivilDate } from '../calendar/civil-date';
import type { Plan, ProgressPart } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { baselineIntervals } from '../progress/shares';
import { baselineCurve } from './planned-curve';
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
  /** Percent of today's real progress that is of leaves which the default baseline does not have; 0 without one, and at closes. */
  readonly outside: number;
  /** Leaves that were begun or due by then: what each adds to the two sides. */
  readonly rows: readonly SpiPart[];
}

/** What a leaf adds to an SPI. */
export interface SpiPart extends ProgressPart {
  /** The default baseline does not have it: it adds to the real progress alone. */
  readonly isOutside?: true;
}

/** SPI at each close, as it was then, and today: against the default baseline, or the master plan where there is none. */
export function spiSeries(plan: Plan, today: CivilDate): readonly SpiPoint[] {
  return realProgress(plan, today).map(({ date, termNumber, value, planned, parts }) => ({
    date,
    termNumber,
    value: planned > 0 ? roundTo2(value / planned) : null,
    numerator: roundTo2(value * 100),
    denominator: roundTo2(planned * 100),
    ...(termNumber === null ? withOutside(plan, parts) : { outside: 0, rows: parts }),
  }));
}

/**
 * Which of today's parts stand outside the default baseline, and how much of the real progress they are. It is not said of closes: which
 * baseline one went by is not kept, and the present one may not change what was said of it.
 */
function withOutside(plan: Plan, parts: readonly ProgressPart[]): Pick<SpiPoint, 'outside' | 'rows'> {
  if (!baselineCurve(plan)) return { outside: 0, rows: parts };
  const inBaseline = baselineIntervals(plan);
  const rows = parts.map((part): SpiPart => (inBaseline.has(part.id) ? part : { ...part, isOutside: true }));
  return { outside: outsideOf(rows), rows };
}

/** Percent of the real progress that stands outside the baseline, 2 decimals. */
export const outsideOf = (rows: readonly SpiPart[]): number =>
  roundTo2(rows.reduce((sum, { isOutside, done }) => sum + (isOutside ? done : 0), 0));
