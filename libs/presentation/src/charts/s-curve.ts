import type { Indicator } from '@plomada/contracts';
import { colour } from '../colours/colour';
import type { Words } from '../words/words';
import { dayLinesChart } from './day-lines';
import type { DrawnChart } from './drawn-chart';

type Curve = Indicator<'SCurve'>['masterPlan'];

const pointsOf = (curve: Curve) => curve.map(({ date, value }) => [date, value] as const);

/** Baseline, master plan and real progress by day, those that there are. */
export function sCurveChart(curve: Indicator<'SCurve'>, { t, format }: Words): DrawnChart {
  const lines = [
    {
      name: t('reports:sCurve.baseline'),
      colour: colour('state-notAnalysed'),
      isDashed: true,
      points: pointsOf(curve.baseline),
    },
    {
      name: t('reports:sCurve.masterPlan'),
      colour: colour('state-executable'),
      points: pointsOf(curve.masterPlan),
    },
    {
      name: t('reports:progress.name'),
      colour: colour('primary-main'),
      hasMarks: true,
      points: pointsOf(curve.realProgress),
    },
  ];
  const shown = lines.filter(({ points }) => points.length > 0);
  const described = curve.baseline.length > 0 ? 'description' : 'descriptionWithoutBaseline';
  return dayLinesChart({ lines: shown, description: t(`reports:sCurve.${described}`) }, format);
}
