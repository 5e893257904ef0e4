import type { Options } from 'highcharts';
import type { Indicator } from '@plomada/contracts';
import { colour } from '../colours/colour';
import type { Words } from '../words/words';
import type { DrawnChart } from './drawn-chart';
import { linePointsByCategory } from './isolated-points';
import { percentAxis } from './percent';

/** Pixels: the longest of the usual ones in a line. */
const NAMES_WIDTH = 176;

/** Causes of non-compliance by type, the most frequent first, with the share they reach together. */
export function causesChart(causes: Indicator<'CNCPareto'>, { t, format }: Words): DrawnChart {
  const options: Options = {
    // Lying down, for the names are whole sentences. The share ends at 100 %, wherever the ticks of the counts fall.
    chart: { alignTicks: false, inverted: true },
    xAxis: { categories: causes.map(({ key }) => key), labels: { style: { width: NAMES_WIDTH } } },
    yAxis: [
      { allowDecimals: false, min: 0 },
      { ...percentAxis(format), opposite: true, gridLineWidth: 0 },
    ],
    series: [
      {
        type: 'column',
        name: t('reports:causes.count'),
        color: colour('state-delayed'),
        data: causes.map(({ numerator }) => numerator),
      },
      {
        type: 'line',
        name: t('reports:causes.cumulative'),
        color: colour('text-secondary'),
        yAxis: 1,
        data: [...linePointsByCategory(causes.map(({ cumulative }) => cumulative))],
        tooltip: { valueSuffix: ' %', valueDecimals: 1 },
      },
    ],
  };
  return { options, description: t('reports:causes.description', { count: causes.length }) };
}
