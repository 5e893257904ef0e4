import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { RatioLineChart } from '../charts/ratio-line-chart';
import { defineReport } from '../registry/report';
import { percentOf, TERM_COLUMN } from './columns';

type Point = Indicator<'SPI'>[number];

/** Schedule performance at each close and today. */
function SpiChart({ points }: { readonly points: readonly Point[] }) {
  const { t } = useTranslation('reports');
  return (
    <RatioLineChart
      name={t('spi.name')}
      points={points}
      description={t('spi.description', { count: points.length })}
    />
  );
}

/** Real progress over planned progress, at each close and today (the spec's SPI). */
export const spi = defineReport({
  id: 'SPI',
  permission: 'viewReports',
  Chart: ({ value }) => <SpiChart points={value} />,
  isEmpty: (points) => points.every(({ value }) => value === null),
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 100, value: ({ date }) => date },
      TERM_COLUMN,
      percentOf<Point>('real', 'reports:progress.name', ({ numerator }) => numerator),
      percentOf<Point>('planned', 'reports:spi.planned', ({ denominator }) => denominator),
      { id: 'value', kind: 'number', label: 'reports:spi.name', width: 72, value: ({ value }) => value },
    ],
    rowsOf: (points) => points.toReversed(),
    idOf: ({ date, termNumber }) => `${date} ${termNumber ?? ''}`,
  },
});
