import type { Options, SeriesOptionsType, YAxisOptions } from 'highcharts';
import type { Format } from '../format';
import type { DrawnChart } from './drawn-chart';
import { linePointsByCategory } from './isolated-points';
import { percentAxis, percentTooltip } from './percent';
import { pointDescriptions } from './point-descriptions';
import { mainColour, striped } from './stripes';

/** Values of one kind, one for each category; null where there is none. */
export interface BarSeries {
  readonly name: string;
  readonly colour: string;
  /** Stripes across the colour, by which series of the same one are told apart; none where nothing is said. */
  readonly stripes?: number;
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
  /** What counts are counted in, where it is the same for all. */
  readonly amountUnit?: string;
  /** Lying down: names are longer than numbers of terms. */
  readonly isLying?: boolean;
  /** Above each other where they are parts of a whole. */
  readonly isStacked?: boolean;
}

/** Counts and amounts, in the language that is shown: the library would write thousands as "k". */
const countAxis = (format: Format, amountUnit: string): YAxisOptions => ({
  ...{ allowDecimals: false, min: 0, title: { text: amountUnit } },
  labels: { formatter: ({ value }) => format.number(Number(value), 2) },
});

const countTooltip = (format: Format, amountUnit: string): NonNullable<Options['tooltip']> => ({
  pointFormatter() {
    const amount = withUnit(format.number(this.y, 2), amountUnit);
    return `<br/><span style="color:${mainColour(this.color)}">●</span> ${this.series.name}: <b>${amount}</b>`;
  },
});

/** An amount and the unit that it is in; '' where there is none, or not one for all. */
export const withUnit = (amount: string, unit: string): string =>
  unit === '' ? amount : `${amount} ${unit}`;

/** Bars by category, shares or counts. */
export function barsChart(bars: Bars, format: Format): DrawnChart {
  const { categories, short, series, description, unit, isLying, isStacked, amountUnit = '' } = bars;
  const isPercent = unit === 'percent';
  const figure = (value: number | undefined) =>
    isPercent ? format.percent(value) : withUnit(format.number(value, 2), amountUnit);
  const type = isLying ? 'bar' : 'column';
  const options: Options = {
    chart: { type },
    legend: { enabled: series.length > 1 },
    xAxis: {
      categories: [...categories],
      ...(short && { labels: { formatter: ({ value }) => short(String(value)) } }),
    },
    // Parts stand in the order of their names.
    yAxis: { ...(isPercent ? percentAxis(format) : countAxis(format, amountUnit)), reversedStacks: false },
    tooltip: isPercent ? percentTooltip(format) : countTooltip(format, amountUnit),
    plotOptions: {
      series: {
        ...(isStacked && { stacking: 'normal' }),
        ...pointDescriptions(({ category, y, series: { name } }) => `${category}, ${figure(y)}. ${name}.`),
      },
    },
    series: series.map(({ name, colour, stripes = 0, values, isLine }): SeriesOptionsType => ({
      ...(isLine ? { type: 'line', data: [...linePointsByCategory(values)] } : { type, data: [...values] }),
      name,
      color: stripes > 0 ? striped(colour, stripes) : colour,
    })),
  };
  return { options, description };
}
