import type { Paper } from '../drawing/gantt-pdf';

/** How wide a day is drawn: everything on one page beside each other, or in the drawing's units. */
export const SCALES = ['fit', 'day', 'week', 'month'] as const;
export type ChartScale = (typeof SCALES)[number];

const DAY_WIDTHS: Readonly<Record<ChartScale, number | null>> = { fit: null, day: 12, week: 4.4, month: 1.2 };
export const dayWidthOf = (scale: ChartScale): number | null => DAY_WIDTHS[scale];

/** Which rows are drawn: all of them, or those that the filters of the screen leave. */
export const EXTENTS = ['plan', 'filter'] as const;
export type Extent = (typeof EXTENTS)[number];

export interface ChartOptions {
  readonly paper: Paper;
  readonly scale: ChartScale;
  readonly extent: Extent;
  readonly links: boolean;
  readonly critical: boolean;
  readonly baseline: boolean;
}

export const FIRST_OPTIONS: ChartOptions = {
  paper: 'a3',
  scale: 'fit',
  extent: 'plan',
  links: true,
  critical: true,
  baseline: true,
};

/** More pages than these nobody prints, and the browser would work on them for minutes. */
export const MOST_PAGES = 600;
