import type { Indicator } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { colour } from '../../../base/charts/colour';
import type { CatalogueColumn } from '../../../columns/catalogue';
import { SharesChart } from '../charts/shares-chart';
import { defineReport } from '../registry/report';
import { madeOf, percentOf, PROMISE_COLUMNS } from './columns';

type OfCompany = Indicator<'PPCByCompany'>[number];
/** A promise as one of the company whose people made it. */
type Promised = OfCompany['rows'][number] & Pick<OfCompany, 'company'>;

function CompaniesChart({ companies }: { readonly companies: readonly OfCompany[] }) {
  const { t } = useTranslation('reports');
  return (
    <SharesChart
      label={t('ppc.name')}
      colour={colour('primary-main')}
      shares={companies.map(({ company, value }) => ({ name: company || t('byCompany.none'), value }))}
      description={t('byCompany.description', { count: companies.length })}
    />
  );
}

const company = <Row extends Pick<OfCompany, 'company'>>(width: number): CatalogueColumn<Row> => ({
  id: 'company',
  kind: 'text',
  label: 'reports:byCompany.company',
  width,
  grows: 1,
  value: (row) => row.company,
});

/** What the people of each company kept of what they promised (beyond the spec). */
export const ppcByCompany = defineReport({
  id: 'PPCByCompany',
  permission: 'viewReports',
  Chart: ({ value }) => <CompaniesChart companies={value} />,
  isEmpty: (companies) => companies.length === 0,
  table: {
    columns: [
      company<OfCompany>(200),
      madeOf<OfCompany>('made', 'reports:terms.kept', (one) => one),
      percentOf<OfCompany>('value', 'reports:ppc.name', ({ value }) => value),
    ],
    rowsOf: (companies) => companies,
    idOf: (one: OfCompany) => one.company,
  },
  behind: {
    columns: [company<Promised>(140), ...PROMISE_COLUMNS],
    rowsOf: (companies) =>
      companies.flatMap((one) => one.rows.map((row): Promised => ({ ...row, company: one.company }))),
    idOf: (row: Promised) => `${row.company} ${row.termNumber} ${row.id}`,
  },
});
