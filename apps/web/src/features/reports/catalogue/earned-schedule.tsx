import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { RatioLineChart } from '../charts/ratio-line-chart';
import { defineReport } from '../registry/report';
import { TERM_COLUMN } from './columns';

type Point = Indicator<'SPIt'>[number];

function EarnedScheduleChart({ points }: { readonly points: readonly Point[] }) {
  const { t } = useTranslation('reports');
  return (
    <RatioLineChart
      name="SPI(t)"
      points={points}
      description={t('earnedSchedule.description', { count: points.length })}
    />
  );
}

/** Earned days over days that passed, at each close and today (beyond the spec). */
export const earnedSchedule = defineReport({
  id: 'SPIt',
  permission: 'viewReports',
  Chart: ({ value }) => <EarnedScheduleChart points={value} />,
  isEmpty: (points) => points.every(({ value }) => value === null),
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 100, value: ({ date }) => date },
      TERM_COLUMN,
      {
        id: 'earned',
        kind: 'number',
        label: 'reports:earnedSchedule.earned',
        width: 120,
        value: ({ numerator }) => numerator,
      },
      {
        id: 'passed',
        kind: 'number',
        label: 'reports:earnedSchedule.passed',
        width: 120,
        value: ({ denominator }) => denominator,
      },
      {
        id: 'value',
        kind: 'number',
        label: 'reports:earnedSchedule.name',
        width: 72,
        value: ({ value }) => value,
      },
    ],
    rowsOf: (points) => points.toReversed(),
    idOf: ({ date, termNumber }: Point) => `${date} ${termNumber ?? ''}`,
  },
});
