import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { colour } from '../../../base/charts/colour';
import { useFormat } from '../../../base/format';
import { BarsChart } from '../charts/bars-chart';
import { defineReport } from '../registry/report';
import { Figure } from '../tile/figure';
import { WithChart } from '../tile/with-chart';
import { madeOf, percentOf, taskName, TERM_COLUMN, TERM_COLUMNS, yesOrNo } from './columns';

type OfTerm = Indicator<'TasksMadeReady'>[number];
type Task = OfTerm['rows'][number];

/** How much of what the last closed term was expected to bring was made ready, and how much of its promises had been expected. */
function MadeReadyFigure({ terms }: { readonly terms: readonly OfTerm[] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const last = terms.at(-1);
  if (!last) return null;
  const { madeReady, anticipated, termNumber, startDate } = last;
  const lines = [
    { name: t('madeReady.tmr'), colour: colour('primary-main'), of: (term: OfTerm) => term.madeReady },
    { name: t('madeReady.ta'), colour: colour('state-executable'), of: (term: OfTerm) => term.anticipated },
  ];
  return (
    <WithChart
      chart={
        <BarsChart
          unit="percent"
          categories={terms.map((term) => t('termShort', { number: term.termNumber }))}
          series={lines.map(({ of, ...line }) => ({ ...line, values: terms.map((term) => of(term).value) }))}
          description={t('madeReady.description', { count: terms.length })}
        />
      }
    >
      <Figure
        scope={t('lastTerm', { number: termNumber, date: format.date(startDate) })}
        value={format.percent(madeReady.value)}
        made={t('madeReady.made', { count: madeReady.denominator, ready: madeReady.numerator })}
        more={t('madeReady.promised', { count: anticipated.denominator, expected: anticipated.numerator })}
      />
    </WithChart>
  );
}

/** Tasks made ready and tasks anticipated, one term ahead (beyond the spec). */
export const madeReady = defineReport({
  id: 'TasksMadeReady',
  permission: 'viewReports',
  Chart: ({ value }) => <MadeReadyFigure terms={value} />,
  isEmpty: (terms) => terms.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      madeOf<OfTerm>('ready', 'reports:madeReady.ready', (term) => term.madeReady),
      percentOf<OfTerm>('tmr', 'reports:madeReady.tmr', (term) => term.madeReady.value),
      madeOf<OfTerm>('expected', 'reports:madeReady.expected', (term) => term.anticipated),
      percentOf<OfTerm>('ta', 'reports:madeReady.ta', (term) => term.anticipated.value),
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [
      TERM_COLUMN,
      taskName<Task>(),
      yesOrNo<Task>('anticipated', 'reports:madeReady.expected', (task) => task.anticipated),
      yesOrNo<Task>('madeReady', 'reports:madeReady.ready', (task) => task.madeReady),
      yesOrNo<Task>('promised', 'reports:commitmentLevel.promised', (task) => task.promised),
    ],
    rowsOf: (terms) => terms.toReversed().flatMap(({ rows }) => rows),
    idOf: (row) => `${row.termNumber} ${row.id}`,
  },
});
