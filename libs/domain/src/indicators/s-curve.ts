import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import type { Plan, ProgressPart } from '../plan/plan';
import { roundTo2 } from '../progress/hundredths';
import type { Interval } from '../progress/planned';
import { progressOf } from '../progress/roll-up';
import { baselineIntervals } from '../progress/shares';
import { weightsOf } from '../progress/weights';
import { treeOf } from '../tree/tree';
import { baselineCurve, masterPlanCurve, MAX_CURVE_DAYS, type PlannedCurve } from './planned-curve';
import { realProgress } from './real-progress';

/** A point of a curve: percent of the project, 2 decimals, at the end of the day. */
export interface CurvePoint {
  readonly date: CivilDate;
  readonly value: number;
}

/** What was really done by a close or today. */
export interface RealCurvePoint extends CurvePoint {
  /** What each leaf had added, percent. Absent of a whole project: the SPI has them there. */
  readonly rows?: readonly Pick<ProgressPart, 'id' | 'done'>[];
}

/** A leaf behind the curves: what it weighs, and over which days that is spread. */
export interface CurveRow extends Interval {
  readonly id: string;
  /** Percent of the project, 2 decimals. */
  readonly weight: number;
  /** Null for a leaf that the default baseline does not have. */
  readonly baseline: Interval | null;
  /** At present, 0..1. */
  readonly progress: number;
}

/** Cumulative series by day, in percent of what all their rows weigh together. */
export interface SCurve {
  /** Empty without a default baseline. */
  readonly baseline: readonly CurvePoint[];
  readonly masterPlan: readonly CurvePoint[];
  /** One point at each close and today. */
  readonly realProgress: readonly RealCurvePoint[];
  /** The leaves that weigh anything, once for all points: every day is made of the same ones. */
  readonly rows: readonly CurveRow[];
}

/** Days that are calculated at a time: after each a worker can say how far it is and let others run. */
const CHUNK_DAYS = 1460;

/** The S-curve in one go. */
export const sCurve = (plan: Plan, today: CivilDate): SCurve => joinChunks([...sCurveChunks(plan, today)]);

/** The pieces of an S-curve, in order of time, put together. */
export const joinChunks = (chunks: readonly SCurve[]): SCurve => ({
  baseline: chunks.flatMap((chunk) => chunk.baseline),
  masterPlan: chunks.flatMap((chunk) => chunk.masterPlan),
  realProgress: chunks.flatMap((chunk) => chunk.realProgress),
  rows: chunks.flatMap((chunk) => chunk.rows),
});

/** How many pieces `sCurveChunks` answers: at least one, at most five. */
export function sCurveChunkCount(plan: Plan): number {
  const range = rangeOf(curvesOf(plan));
  if (!range) return 1;
  return Math.ceil((dayNumber(range.last) - dayNumber(range.first) + 1) / CHUNK_DAYS);
}

/** The S-curve in pieces of at most 1460 days, in order of time; real progress and the rows come with the first. */
export function* sCurveChunks(plan: Plan, today: CivilDate): Generator<SCurve> {
  const baseline = baselineCurve(plan);
  const masterPlan = masterPlanCurve(plan);
  const range = rangeOf(curvesOf(plan));
  const once = {
    realProgress: realCurve(plan, today),
    rows: rowsOf(plan),
  };
  if (!range) {
    yield { baseline: [], masterPlan: [], ...once };
    return;
  }
  for (let from = range.first; from <= range.last; from = addDays(from, CHUNK_DAYS)) {
    const lastOfChunk = addDays(from, CHUNK_DAYS - 1);
    const days = daysBetween(from, lastOfChunk < range.last ? lastOfChunk : range.last);
    const isFirst = from === range.first;
    yield {
      baseline: pointsOf(baseline, days),
      masterPlan: pointsOf(masterPlan, days),
      ...(isFirst ? once : { realProgress: [], rows: [] }),
    };
  }
}

/** Real progress by day: of several closes on a day, or of one today, what was done at its end. */
function realCurve(plan: Plan, today: CivilDate): readonly CurvePoint[] {
  const byDay = new Map(realProgress(plan, today).map(({ date, value }) => [date, roundTo2(value * 100)]));
  return Array.from(byDay, ([date, value]) => ({ date, value }));
}

function rowsOf(plan: Plan): readonly CurveRow[] {
  const weights = weightsOf(plan);
  const progress = progressOf(plan);
  const intervals = baselineIntervals(plan);
  return treeOf(plan)
    .leaves.filter((id) => weights.share(id) > 0)
    .map((id) => {
      const { start, end } = plan.tasks.get(id)!;
      const inBaseline = intervals.get(id);
      return {
        id,
        weight: weights.of(id),
        start,
        end,
        baseline: inBaseline ? { start: inBaseline.start, end: inBaseline.end } : null,
        progress: progress.of(id),
      };
    });
}

/** Those that there are. */
const curvesOf = (plan: Plan): readonly PlannedCurve[] =>
  [baselineCurve(plan), masterPlanCurve(plan)].filter((curve) => curve !== null);

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
