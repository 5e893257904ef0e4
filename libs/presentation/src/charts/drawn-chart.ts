import type { Options } from 'highcharts';

/** A chart that is yet to be drawn. */
export interface DrawnChart {
  readonly options: Options;
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}
