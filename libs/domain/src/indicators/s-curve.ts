import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import { baselineCurve, masterPlanCurve, MAX_CURVE_DAYS, type PlannedCurve } from './planned-curve';
import { realProgress } from './real-progress';

/** A point of a curve: percent of the project, 2 decimals, at the end of the day. */
export interface CurvePoint {
  readonly date: CivilDate;
  readonly value: number;
}

/** Cumulative series by day. */
export interface SCurve {
  /** Empty without a default baseline. */
  readonly baseline: readonly CurvePoint[];
  readonly masterPlan: readonly CurvePoint[];
  /** One point at each close and today. */
  readonly realProgress: readonly CurvePoint[];
}

/** Days that are calculated at a time: after each a worker can say how far it is and let others run. */
const CHUNK_DAYS = 1460;

/** The S-curve in one go. */
export function sCurve(plan: Plan, today: CivilDate): SCurve {
  const chunks = [...sCurveChunks(plan, today)];
  return {
    baseline: chunks.flatMap((chunk) => chunk.baseline),
    masterPlan: chunks.flatMap((chunk) => chunk.masterPlan),
    realProgress: chunks.flatMap((chunk) => chunk.realProgress),
  };
}

/** The S-curve in pieces of at most 1460 days, in order of time; real progress comes with the first. */
export function* sCurveChunks(plan: Plan, today: CivilDate): Generator<SCurve> {
  const baseline = baselineCurve(plan);
  const masterPlan = masterPlanCurve(plan);
  const range = rangeOf([baseline, masterPlan].filter((curve) => curve !== null));
  let real = realProgress(plan, today).map(({ date, value }) => ({ date, value: roundTo2(value * 100) }));
  if (!range) {
    yield { baseline: [], masterPlan: [], realProgress: real };
    return;
  }
  for (let from = range.first; from <= range.last; from = addDays(from, CHUNK_DAYS)) {
    const lastOfChunk = addDays(from, CHUNK_DAYS - 1);
    const days = daysBetween(from, lastOfChunk < range.last ? lastOfChunk : range.last);
    yield { baseline: pointsOf(baseline, days), masterPlan: pointsOf(masterPlan, days), realProgress: real };
    real = [];
  }
}

/** From the earliest to the latest day of the curves, at most 6312 days. */
function rangeOf(
  curves: readonly PlannedCurve[],
): { readonly first: CivilDate; readonly last: CivilDate } | null {
  if (curves.length === 0) return null;
  const first = curves.map((curve) => curve.first).sort()[0]!;
  const last = curves.map((curve) => curve.last).sort()[curves.length - 1]!;
  const limit = addDays(first, MAX_CURVE_DAYS - 1);
  return { first, last: last < limit ? last : limit };
}

function daysBetween(first: CivilDate, last: CivilDate): readonly CivilDate[] {
  const count = dayNumber(last) - dayNumber(first) + 1;
  return Array.from({ length: count }, (_, day) => addDays(first, day));
}

function pointsOf(curve: PlannedCurve | null, days: readonly CivilDate[]): readonly CurvePoint[] {
  return curve ? days.map((date) => ({ date, value: roundTo2(curve.at(date) * 100) })) : [];
}
