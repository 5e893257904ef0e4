import type { LayoutItem } from '@plomada/contracts';
import type { Indicators } from '@plomada/domain';

/** What a dashboard shows until somebody arranges it otherwise, in this order (platform spec, section 2). */
export const DEFAULT_REPORTS: readonly (keyof Indicators)[] = [
  'ProjectDetails',
  'SCurve',
  'SPI',
  'PCR',
  'PPC',
  'PPC_PCR_RealProgress',
  'CNCPareto',
  'IdenTimeByFamily',
  'restState',
];

/** Of the grid's twelve columns. */
const WIDTH = 6;
const IN_A_ROW = 12 / WIDTH;
const HEIGHT = 12;

/** Places reports on the grid, two side by side. */
export function placed(reports: readonly string[]): LayoutItem[] {
  return reports.map((i, n) => ({
    i,
    x: (n % IN_A_ROW) * WIDTH,
    y: Math.floor(n / IN_A_ROW) * HEIGHT,
    w: WIDTH,
    h: HEIGHT,
  }));
}
