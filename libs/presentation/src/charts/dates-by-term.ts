import type { DashStyleValue, Options } from 'highcharts';
import type { Words } from '../words/words';
import type { DrawnChart } from './drawn-chart';
import { MONTH_AXIS } from './month-axis';
import { dayOfInstant, pointDescriptions } from './point-descriptions';

export interface DatesByTerm {
  readonly lines: readonly {
    readonly name: string;
    readonly points: readonly { readonly termNumber: number; readonly day: string }[];
  }[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}

/** Told apart without their colours too. */
const DASHES: readonly DashStyleValue[] = ['Solid', 'ShortDash', 'Dot', 'LongDash', 'DashDot'];

/** For which day something was planned at the close of each term: a line that rises slips. */
export function datesByTermChart({ lines, description }: DatesByTerm, { t, format }: Words): DrawnChart {
  const numbers = lines.flatMap(({ points }) => points.map(({ termNumber }) => termNumber));
  const terms = [...new Set(numbers)].sort((a, b) => a - b);
  const options: Options = {
    xAxis: { categories: terms.map((number) => t('reports:termShort', { number })) },
    yAxis: {
      ...MONTH_AXIS,
      title: { text: undefined },
      startOnTick: false,
      endOnTick: false,
      tickPixelInterval: 36,
    },
    tooltip: {
      shared: false,
      pointFormatter() {
        return `${this.series.name}: <b>${format.date(dayOfInstant(this.y!))}</b>`;
      },
    },
    plotOptions: {
      series: pointDescriptions(
        ({ category, y, series }) => `${category}, ${format.date(dayOfInstant(y!))}. ${series.name}.`,
      ),
    },
    series: lines.map(({ name, points }, at) => ({
      type: 'line',
      name,
      dashStyle: DASHES[at % DASHES.length]!,
      marker: { enabled: true, radius: 3 },
      data: points.map(({ termNumber, day }) => [terms.indexOf(termNumber), Date.parse(day)]),
    })),
  };
  return { options, description };
}
