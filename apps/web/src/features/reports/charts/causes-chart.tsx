import type { Options } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import type { Indicator } from '@plomada/contracts';
import { Chart } from '../../../base/charts/chart';
import { colour } from '../../../base/charts/colour';
import { percentAxis } from '../../../base/charts/percent';

/** Causes of non-compliance by type, the most frequent first, with the share they reach together. */
export function CausesChart({ causes }: { readonly causes: Indicator<'CNCPareto'> }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const options: Options = {
    // The share ends at 100 %, wherever the ticks of the counts fall.
    chart: { alignTicks: false },
    xAxis: { categories: causes.map(({ key }) => key) },
    yAxis: [
      { allowDecimals: false, min: 0 },
      { ...percentAxis(format), opposite: true, gridLineWidth: 0 },
    ],
    series: [
      {
        type: 'column',
        name: t('causes.count'),
        color: colour('state-delayed'),
        data: causes.map(({ numerator }) => numerator),
      },
      {
        type: 'line',
        name: t('causes.cumulative'),
        color: colour('text-secondary'),
        yAxis: 1,
        data: causes.map(({ cumulative }) => cumulative),
        tooltip: { valueSuffix: ' %', valueDecimals: 1 },
      },
    ],
  };
  return <Chart options={options} description={t('causes.description', { count: causes.length })} />;
}
