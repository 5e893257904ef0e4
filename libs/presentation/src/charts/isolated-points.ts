import type { PointMarkerOptionsObject, PointOptionsObject } from 'highcharts';

type Value = number | null;

/** How a point is marked that no line reaches. */
const MARK: PointMarkerOptionsObject = { enabled: true, radius: 3 };

/** The mark of a point without a neighbour on either side: no line reaches it, and without one nobody would see it. */
export function isolatedPointMarker(
  values: readonly Value[],
  at: number,
): { readonly marker?: PointMarkerOptionsObject } {
  const isMissing = (place: number) => (values[place] ?? null) === null;
  return !isMissing(at) && isMissing(at - 1) && isMissing(at + 1) ? { marker: MARK } : {};
}

/** The points of a line, from left to right, those that no line reaches with a mark. */
export function linePoints(
  points: readonly (readonly [x: number, value: Value])[],
): readonly PointOptionsObject[] {
  const values = points.map(([, value]) => value);
  return points.map(([x, y], at) => ({ x, y, ...isolatedPointMarker(values, at) }));
}

/** The same by category, the first at the left. */
export const linePointsByCategory = (values: readonly Value[]): readonly PointOptionsObject[] =>
  linePoints(values.map((value, at) => [at, value]));
