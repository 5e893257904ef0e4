import type { Indicator } from '@plomada/contracts';
import type { Options } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { Chart } from '../../../base/charts/chart';
import { colour } from '../../../base/charts/colour';
import { MONTH_AXIS } from '../charts/month-axis';
import { defineReport } from '../registry/report';
import { percentOf, TERM_COLUMN } from './columns';

type Point = Indicator<'SPI'>[number];

/** Schedule performance at each close and today; what is above 1 is ahead. */
function SpiChart({ points }: { readonly points: readonly Point[] }) {
  const { t } = useTranslation('reports');
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
        name: t('spi.name'),
        color: colour('primary-main'),
        data: points.map(({ date, value }) => [Date.parse(date), value]),
      },
    ],
  };
  return <Chart options={options} description={t('spi.description', { count: points.length })} />;
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Real progress over planned progress, at each close and today (the spec's SPI). */
export const spi = defineReport({
  id: 'SPI',
  title: 'spi.title',
  permission: 'viewReports',
  Chart: ({ value }) => <SpiChart points={value} />,
  isEmpty: (points) => points.every(({ value }) => value === null),
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 100, value: ({ date }) => date },
      TERM_COLUMN,
      percentOf<Point>('real', 'reports:progress.name', ({ numerator }) => numerator),
      percentOf<Point>('planned', 'reports:spi.planned', ({ denominator }) => denominator),
      { id: 'value', kind: 'number', label: 'reports:spi.name', width: 72, value: ({ value }) => value },
    ],
    rowsOf: (points) => points.toReversed(),
    idOf: ({ date, termNumber }) => `${date} ${termNumber ?? ''}`,
  },
});
