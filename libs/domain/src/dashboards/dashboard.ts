import type { Indicators } from '../indicators/indicators';

/** The dashboards of a project (platform spec, section 2). */
export const DASHBOARDS = ['meeting', 'favourites', 'detail'] as const;
export type DashboardName = (typeof DASHBOARDS)[number];

/** Every indicator has a tile. */
export type TiledReport = keyof Indicators;

/** Where a report stands on the grid, in its columns and rows from the top left. */
export interface PlacedReport<Id extends string = string> {
  readonly i: Id;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** What a grid may hold, in its columns and rows. */
export const DASHBOARD_GRID = {
  columns: 12,
  /** Of a report that nobody made higher or wider. */
  height: 12,
  width: 6,
  leastWidth: 3,
  leastHeight: 6,
  mostHeight: 36,
  /** Far more than all reports below each other. */
  mostRows: 2_000,
} as const;

const { columns, height, width } = DASHBOARD_GRID;

/** What the meeting's and the favourites' dashboard show until somebody arranges them otherwise (platform spec, section 2). */
const CHOSEN: readonly TiledReport[] = [
  ...(['ProjectDetails', 'SCurve', 'SPI', 'PCR', 'PPC', 'PPC_PCR_RealProgress'] as const),
  ...(['CNCPareto', 'IdenTimeByFamily', 'restState'] as const),
];
/** The rest of the catalogue, by what it is about: compliance, causes, restrictions, the schedule. */
const REST: readonly TiledReport[] = [
  ...([
    'CommitmentLevel',
    'TasksMadeReady',
    'PPC_Last_6_Weeks',
    'PPCResponsibleWeek',
    'PPCResponsible',
    'PPCByCompany',
  ] as const),
  ...(['PCR_Last_6_Weeks', 'PCRResponsibleWeek', 'PCRResponsible'] as const),
  ...(['CNCLastWeek', 'CNC6Weeks', 'CNC', 'CNCByTerm', 'CNCByRoleLastTerm', 'CNCByRole'] as const),
  ...(['restStateFamily', 'IdenRest', 'IdenTime', 'IdenRanges'] as const),
  ...(['SPIt', 'MilestoneTrend', 'CriticalPathDrift', 'burnDown', 'histogram', 'rhythm'] as const),
];

/** Every report that there is a tile for. */
export const TILED_REPORTS: readonly TiledReport[] = [...CHOSEN, ...REST];

/** A dashboard as it is until somebody arranges it: the spec's list, and for detail the whole catalogue, two side by side. */
export function standardDashboard(name: DashboardName): readonly PlacedReport<TiledReport>[] {
  const inARow = columns / width;
  return (name === 'detail' ? TILED_REPORTS : CHOSEN).map((i, at) => ({
    ...{ i, w: width, h: height },
    x: (at % inARow) * width,
    y: Math.floor(at / inARow) * height,
  }));
}

/** With one report more, at the first place from the top where it has room. One that is there already stays where it is. */
export function withReport<Id extends string>(
  layout: readonly PlacedReport<Id>[],
  i: Id,
): readonly PlacedReport<Id>[] {
  if (layout.some((one) => one.i === i)) return layout;
  const tops = [0, ...layout.map(({ y, h }) => y + h)].sort((a, b) => a - b);
  for (const y of tops)
    for (let x = 0; x + width <= columns; x += 1) {
      const placed = { i, x, y, w: width, h: height };
      if (!layout.some((one) => overlap(one, placed))) return [...layout, placed];
    }
  throw new Error('there is always room below the last report');
}

const overlap = (a: PlacedReport, b: PlacedReport): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The order in which a dashboard is read: from the top, and from the left. */
export const inReadingOrder = <Placed extends PlacedReport>(layout: readonly Placed[]): readonly Placed[] =>
  layout.toSorted((a, b) => a.y - b.y || a.x - b.x);
