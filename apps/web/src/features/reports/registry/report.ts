import type { IndicatorResults } from '@plomada/contracts';
import {
  type FilledReport as CatalogueReport,
  REPORTS as CATALOGUE,
  type Report as OfCatalogue,
} from '@plomada/presentation';
import { createElement, type ReactNode } from 'react';
import { ReportDrawing } from '../tile/report-drawing';

/** A report with what was calculated for it, as a tile shows it. */
export interface FilledReport extends Omit<CatalogueReport, 'draw'> {
  readonly chart: ReactNode;
}

/** A report of the catalogue on a screen. */
export interface Report extends Omit<OfCatalogue, 'fill'> {
  /** The report of these results; null where they lack it, or an older version calculated it otherwise. */
  readonly fill: (results: IndicatorResults) => FilledReport | null;
}

/** Every report that there is a tile for, in the order in which people choose among them. */
export const REPORTS: readonly Report[] = CATALOGUE.map(({ fill, ...report }) => ({
  ...report,
  fill: (results) => {
    const filled = fill(results);
    if (!filled) return null;
    const { draw, ...rest } = filled;
    return { ...rest, chart: createElement(ReportDrawing, { draw }) };
  },
}));

/** What a report says and how it is calculated, and whose rule that is. */
export interface Explanation {
  /** In two sentences. */
  readonly text: string;
  readonly source: string;
}
