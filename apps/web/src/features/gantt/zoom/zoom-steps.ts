import { ZOOMS } from '@plomada/contracts';
import type { FixedZoom } from '../chart/chart-scales';
import type { Zoom } from '../gantt-slice';

/** Pixels of a day at the least width of the columns; the finest first. */
const DAY_WIDTHS: Readonly<Record<FixedZoom, number>> = {
  day: 34,
  week: 18,
  month: 64 / 7,
  quarter: (72 * 12) / 365,
  year: (96 * 4) / 365,
};
const FIXED = ZOOMS.filter((zoom): zoom is FixedZoom => zoom !== 'fit');

/**
 * The zoom after a step nearer (1) or further (-1); null where there is none. From the whole plan, whose days are `dayWidth` pixels
 * wide, to the next whose days are wider, or narrower.
 */
export function zoomStep(from: Zoom, step: 1 | -1, dayWidth: number): FixedZoom | null {
  if (from !== 'fit') return FIXED[FIXED.indexOf(from) - step] ?? null;
  const others = step === 1 ? [...FIXED].reverse() : FIXED;
  return others.find((zoom) => (DAY_WIDTHS[zoom] - dayWidth) * step > 0) ?? null;
}
