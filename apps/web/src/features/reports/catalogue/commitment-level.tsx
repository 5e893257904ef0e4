import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { colour } from '../../../base/charts/colour';
import { BarsChart } from '../charts/bars-chart';
import { Figure } from '../tile/figure';
import { WithChart } from '../tile/with-chart';
import { defineReport } from '../registry/report';
import { madeOf, percentOf, taskName, TERM_COLUMN, TERM_COLUMNS, yesOrNo } from './columns';

type OfTerm = Indicator<'CommitmentLevel'>[number];
type Task = OfTerm['rows'][number];

/** Of what could be promised for the last closed term, how much was; what was done beyond stands apart. */
function CommitmentFigure({ terms }: { readonly terms: readonly OfTerm[] }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const last = terms.at(-1);
  if (!last) return null;
  const { level, beyond, termNumber, startDate } = last;
  return (
    <WithChart
      chart={
        <BarsChart
          unit="percent"
          categories={terms.map((term) => t('termShort', { number: term.termNumber }))}
          series={[
            {
              name: t('commitmentLevel.name'),
              colour: colour('state-executable'),
              values: terms.map((term) => term.level?.value ?? null),
            },
            {
              name: t('ppc.name'),
              colour: colour('primary-main'),
              values: terms.map(({ ppc }) => ppc.value),
              isLine: true,
            },
          ]}
          description={t('commitmentLevel.description', { count: terms.length })}
        />
      }
    >
      <Figure
        scope={t('lastTerm', { number: termNumber, date: format.date(startDate) })}
        value={format.percent(level?.value ?? null)}
        made={
          level
            ? t('commitmentLevel.made', { count: level.denominator, promised: level.numerator })
            : t('commitmentLevel.notKept')
        }
        more={beyond > 0 ? t('commitmentLevel.beyond', { count: beyond }) : null}
      />
    </WithChart>
  );
}

/** Promised of what could have been (beyond the spec): a PPC that was gained by promising little shows. */
export const commitmentLevel = defineReport({
  id: 'CommitmentLevel',
  permission: 'viewReports',
  Chart: ({ value }) => <CommitmentFigure terms={value} />,
  isEmpty: (terms) => terms.length === 0,
  table: {
    columns: [
      ...TERM_COLUMNS,
      madeOf<OfTerm>('made', 'reports:commitmentLevel.promised', ({ level }) => level),
      percentOf<OfTerm>('value', 'reports:commitmentLevel.short', ({ level }) => level?.value ?? null),
      {
        id: 'beyond',
        kind: 'number',
        label: 'reports:commitmentLevel.doneBeyond',
        width: 96,
        value: ({ beyond }) => beyond,
      },
      percentOf<OfTerm>('ppc', 'reports:ppc.name', ({ ppc }) => ppc.value),
    ],
    rowsOf: (terms) => terms.toReversed(),
    idOf: ({ termNumber }) => String(termNumber),
  },
  behind: {
    columns: [
      TERM_COLUMN,
      taskName<Task>(),
      yesOrNo<Task>('promised', 'reports:commitmentLevel.promised', ({ promised }) => promised),
      yesOrNo<Task>('done', 'reports:commitmentLevel.done', ({ done }) => done),
    ],
    rowsOf: (terms) => terms.toReversed().flatMap(({ rows }) => rows),
    idOf: (row) => `${row.termNumber} ${row.id}`,
  },
});
