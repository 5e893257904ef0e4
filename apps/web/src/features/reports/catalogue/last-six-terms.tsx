import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { BarsChart } from '../charts/bars-chart';
import { colour } from '../../../base/charts/colour';
import { defineReport } from '../registry/report';
import { madeOf, percentOf, PROMISE_COLUMNS, TERM_COLUMNS } from './columns';

type OfTerm = Indicator<'PPC_Last_6_Weeks'>[number];
type Name = 'ppc' | 'pcr';

function TermsChart({ name, terms }: { readonly name: Name; readonly terms: readonly OfTerm[] }) {
  const { t } = useTranslation('reports');
  return (
    <BarsChart
      unit="percent"
      categories={terms.map(({ termNumber: number }) => t('termShort', { number }))}
      series={[
        {
          name: t(`${name}.name`),
          colour: colour(name === 'ppc' ? 'primary-main' : 'state-restricted'),
          values: terms.map(({ value }) => value),
        },
      ]}
      description={t(`lastSix.${name}Description`, { count: terms.length })}
    />
  );
}

const lastSix = (id: 'PPC_Last_6_Weeks' | 'PCR_Last_6_Weeks', name: Name) =>
  defineReport({
    id,
    permission: 'viewReports',
    Chart: ({ value }) => <TermsChart name={name} terms={value} />,
    isEmpty: (terms) => terms.length === 0,
    table: {
      columns: [
        ...TERM_COLUMNS,
        madeOf<OfTerm>(
          'made',
          name === 'ppc' ? 'reports:terms.kept' : 'reports:terms.released',
          (term) => term,
        ),
        percentOf<OfTerm>('value', `reports:${name}.name`, ({ value }) => value),
      ],
      rowsOf: (terms) => terms.toReversed(),
      idOf: ({ termNumber }) => String(termNumber),
    },
    behind: {
      columns: PROMISE_COLUMNS,
      rowsOf: (terms) => terms.toReversed().flatMap(({ rows }) => rows),
      idOf: (row) => `${row.termNumber} ${row.id}`,
    },
  });

export const ppcLastSix = lastSix('PPC_Last_6_Weeks', 'ppc');
export const pcrLastSix = lastSix('PCR_Last_6_Weeks', 'pcr');
