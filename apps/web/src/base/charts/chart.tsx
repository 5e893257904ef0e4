import Skeleton from '@mui/material/Skeleton';
import type { Options } from 'highcharts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { chartHeight } from './chart-height';
import { WhenSeen } from './when-seen';

const DrawnChart = lazy(() => import('./drawn-chart'));
interface Props {
  readonly options: Options;
  /** The chart in a sentence, for those who do not see it. */
  readonly description: string;
}

export function Chart({ options, description }: Props) {
  const { t } = useTranslation('common');
  const accessible: Options = {
    ...options,
    // The library's own words are English only: ours say it in the language that is shown.
    lang: {
      accessibility: {
        chartContainerLabel: description,
        svgContainerLabel: t('chart.name'),
        legend: { legendLabelNoTitle: t('chart.legend', { chart: description }) },
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
