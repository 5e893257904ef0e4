import type { Options, SeriesOptionsType, YAxisOptions } from 'highcharts';
import type { Format } from '../format';
import type { DrawnChart } from './drawn-chart';
import { linePointsByCategory } from './isolated-points';
import { percentAxis, percentTooltip } from './percent';

/** Values of one kind, one for each category; null where there is none. */
export interface BarSeries {
  readonly name: string;
  readonly colour: string;
  readonly values: readonly (number | null)[];
  /** A line across the bars. */
  readonly isLine?: true;
}

export interface Bars {
  readonly categories: readonly string[];
  /** How a category reads on the axis, where that is shorter. */
  readonly short?: (category: string) => string;
  readonly series: readonly BarSeries[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
  readonly unit: 'percent' | 'count';
  /** Lying down: names are longer than numbers of terms. */
  readonly isLying?: boolean;
  /** Above each other where they are parts of a whole. */
  readonly isStacked?: boolean;
}

const COUNTS: YAxisOptions = { allowDecimals: false, min: 0 };

/** Bars by category, shares or counts. */
export function barsChart(bars: Bars, format: Format): DrawnChart {
  const { categories, short, series, description, unit, isLying, isStacked } = bars;
  const type = isLying ? 'bar' : 'column';
  const options: Options = {
    chart: { type },
    legend: { enabled: series.length > 1 },
    xAxis: {
      categories: [...categories],
      ...(short && { labels: { formatter: ({ value }) => short(String(value)) } }),
    },
    // Parts stand in the order of their names.
    yAxis: { ...(unit === 'percent' ? percentAxis(format) : COUNTS), reversedStacks: false },
    ...(unit === 'percent' && { tooltip: percentTooltip(format) }),
    plotOptions: { series: { ...(isStacked && { stacking: 'normal' }) } },
    series: series.map(({ name, colour, values, isLine }): SeriesOptionsType => ({
      ...(isLine ? { type: 'line', data: [...linePointsByCategory(values)] } : { type, data: [...values] }),
      name,
      color: colour,
    })),
  };
  return { options, description };
}
