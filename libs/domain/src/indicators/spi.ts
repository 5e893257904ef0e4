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

/** A leaf that weighs something: percent of the project. */
interface Weighty {
  readonly id: string;
  readonly row: number;
  readonly percent: number;
}

/** SPI at each close and today, against the default baseline, or the master plan where there is none. */
export function spiSeries(plan: Plan, today: CivilDate): readonly SpiPoint[] {
  const planned = baselineCurve(plan) ?? masterPlanCurve(plan);
  const leaves = weightyLeaves(plan);
  return realProgress(plan, today).map((point) => spiAt(leaves, point, planned));
}

function weightyLeaves(plan: Plan): readonly Weighty[] {
  const { share, totalShare } = weightsOf(plan);
  return treeOf(plan)
    .leaves.filter((id) => share(id) > 0)
    .map((id) => ({ id, row: plan.tasks.positionOf(id)!, percent: (share(id) * 100) / totalShare }));
}

function spiAt(leaves: readonly Weighty[], point: RealPoint, curve: PlannedCurve | null): SpiPoint {
  const { date, value, termNumber } = point;
  const planned = curve?.at(date) ?? 0;
  return {
    date,
    termNumber,
    value: planned > 0 ? roundTo2(value / planned) : null,
    numerator: roundTo2(value * 100),
    denominator: roundTo2(planned * 100),
    rows: rowsAt(leaves, point, curve),
  };
}

function rowsAt(
  leaves: readonly Weighty[],
  { date, byRow }: RealPoint,
  curve: PlannedCurve | null,
): readonly SpiRow[] {
  const parts = curve?.partsAt(date);
  const rows: SpiRow[] = [];
  for (const { id, row, percent } of leaves) {
    const done = byRow[row]! * percent;
    const due = (parts?.[row] ?? 0) * 100;
    if (done > 0 || due > 0) rows.push({ id, done, due });
  }
  return rows;
}
