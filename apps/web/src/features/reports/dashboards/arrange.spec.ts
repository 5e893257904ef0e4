import { DASHBOARD_GRID, type PlacedReport, standardDashboard } from '@plomada/domain';
import fc from 'fast-check';
import { type Arrow, compacted, movedByKey, resizedByKey } from './arrange';

const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const where = (layout: readonly PlacedReport[], id: string) => {
  const { x, y, w, h } = layout.find(({ i }) => i === id)!;
  return [x, y, w, h];
};
const FOUR = standardDashboard('meeting').slice(0, 4);

describe('a dashboard that is arranged by keys', () => {
  it('moves a report past the one below or above it', () => {
    const down = movedByKey(FOUR, 'ProjectDetails', 'ArrowDown');
    expect(where(down, 'ProjectDetails')).toEqual([0, 12, 6, 12]);
    expect(where(down, 'SPI')).toEqual([0, 0, 6, 12]);
    const up = movedByKey(down, 'ProjectDetails', 'ArrowUp');
    expect(where(up, 'ProjectDetails')).toEqual([0, 0, 6, 12]);
  });

  it('moves a report aside, and those there make room', () => {
    const aside = movedByKey(FOUR, 'ProjectDetails', 'ArrowRight');
    expect(where(aside, 'ProjectDetails')).toEqual([1, 0, 6, 12]);
    expect(where(aside, 'SCurve')).toEqual([6, 12, 6, 12]);
    expect(where(movedByKey(FOUR, 'SCurve', 'ArrowRight'), 'SCurve')).toEqual([6, 0, 6, 12]);
  });

  it('makes a report wider and higher, as far as the grid goes', () => {
    const wide = resizedByKey(FOUR, 'ProjectDetails', 'ArrowRight');
    expect(where(wide, 'ProjectDetails')).toEqual([0, 0, 7, 12]);
    expect(where(wide, 'SCurve')).toEqual([6, 12, 6, 12]);
    expect(where(resizedByKey(FOUR, 'ProjectDetails', 'ArrowDown'), 'SPI')).toEqual([0, 13, 6, 12]);
    expect(where(resizedByKey(FOUR, 'SCurve', 'ArrowRight'), 'SCurve')).toEqual([6, 0, 6, 12]);
  });

  it('after any keys shows the same reports, each on the grid and none upon another', () => {
    const { columns, leastWidth, leastHeight, mostHeight } = DASHBOARD_GRID;
    const press = fc.record({
      id: fc.constantFrom(...FOUR.map(({ i }) => i)),
      arrow: fc.constantFrom(...ARROWS),
      resizes: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 40 }), (presses) => {
        const layout = presses.reduce<readonly PlacedReport[]>(
          (now, { id, arrow, resizes }) => (resizes ? resizedByKey : movedByKey)(now, id, arrow),
          FOUR,
        );
        expect(layout.map(({ i }) => i).sort()).toEqual(FOUR.map(({ i }) => i).sort());
        for (const { x, w, h } of layout) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + w).toBeLessThanOrEqual(columns);
          expect(w).toBeGreaterThanOrEqual(leastWidth);
          expect(h).toBeGreaterThanOrEqual(leastHeight);
          expect(h).toBeLessThanOrEqual(mostHeight);
        }
        const clashes = layout.flatMap((a, at) =>
          layout
            .slice(at + 1)
            .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
        );
        expect(clashes).toEqual([]);
        expect(
          compacted(layout)
            .map(({ y }) => y)
            .sort(),
        ).toEqual(layout.map(({ y }) => y).sort());
      }),
    );
  });
});
