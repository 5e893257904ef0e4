import type { Options } from 'highcharts';
import { colour } from '../colours/colour';
import type { Format } from '../format';
import type { DrawnChart } from './drawn-chart';
import { linePoints } from './isolated-points';
import { MONTH_AXIS } from './month-axis';
import { dayOfInstant, pointDescriptions } from './point-descriptions';

export interface RatioLine {
  readonly name: string;
  readonly points: readonly { readonly date: string; readonly value: number | null }[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}

/** A ratio by date; what is above 1 is ahead. */
export function ratioLineChart({ name, points, description }: RatioLine, format: Format): DrawnChart {
  const options: Options = {
    legend: { enabled: false },
    xAxis: MONTH_AXIS,
    yAxis: {
      min: 0,
      softMax: 1.2,
      labels: { formatter: ({ value }) => format.number(Number(value), 2) },
      // Above the line of the grid, which is there too.
      plotLines: [
        { value: 1, color: colour('text-secondary'), dashStyle: 'ShortDash', width: 1.5, zIndex: 3 },
      ],
    },
    tooltip: {
      headerFormat: '',
      pointFormatter() {
        return `${format.date(dayOfInstant(this.x))}: <b>${format.number(this.y, 2)}</b>`;
      },
    },
    plotOptions: {
      series: pointDescriptions(
        ({ x, y, series }) => `${format.date(dayOfInstant(x))}, ${format.number(y, 2)}. ${series.name}.`,
      ),
    },
    series: [
      {
        type: 'line',
        name,
        color: colour('primary-main'),
        data: [...linePoints(points.map(({ date, value }) => [Date.parse(date), value]))],
      },
    ],
  };
  return { options, description };
}
