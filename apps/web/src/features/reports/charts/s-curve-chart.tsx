import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { colour } from '../../../base/charts/colour';
import { DayLinesChart } from './day-lines-chart';

type Curve = Indicator<'SCurve'>['masterPlan'];

const pointsOf = (curve: Curve) => curve.map(({ date, value }) => [date, value] as const);

/** Baseline, master plan and real progress by day. */
export function SCurveChart({ curve }: { readonly curve: Indicator<'SCurve'> }) {
  const { t } = useTranslation('reports');
  return (
    <DayLinesChart
      description={t('sCurve.description')}
      lines={[
        {
          name: t('sCurve.baseline'),
          colour: colour('state-notAnalysed'),
          isDashed: true,
          points: pointsOf(curve.baseline),
        },
        {
          name: t('sCurve.masterPlan'),
          colour: colour('state-executable'),
          points: pointsOf(curve.masterPlan),
        },
        {
          name: t('progress.name'),
          colour: colour('primary-main'),
          hasMarks: true,
          points: pointsOf(curve.realProgress),
        },
      ]}
    />
  );
}
