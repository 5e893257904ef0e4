import type { Indicator } from '@plomada/contracts';
import { lastDay } from '@plomada/domain';
import { useTranslation } from 'react-i18next';
import { colour } from '../../../base/charts/colour';
import { useFormat } from '../../../base/format';
import { BarsChart } from '../charts/bars-chart';
import { defineReport } from '../registry/report';
import { Figure } from '../tile/figure';
import { WithChart } from '../tile/with-chart';
import { madeOf, percentOf, taskName, TERM_COLUMN, TERM_COLUMNS } from './columns';

type Close = Indicator<'CriticalPathDrift'>[number];

/** How far the end of the plan has moved, close by close, and how much of the critical path is another. */
function DriftFigure({ closes }: { readonly closes: readonly Close[] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const last = closes.at(-1);
  if (!last) return null;
  const { termNumber, startDate, planEnd, movedInAll, entered } = last;
  return (
    <WithChart
      chart={
        <BarsChart
          unit="count"
          categories={closes.map((close) => t('termShort', { number: close.termNumber }))}
          series={[
            {
              ...{ name: t('criticalPath.moved'), colour: colour('primary-main') },
              values: closes.map(({ moved }) => moved),
            },
          ]}
          description={t('criticalPath.description', { count: closes.length })}
        />
      }
    >
      <Figure
        scope={t('lastTerm', { number: termNumber, date: format.date(startDate) })}
        value={movedInAll === null ? '—' : t(movedKey(movedInAll), { count: Math.abs(movedInAll) })}
        made={
          planEnd === null ? '' : t('criticalPath.end', { date: format.date(lastDay(startDate, planEnd)) })
        }
        more={
          entered.value === null
            ? null
            : t('criticalPath.made', { count: entered.denominator, entered: entered.numerator })
        }
      />
    </WithChart>
  );
}

const movedKey = (days: number) =>
  days === 0 ? 'criticalPath.same' : days > 0 ? 'criticalPath.later' : 'criticalPath.earlier';

/** Where the plan ended at each close, and by what (beyond the spec). */
export const criticalPath = defineReport({
  id: 'CriticalPathDrift',
  permission: 'viewReports',
  Chart: ({ value }) => <DriftFigure closes={value} />,
  isEmpty: (closes) => closes.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      {
        ...{ id: 'end', kind: 'date', label: 'reports:criticalPath.planEnd', width: 104 },
        value: ({ startDate, planEnd }) => planEnd && lastDay(startDate, planEnd),
      },
      {
        ...{ id: 'moved', kind: 'number', label: 'reports:criticalPath.moved', width: 88 },
        value: ({ moved }) => moved,
      },
      madeOf<Close>('made', 'reports:criticalPath.new', ({ entered }) => entered),
      percentOf<Close>('value', 'reports:criticalPath.share', ({ entered }) => entered.value),
    ],
    rowsOf: (closes) => closes.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [TERM_COLUMN, taskName<Close['rows'][number]>()],
    rowsOf: (closes) => closes.toReversed().flatMap(({ rows }) => rows),
    idOf: (row) => `${row.termNumber} ${row.id}`,
  },
});
