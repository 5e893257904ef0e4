import Skeleton from '@mui/material/Skeleton';
import type { ChosenPoint } from '@plomada/presentation';
import type { Options } from 'highcharts';
import { lazy, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { chartHeight } from './chart-height';
import { OnChosenPoint } from './chosen-point';
import { loadCharts } from './load-charts';
import { WhenSeen } from './when-seen';

const DrawnChart = lazy(loadCharts);
interface Props {
  readonly options: Options;
  /** The chart in a sentence, for those who do not see it. */
  readonly description: string;
}

export function Chart({ options, description }: Props) {
  const { t, i18n } = useTranslation('common');
  const onChosen = useContext(OnChosenPoint);
  const accessible: Options = {
    ...options,
    ...(onChosen && { plotOptions: choosable(options.plotOptions, onChosen) }),
    // The library's own words are English only: ours say it in the language that is shown.
    lang: {
      decimalPoint: decimalPointIn(i18n.language),
      accessibility: {
        chartContainerLabel: description,
        svgContainerLabel: t('chart.name'),
        legend: {
          legendLabelNoTitle: t('chart.legend', { chart: description }),
          legendItem: t('chart.legendItem', { series: '{itemName}' }),
        },
        series: {
          summary: summaries(t('chart.series', { name: '{series.name}', points: '{series.points.length}' })),
        },
      },
    },
    accessibility: { description, screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' } },
  };
  return (
    <WhenSeen height={chartHeight}>
      <Suspense fallback={<Skeleton variant="rounded" height="100%" />}>
        <DrawnChart options={accessible} />
      </Suspense>
    </WhenSeen>
  );
}

/** The library has a sentence for each kind of series, alone and among others. */
const summaries = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['default', 'line', 'spline', 'column', 'bar', 'scatter'].flatMap((kind) => [
      [kind, text],
      [`${kind}Combination`, text],
    ]),
  );

/** Screen readers hear the numbers that the library writes. */
const decimalPointIn = (language: string): string | undefined =>
  new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;

/** Its points can be clicked, and chosen by Enter. */
const choosable = (
  options: Options['plotOptions'],
  onChosen: (point: ChosenPoint) => void,
): NonNullable<Options['plotOptions']> => ({
  ...options,
  series: {
    ...options?.series,
    cursor: 'pointer',
    point: {
      events: {
        click() {
          const { index: place, category = '', series } = this;
          onChosen({ place, category: String(category), series: series.name });
        },
      },
    },
  },
});
