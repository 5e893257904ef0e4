import type { LagCorrelation } from '@plomada/domain';
import { colour, pointDescriptions } from '@plomada/presentation';
import type { Options, Point } from 'highcharts';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../base/charts/chart';

import { useFormat } from '../../base/format';

interface Props {
  readonly correlations: readonly LagCorrelation[];
  readonly names: { readonly lead: string; readonly follow: string };
}

/** A bar a lag, each with the number of its pairs; pale where it may as well be chance. */
export function CorrelationChart({ correlations, names }: Props) {
  const { t } = useTranslation('laboratory');
  const format = useFormat();
  const options: Options = {
    legend: { enabled: false },
    xAxis: {
      categories: correlations.map(({ lag, pairs }) =>
        t(lag === 0 ? 'correlation.categorySame' : 'correlation.category', { count: lag, pairs }),
      ),
    },
    yAxis: {
      min: -1,
      max: 1,
      tickInterval: 0.5,
      labels: { formatter: ({ value }) => format.number(Number(value), 1) },
    },
    tooltip: {
      headerFormat: '',
      pointFormatter() {
        return textOf(this);
      },
    },
    plotOptions: { series: pointDescriptions(textOf) },
    series: [
      {
        type: 'column',
        name: t('correlation.coefficient'),
        data: correlations.map(({ lag, pairs, result }) => ({
          y: result?.coefficient ?? null,
          color: colour(result?.isDistinct ? 'primary-main' : 'line-strong'),
          custom: {
            text: t(lag === 0 ? 'correlation.tooltipSame' : 'correlation.tooltip', {
              ...{ count: lag, pairs },
              coefficient: format.number(result?.coefficient, 2),
              from: format.number(result?.from, 2),
              to: format.number(result?.to, 2),
            }),
          },
        })),
      },
    ],
  };
  return <Chart options={options} description={t('correlation.description', names)} />;
}

const textOf = ({ options }: Pick<Point, 'options'>): string => String(options.custom?.['text'] ?? '');
