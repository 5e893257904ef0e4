import type { Options } from 'highcharts';
import type { Indicator } from '@plomada/contracts';
import { colour } from '../colours/colour';
import type { Words } from '../words/words';
import type { DrawnChart } from './drawn-chart';
import { linePointsByCategory } from './isolated-points';
import { percentAxis, percentTooltip } from './percent';
import { pointDescriptions } from './point-descriptions';

type OfTerm = Indicator<'PPC_PCR_RealProgress'>[number];

/** PPC, PCR and real progress by closed term. */
export function evolutionChart(terms: readonly OfTerm[], { t, format }: Words): DrawnChart {
  const options: Options = {
    xAxis: { categories: terms.map(({ termNumber: number }) => t('reports:termShort', { number })) },
    yAxis: percentAxis(format),
    tooltip: percentTooltip(format),
    plotOptions: {
      series: pointDescriptions(
        ({ category, y, series }) => `${category}, ${format.percent(y)}. ${series.name}.`,
      ),
    },
    series: [
      { type: 'column', name: 'PPC', color: colour('primary-main'), data: terms.map(({ ppc }) => ppc.value) },
      {
        type: 'line',
        name: 'PCR',
        color: colour('state-restricted'),
        dashStyle: 'ShortDash',
        data: [...linePointsByCategory(terms.map(({ pcr }) => pcr.value))],
      },
      {
        type: 'line',
        name: t('reports:progress.name'),
        color: colour('state-completed'),
        data: [...linePointsByCategory(terms.map(({ realProgress }) => realProgress))],
      },
    ],
  };
  return { options, description: t('reports:evolution.description', { count: terms.length }) };
}
