import type { CivilDate } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { weightsOf } from '../progress/weights';
import { treeOf } from '../tree/tree';
import { baselineCurve, masterPlanCurve, type PlannedCurve } from './planned-curve';
import { type RealPoint, realProgress } from './real-progress';

/** What a leaf adds to the two sides of an SPI, in percent of the project, not rounded. */
export interface SpiRow {
  readonly id: string;
  readonly done: number;
  readonly due: number;
}

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
  /** Leaves that were begun or due by then, in tree order. */
  readonly rows: readonly SpiRow[];
}

/** SPI at each close and today, against the default baseline, or the master plan where there is none. */
export function spiSeries(plan: Plan, today: CivilDate): readonly SpiPoint[] {
  const planned = baselineCurve(plan) ?? masterPlanCurve(plan);
  return realProgress(plan, today).map((point) => spiAt(plan, point, planned));
}

function spiAt(plan: Plan, point: RealPoint, curve: PlannedCurve | null): SpiPoint {
  const { date, value, termNumber } = point;
  const planned = curve?.at(date) ?? 0;
  return {
    date,
    termNumber,
    value: planned > 0 ? roundTo2(value / planned) : null,
    numerator: roundTo2(value * 100),
    denominator: roundTo2(planned * 100),
    rows: rowsAt(plan, point, curve),
  };
}

function rowsAt(plan: Plan, point: RealPoint, curve: PlannedCurve | null): readonly SpiRow[] {
  const { share, totalShare } = weightsOf(plan);
  const duePart = curve?.partsAt(point.date);
  const rows: SpiRow[] = [];
  for (const id of treeOf(plan).leaves) {
    const weight = share(id);
    const done = weight > 0 ? (point.progressOf(id) * weight * 100) / totalShare : 0;
    const due = duePart ? duePart(id) * 100 : 0;
    if (done > 0 || due > 0) rows.push({ id, done, due });
  }
  return rows;
}
