import { DASHBOARD_GRID, type PlacedReport } from '@plomada/domain';
import { verticalCompactor } from 'react-grid-layout/core';

/** What a key does to a report on the grid. */
export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const { columns, leastWidth, leastHeight, mostHeight } = DASHBOARD_GRID;
const STEPS: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A report a column to the side, or past the one above or below; the others make room. */
export function movedByKey<Placed extends PlacedReport>(
  layout: readonly Placed[],
  id: string,
  arrow: Arrow,
): readonly Placed[] {
  const report = layout.find(({ i }) => i === id);
  if (!report) return layout;
  const [aside, down] = STEPS[arrow];
  if (aside !== 0) return put(layout, { ...report, x: between(0, report.x + aside, columns - report.w) });
  const beside = layout.filter(
    (one) => one.i !== id && one.x < report.x + report.w && report.x < one.x + one.w,
  );
  if (down < 0) {
    const above = beside.filter(({ y }) => y < report.y).toSorted((a, b) => b.y - a.y)[0];
    return above ? put(layout, { ...report, y: above.y }) : layout;
  }
  const below = beside.filter(({ y }) => y > report.y).toSorted((a, b) => a.y - b.y)[0];
  return below ? put(layout, { ...report, y: below.y + below.h }) : layout;
}

/** A report a column wider or narrower, a row higher or lower, within what the grid takes. */
export function resizedByKey<Placed extends PlacedReport>(
  layout: readonly Placed[],
  id: string,
  arrow: Arrow,
): readonly Placed[] {
  const report = layout.find(({ i }) => i === id);
  if (!report) return layout;
  const [wider, higher] = STEPS[arrow];
  return put(layout, {
    ...report,
    w: between(leastWidth, report.w + wider, columns - report.x),
    h: between(leastHeight, report.h + higher, mostHeight),
  });
}

/** Those below come up where there is room: a dashboard has no holes above a report. */
export function compacted<Placed extends PlacedReport>(layout: readonly Placed[]): readonly Placed[] {
  const known = new Map(layout.map((one) => [one.i, one]));
  return verticalCompactor
    .compact(
      layout.map(({ i, x, y, w, h }) => ({ i, x, y, w, h })),
      columns,
    )
    .map(({ i, x, y, w, h }) => ({ ...known.get(i)!, x, y, w, h }));
}

/** A report where it belongs now: those that it lies upon, or that lie lower there, go down by its height. */
function put<Placed extends PlacedReport>(layout: readonly Placed[], report: Placed): readonly Placed[] {
  const others = layout.filter(({ i }) => i !== report.i);
  const isInTheWay = ({ x, y, w }: Placed) => x < report.x + report.w && report.x < x + w && y >= report.y;
  return compacted([
    report,
    ...others.map((one) => (isInTheWay(one) ? { ...one, y: one.y + report.h } : one)),
  ]);
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
