import type { Options } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import type { Indicator } from '@plomada/contracts';
import { Chart } from '../../../base/charts/chart';
import { colour } from '../../../base/charts/colour';
import { percentAxis, percentTooltip } from '../../../base/charts/percent';

/** Baseline, master plan and real progress by day. */
export function SCurveChart({ curve }: { readonly curve: Indicator<'SCurve'> }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const options: Options = {
    chart: { zooming: { type: 'x' } },
    xAxis: {
      type: 'datetime',
      // Ticks at months only: the labels say the month, and no two may say the same.
      units: [
        ['month', [1, 2, 3, 6]],
        ['year', [1]],
      ],
      labels: { formatter: ({ value }) => monthOf(Number(value)) },
    },
    yAxis: percentAxis(format),
    tooltip: { ...percentTooltip(format), headerFormat: '', xDateFormat: '%d/%m/%Y' },
    plotOptions: { series: { marker: { enabled: false } } },
    series: [
      {
        type: 'line',
        name: t('sCurve.baseline'),
        color: colour('state-notAnalysed'),
        dashStyle: 'ShortDash',
        data: pointsOf(curve.baseline),
      },
      {
        type: 'line',
        name: t('sCurve.masterPlan'),
        color: colour('state-executable'),
        data: pointsOf(curve.masterPlan),
      },
      {
        type: 'line',
        name: t('progress.name'),
        color: colour('primary-main'),
        lineWidth: 3,
        marker: { enabled: true, radius: 3, symbol: 'circle' },
        data: pointsOf(curve.realProgress),
      },
    ],
  };
  return <Chart options={options} description={t('sCurve.description')} />;
}

const pointsOf = (curve: Indicator<'SCurve'>['masterPlan']): [number, number][] =>
  curve.map(({ date, value }) => [Date.parse(date), value]);

function monthOf(value: number): string {
  const date = new Date(value);
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${date.getUTCFullYear()}`;
}
