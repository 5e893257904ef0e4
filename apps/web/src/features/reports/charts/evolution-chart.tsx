import type { Options } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import type { Indicator } from '@plomada/contracts';
import { Chart } from '../../../base/charts/chart';
import { colour } from '../../../base/charts/colour';
import { percentAxis, percentTooltip } from '../../../base/charts/percent';

/** PPC, PCR and real progress by closed term. */
export function EvolutionChart({ terms }: { readonly terms: Indicator<'PPC_PCR_RealProgress'> }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const options: Options = {
    xAxis: { categories: terms.map(({ termNumber: number }) => t('termShort', { number })) },
    yAxis: percentAxis(format),
    tooltip: percentTooltip(format),
    series: [
      { type: 'column', name: 'PPC', color: colour('primary-main'), data: terms.map(({ ppc }) => ppc.value) },
      {
        type: 'line',
        name: 'PCR',
        color: colour('state-restricted'),
        dashStyle: 'ShortDash',
        data: terms.map(({ pcr }) => pcr.value),
      },
      {
        type: 'line',
        name: t('progress.name'),
        color: colour('state-completed'),
        data: terms.map(({ realProgress }) => realProgress),
      },
    ],
  };
  return <Chart options={options} description={t('evolution.description', { count: terms.length })} />;
}
