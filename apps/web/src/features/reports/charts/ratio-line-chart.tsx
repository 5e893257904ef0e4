import type { Options } from 'highcharts';
import { Chart } from '../../../base/charts/chart';
import { colour } from '../../../base/charts/colour';
import { useFormat } from '../../../base/format';
import { MONTH_AXIS } from './month-axis';

interface Props {
  readonly name: string;
  readonly points: readonly { readonly date: string; readonly value: number | null }[];
  /** In a sentence, for those who do not see it. */
  readonly description: string;
}

/** A ratio by date; what is above 1 is ahead. */
export function RatioLineChart({ name, points, description }: Props) {
  const format = useFormat();
  const options: Options = {
    legend: { enabled: false },
    xAxis: MONTH_AXIS,
    yAxis: {
      min: 0,
      softMax: 1.2,
      plotLines: [{ value: 1, color: colour('text-secondary'), dashStyle: 'ShortDash', width: 1 }],
    },
    tooltip: {
      headerFormat: '',
      pointFormatter() {
        return `${format.date(dayOf(this.x))}: <b>${format.number(this.y, 2)}</b>`;
      },
    },
    series: [
      {
        type: 'line',
        name,
        color: colour('primary-main'),
        data: points.map(({ date, value }) => [Date.parse(date), value]),
      },
    ],
  };
  return <Chart options={options} description={description} />;
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
