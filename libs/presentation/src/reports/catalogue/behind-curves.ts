import { type Indicator, indicatorOf, type IndicatorResults } from '@plomada/contracts';
import { dueParts, lastDay, type Plan } from '@plomada/domain';
import type { ReportColumn } from '../../columns/report-column';
import { NOTHING } from '../../format';
import type { Words } from '../../words/words';
import type { AskedPoint, ChosenPoint, RowsOfPoint } from '../report';
import { percentOf, TASK_COLUMN } from './columns';

type Curves = Indicator<'SCurve'>;

export const CURVES = ['baseline', 'masterPlan', 'realProgress'] as const;
type Curve = (typeof CURVES)[number];
export const CURVE_NAMES = {
  baseline: 'reports:sCurve.baseline',
  masterPlan: 'reports:sCurve.masterPlan',
  realProgress: 'reports:progress.name',
} as const satisfies Record<Curve, string>;

/** What a task adds to a point of a curve. */
interface Share {
  readonly of: Curve;
  readonly date: string;
  readonly id: string;
  /** Percent, as all that the point is. */
  readonly adds: number;
  /** At present; null where the point is of a close, which kept neither, or the task is no longer in the plan. */
  readonly weight: number | null;
  readonly progress: number | null;
  /** The days over which a planned curve spreads it; the present ones where the curve is the real one. */
  readonly start: string | null;
  readonly end: string | null;
}

/** What a leaf had done at a point of real progress. */
export type DonePart = { readonly id: string; readonly done: number };

/**
 * What each task had done, in percent, at the last point of real progress of a day; null where the results do not have it. Of a whole
 * project the SPI has it, of a part the curve itself.
 */
export function doneOn(curves: Curves, results: IndicatorResults, date: string): readonly DonePart[] | null {
  const own = curves.realProgress.findLast((point) => point.date === date)?.rows;
  const rows = own ?? indicatorOf(results, 'SPI')?.findLast((point) => point.date === date)?.rows;
  return rows?.filter(({ done }) => done > 0) ?? null;
}

/** Every task and what it has added by the last point of real progress. */
export function sharesNow(curves: Curves, results: IndicatorResults): readonly Share[] {
  const date = curves.realProgress.at(-1)?.date;
  if (date === undefined) return [];
  const done = new Map(doneOn(curves, results, date)?.map((one) => [one.id, one.done]));
  return curves.rows.map(({ id, weight, progress, start, end }): Share => ({
    ...{ of: 'realProgress', date, id, weight, progress: progress * 100 },
    ...{ adds: done.get(id) ?? weight * progress, start, end: lastDay(start, end) },
  }));
}

function sharesOfClose(curves: Curves, results: IndicatorResults, date: string): RowsOfPoint<Share> {
  const parts = doneOn(curves, results, date);
  if (!parts) return 'reports:sCurve.notKept';
  const leaves = new Map(curves.rows.map((leaf) => [leaf.id, leaf]));
  return parts.map(({ id, done }): Share => {
    const { start, end } = leaves.get(id) ?? {};
    return {
      ...{ of: 'realProgress', date, id, adds: done, weight: null, progress: null },
      ...{ start: start ?? null, end: start && end ? lastDay(start, end) : null },
    };
  });
}

function sharesDue(
  curves: Curves,
  of: 'baseline' | 'masterPlan',
  date: string,
  plan: Plan,
): readonly Share[] {
  const due = dueParts(
    plan,
    of,
    curves.rows.map(({ id }) => id),
    date,
  );
  return curves.rows.flatMap((leaf): Share | readonly Share[] => {
    const adds = due.get(leaf.id);
    const days = of === 'baseline' ? leaf.baseline : leaf;
    if (adds === undefined || !days) return [];
    return {
      ...{ of, date, id: leaf.id, adds, weight: leaf.weight, progress: leaf.progress * 100 },
      ...{ start: days.start, end: lastDay(days.start, days.end) },
    };
  });
}

/** Which curve a point is of, and its day. */
function pointOf(curves: Curves, { place, series }: ChosenPoint, { t }: Words) {
  const of = CURVES.find((curve) => t(CURVE_NAMES[curve]) === series);
  const date = of && curves[of][place]?.date;
  return of && date !== undefined ? { of, date } : null;
}

function sharesOfPoint(curves: Curves, { point, results, plan, words }: AskedPoint): RowsOfPoint<Share> {
  const found = pointOf(curves, point, words);
  if (!found) return [];
  const { of, date } = found;
  if (of !== 'realProgress') return plan ? sharesDue(curves, of, date, plan) : [];
  if (date !== curves.realProgress.at(-1)?.date) return sharesOfClose(curves, results, date);
  return sharesNow(curves, results).filter(({ adds }) => adds > 0);
}

/** The tasks behind the curves: those of today's real progress, or of a point what each adds to it. */
export const BEHIND_CURVES = {
  columns: [
    TASK_COLUMN,
    {
      ...{ id: 'of', kind: 'text', label: 'reports:sCurve.of', width: 112 },
      value: ({ of }: Share) => of,
      text: ({ of }: Share, { t }: Words) => t(CURVE_NAMES[of]),
    },
    { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 104, value: ({ date }: Share) => date },
    percentOf<Share>('adds', 'reports:sCurve.adds', ({ adds }) => adds),
    percentOf<Share>('weight', 'reports:sCurve.weight', ({ weight }) => weight),
    percentOf<Share>('progress', 'reports:sCurve.progressNow', ({ progress }) => progress),
    {
      ...{ id: 'start', kind: 'date', label: 'reports:sCurve.start', width: 104 },
      value: ({ start }: Share) => start,
    },
    { id: 'end', kind: 'date', label: 'reports:sCurve.end', width: 104, value: ({ end }: Share) => end },
  ] satisfies readonly ReportColumn<Share>[],
  rowsOf: (curves: Curves, results: IndicatorResults) => sharesNow(curves, results),
  idOf: ({ of, date, id }: Share) => `${of} ${date} ${id}`,
  at: (curves: Curves, point: ChosenPoint, words: Words) => {
    const found = pointOf(curves, point, words);
    return { of: point.series, date: found ? words.format.date(found.date) : NOTHING };
  },
  ofPoint: sharesOfPoint,
};
