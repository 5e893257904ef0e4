import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { colour } from '../../../base/charts/colour';
import { DayLinesChart } from '../charts/day-lines-chart';
import { defineReport } from '../registry/report';
import { percentOf } from './columns';

type BurnDown = Indicator<'burnDown'>;
type Day = BurnDown['data'][number];

function BurnDownChart({ value: { data } }: { readonly value: BurnDown }) {
  const { t } = useTranslation('reports');
  return (
    <DayLinesChart
      description={t('burnDown.description')}
      lines={[
        {
          name: t('burnDown.ideal'),
          colour: colour('state-notAnalysed'),
          isDashed: true,
          points: data.map(({ date, ideal }) => [date, ideal]),
        },
        {
          name: t('burnDown.remaining'),
          colour: colour('primary-main'),
          points: data.map(({ date, remaining }) => [date, remaining]),
        },
      ]}
    />
  );
}

/** What remains of the work by day against an even pace, and the open restrictions beside it. */
export const burnDown = defineReport({
  id: 'burnDown',
  permission: 'viewReports',
  Chart: BurnDownChart,
  isEmpty: ({ data }) => data.length === 0,
  table: {
    columns: [
      { id: 'date', kind: 'date', label: 'reports:sCurve.date', width: 112, value: ({ date }) => date },
      percentOf<Day>('ideal', 'reports:burnDown.ideal', ({ ideal }) => ideal),
      percentOf<Day>('remaining', 'reports:burnDown.remaining', ({ remaining }) => remaining),
      {
        id: 'open',
        kind: 'number',
        label: 'reports:burnDown.openRestrictions',
        width: 120,
        value: ({ openRestrictions }) => openRestrictions,
      },
    ],
    rowsOf: ({ data }) => data,
    idOf: ({ date }) => date,
  },
});
