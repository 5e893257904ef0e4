import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { colour } from '../../../base/charts/colour';
import { BarsChart } from '../charts/bars-chart';
import { Figure } from '../tile/figure';
import { WithChart } from '../tile/with-chart';
import { defineReport } from '../registry/report';
import { madeOf, percentOf, PROMISE_COLUMNS, TERM_COLUMNS } from './columns';

type Compliance = Indicator<'PPC'>;
type OfTerm = Compliance['terms'][number];
type Name = 'ppc' | 'pcr';

/** The last closed term's share with what it is made of, that of all terms, and each term's beside the mean of a month. */
function ComplianceFigure({ name, value }: { readonly name: Name; readonly value: Compliance }) {
  const { t } = useTranslation('reports');
  const format = useFormat();
  const last = value.terms.at(-1);
  if (!last) return null;
  const { denominator, numerator, termNumber, startDate } = last;
  const all = value.total.value;
  return (
    <WithChart
      chart={
        <BarsChart
          unit="percent"
          categories={value.terms.map((term) => t('termShort', { number: term.termNumber }))}
          series={[
            { name: t(`${name}.name`), colour: colour(COLOURS[name]), values: value.terms.map(shareOf) },
            {
              name: t('monthAverage'),
              colour: colour('text-secondary'),
              isLine: true,
              values: value.terms.map(({ termNumber: number }) => monthAverage(value, number)),
            },
          ]}
          description={t(`lastSix.${name}Description`, { count: value.terms.length })}
        />
      }
    >
      <Figure
        scope={t('lastTerm', { number: termNumber, date: format.date(startDate) })}
        value={format.percent(last.value)}
        made={t(`${name}.made`, { count: denominator, met: numerator })}
        more={all === null ? null : t('allTerms', { percent: format.percent(all) })}
      />
    </WithChart>
  );
}

const COLOURS = { ppc: 'primary-main', pcr: 'state-restricted' } as const;
const shareOf = ({ value }: OfTerm) => value;
const monthAverage = ({ monthAverages }: Compliance, number: number) =>
  monthAverages.find(({ termNumber }) => termNumber === number)?.value ?? null;

const compliance = (id: 'PPC' | 'PCR', name: Name, made: string) =>
  defineReport({
    id,
    permission: 'viewReports',
    Chart: ({ value }) => <ComplianceFigure name={name} value={value} />,
    isEmpty: ({ terms }) => terms.length === 0,
    table: {
      columns: [
        ...TERM_COLUMNS,
        madeOf<OfTerm>('made', made, (term) => term),
        percentOf<OfTerm>('value', `reports:${name}.name`, shareOf),
      ],
      rowsOf: ({ terms }) => terms.toReversed(),
      idOf: ({ termNumber }) => String(termNumber),
    },
    behind: {
      columns: PROMISE_COLUMNS,
      rowsOf: ({ terms }) => terms.toReversed().flatMap(({ rows }) => rows),
      idOf: (row) => `${row.termNumber} ${row.id}`,
    },
  });

/** Of what was promised, how much was kept: the spec's PPC. */
export const ppc = compliance('PPC', 'ppc', 'reports:terms.kept');
/** Of the restrictions that were to be released, how many were: the spec's PCR. */
export const pcr = compliance('PCR', 'pcr', 'reports:terms.released');
