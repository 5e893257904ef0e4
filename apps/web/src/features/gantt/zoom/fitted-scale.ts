import { type DayNumber, dayNumber, type PlanRow } from '@plomada/domain';
import { type TimeUnit, unitsWithin } from '../../../base/time-units';
import type { ShownDays } from '../rows/reach';
import type { Scale } from './scale';

/** Days that a timeline shows at once, and the pixels that it has for them. */
export interface FitSpan {
  readonly from: DayNumber;
  /** The day after the last one. */
  readonly to: DayNumber;
  readonly width: number;
}

/** Pixels for half a milestone before the first bar, and for what stands beside the last one: its badge, who is on it. */
const BESIDE = { before: 12, after: 48 } as const;
/** What stands beside bars never takes more of a narrow timeline than this. */
const MOST_BESIDE = 0.2;

/** The span of all rows and of `days`, with room for what stands beside their bars; null when there are none or no room at all. */
export function spanToFit(
  rows: readonly PlanRow[],
  withBaseline: boolean,
  width: number,
  days: ShownDays | null = null,
): FitSpan | null {
  let [first, last] = days ? [dayNumber(days.start), dayNumber(days.end)] : [Infinity, -Infinity];
  for (const row of rows) {
    first = Math.min(first, dayNumber(row.start));
    last = Math.max(last, dayNumber(row.end));
    if (!withBaseline || row.baselineStart === null || row.baselineEnd === null) continue;
    first = Math.min(first, dayNumber(row.baselineStart));
    last = Math.max(last, dayNumber(row.baselineEnd));
  }
  if (first > last || width <= 0) return null;
  const before = Math.min(BESIDE.before, (width * MOST_BESIDE) / 2);
  const after = Math.min(BESIDE.after, (width * MOST_BESIDE) / 2);
  const length = Math.max(1, last - first);
  const dayWidth = (width - before - after) / length;
  return { from: first - Math.ceil(before / dayWidth), to: last + Math.ceil(after / dayWidth), width };
}

const YEAR: Scale = { unit: 'year', step: 1, format: { year: 'numeric' } };
const MONTH: Scale = { unit: 'month', step: 1, format: { month: 'long', year: 'numeric' } };

/** From the finest: how wide a column must be for its text, and the lines above each other. */
const STEPS: readonly {
  readonly unit: TimeUnit;
  readonly least: number;
  readonly scales: readonly Scale[];
}[] = [
  { unit: 'day', least: 20, scales: [MONTH, { unit: 'day', step: 1, format: { day: 'numeric' } }] },
  { unit: 'week', least: 24, scales: [MONTH, { unit: 'week', step: 1, format: { day: 'numeric' } }] },
  { unit: 'month', least: 34, scales: [YEAR, { unit: 'month', step: 1, format: { month: 'short' } }] },
  { unit: 'quarter', least: 26, scales: [YEAR, { unit: 'quarter', step: 1, format: 'quarter' }] },
];
const YEAR_WIDTH = 34;

/** The finest lines whose columns have room for their texts; several years a column where not even years have. */
export function fittedScales({ from, to, width }: FitSpan): readonly Scale[] {
  const fine = STEPS.find(({ unit, least }) => unitsWithin(unit, from, to) * least <= width);
  const years = unitsWithin('year', from, to);
  return fine?.scales ?? [{ ...YEAR, step: Math.max(1, Math.ceil((years * YEAR_WIDTH) / width)) }];
}
