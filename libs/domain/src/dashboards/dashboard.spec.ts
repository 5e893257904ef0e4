import fc from 'fast-check';
import {
  DASHBOARD_GRID,
  DASHBOARDS,
  inReadingOrder,
  type PlacedReport,
  standardDashboard,
  TILED_REPORTS,
  withReport,
} from './dashboard';

const { columns } = DASHBOARD_GRID;
const cells = (layout: readonly PlacedReport[]) =>
  layout.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );

describe('a dashboard', () => {
  it('shows the meeting and the favourites what the spec lists, and in detail the whole catalogue', () => {
    const lists = DASHBOARDS.map((name) => standardDashboard(name).map(({ i }) => i));
    expect(lists[0]).toEqual([
      'ProjectDetails',
      'SCurve',
      'SPI',
      'PCR',
      'PPC',
      'PPC_PCR_RealProgress',
      'CNCPareto',
      'IdenTimeByFamily',
      'restState',
    ]);
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(TILED_REPORTS);
    expect(new Set(TILED_REPORTS).size).toBe(TILED_REPORTS.length);
  });

  it('places reports twelve high on twelve columns, two side by side', () => {
    expect(standardDashboard('meeting').slice(0, 3)).toEqual([
      { i: 'ProjectDetails', x: 0, y: 0, w: 6, h: 12 },
      { i: 'SCurve', x: 6, y: 0, w: 6, h: 12 },
      { i: 'SPI', x: 0, y: 12, w: 6, h: 12 },
    ]);
  });

  it('takes a report more where it has room, and once', () => {
    const layout = standardDashboard('meeting');
    const more = withReport(layout, 'CNC');
    expect(more.at(-1)).toEqual({ i: 'CNC', x: 6, y: 48, w: 6, h: 12 });
    expect(withReport(more, 'CNC')).toBe(more);
    expect(withReport([], 'CNC')).toEqual([{ i: 'CNC', x: 0, y: 0, w: 6, h: 12 }]);
  });

  it('never puts a report upon another one, whatever was arranged', () => {
    const placed = fc.record({
      x: fc.integer({ min: 0, max: 6 }),
      y: fc.integer({ min: 0, max: 40 }),
      w: fc.integer({ min: 3, max: 6 }),
      h: fc.integer({ min: 6, max: 20 }),
    });
    fc.assert(
      fc.property(fc.array(placed, { maxLength: 8 }), (arranged) => {
        const layout = arranged.map((one, at) => ({ i: `r${at}`, ...one }));
        const taken = new Set(cells(layout));
        const added = withReport(layout, 'new').at(-1)!;
        expect(cells([added]).some((cell) => taken.has(cell))).toBe(false);
        expect(added.x + added.w).toBeLessThanOrEqual(columns);
      }),
    );
  });

  it('is read from the top, and from the left', () => {
    const layout = standardDashboard('meeting');
    expect(inReadingOrder(layout.toReversed())).toEqual(layout);
  });
});
