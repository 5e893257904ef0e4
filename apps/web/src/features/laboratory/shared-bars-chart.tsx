import type { SharedCount } from '@plomada/domain';
import {
  colour,
  linePointsByCategory,
  percentAxis,
  PERSON_COLOURS,
  pointDescriptions,
} from '@plomada/presentation';
import type { Options, SeriesOptionsType } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../base/charts/chart';

import { useFormat } from '../../base/format';

import { colourOf } from './project-lines';

/** Bars that there is room for; the table has all. */
const MOST_BARS = 12;
/** Projects that the bars tell apart, those with most of it; the others together are one part. */
const MOST_PARTS = PERSON_COLOURS.length;

interface Props {
  readonly bars: readonly SharedCount[];
  /** All that are compared: a project has one colour in all charts, while there are colours enough. */
  readonly projects: readonly { readonly id: string; readonly name: string }[];
  readonly description: string;
}

/** A Pareto chart whose bars say which project each count is from. */
export function SharedBarsChart({ bars, projects, description }: Props) {
  const { t } = useTranslation('laboratory');
  const format = useFormat();
  const shown = bars.slice(0, MOST_BARS);
  const ids = mostOften(shown);
  const parts = ids.slice(0, MOST_PARTS);
  const places = projects.length > MOST_PARTS ? parts : projects.map(({ id }) => id);
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const countOf = ({ projects }: SharedCount, isOf: (id: string) => boolean) =>
    projects.filter(({ projectId }) => isOf(projectId)).reduce((sum, { count }) => sum + count, 0);
  const heard = (figure: (value: number | undefined) => string) =>
    pointDescriptions(({ category, y, series }) => `${category}, ${figure(y)}. ${series.name}.`);
  const column = (name: string, color: string, isOf: (id: string) => boolean): SeriesOptionsType => ({
    ...{ type: 'column', stacking: 'normal', name, color },
    data: shown.map((bar) => countOf(bar, isOf)),
    ...heard((count) => format.number(count)),
  });
  const others = new Set(ids.slice(MOST_PARTS));
  const options: Options = {
    // The share ends at 100 %, wherever the ticks of the counts fall.
    chart: { alignTicks: false },
    xAxis: { categories: shown.map(({ key }) => key) },
    yAxis: [
      { allowDecimals: false, min: 0, reversedStacks: false },
      { ...percentAxis(format), opposite: true, gridLineWidth: 0 },
    ],
    series: [
      ...parts.map((id) => column(names.get(id) ?? '', colourOf(places.indexOf(id)), (one) => one === id)),
      ...(others.size > 0
        ? [
            column(t('pareto.others', { count: others.size }), colour('line-strong'), (one) =>
              others.has(one),
            ),
          ]
        : []),
      {
        type: 'line',
        name: t('pareto.cumulative'),
        color: colour('text-secondary'),
        yAxis: 1,
        data: [...linePointsByCategory(shown.map(({ cumulative }) => cumulative))],
        tooltip: { valueSuffix: ' %', valueDecimals: 1 },
        ...heard((share) => format.percent(share)),
      },
    ],
  };
  return <Chart options={options} description={description} />;
}

/** Ids of projects, those with most of what is counted first. */
function mostOften(bars: readonly SharedCount[]): readonly string[] {
  const sums = new Map<string, number>();
  for (const { projectId, count } of bars.flatMap(({ projects }) => projects))
    sums.set(projectId, (sums.get(projectId) ?? 0) + count);
  return [...sums].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
