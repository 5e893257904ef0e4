import { addDays, civilDate, dayNumber, type PlanRow } from '@plomada/domain';
import { unitsWithin } from '../../../base/time-units';
import { fittedScales, spanToFit } from './fitted-scale';

const START = '2026-03-02';
const row = (start: string, end: string): PlanRow =>
  ({ start, end, baselineStart: null, baselineEnd: null }) as PlanRow;
const planOf = (days: number) => [
  row(START, addDays(START, 1)),
  row(addDays(START, days - 1), addDays(START, days)),
];

/** A week to two centuries; a phone's timeline to a wide screen's. */
const CASES = [7, 40, 200, 420, 1500, 9000, 60_000].flatMap((days) =>
  [76, 200, 560, 1100, 2400].map((width) => [days, width] as const),
);

describe('a scale that fits', () => {
  it.each(CASES)('shows a plan of %i days within %i pixels, with room on both sides', (days, width) => {
    const span = spanToFit(planOf(days), false, width)!;
    const [first, end] = [dayNumber(START), dayNumber(addDays(START, days))];
    expect(span.from).toBeLessThan(first);
    expect(span.to).toBeGreaterThan(end);
    const { unit, step } = fittedScales(span).at(-1)!;
    const columns = unitsWithin(unit, span.from, span.to) / step;
    expect(width / columns).toBeGreaterThanOrEqual(20);
  });

  it('has days for a fortnight and years for decades', () => {
    const unitFor = (days: number) => fittedScales(spanToFit(planOf(days), false, 800)!).at(-1)!.unit;
    expect([14, 150, 600, 2000, 6000].map(unitFor)).toEqual(['day', 'week', 'month', 'quarter', 'year']);
  });

  it('shows the bars of the baseline where those are shown', () => {
    const late = { ...row(START, '2026-03-07'), baselineStart: '2026-01-05', baselineEnd: '2026-04-11' };
    const span = spanToFit([late], true, 800)!;
    expect(civilDate(span.from) < '2026-01-05').toBe(true);
    expect(civilDate(span.to) > '2026-04-11').toBe(true);
  });

  it('is none where there are no rows', () => {
    expect(spanToFit([], false, 800)).toBeNull();
  });
});
