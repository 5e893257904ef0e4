import type { Indicator } from '@plomada/contracts';
import { colour } from '../../colours/colour';
import type { ReportColumn } from '../../columns/report-column';
import { leastFirst, sharesChart } from '../../charts/shares';
import type { Words } from '../../words/words';
import { defineReport, type Drawing } from '../report';
import { madeOf, ofName, percentOf, promiseColumns } from './columns';

type OfCompany = Indicator<'PPCByCompany'>[number];
/** A promise as one of the company whose people made it. */
type Promised = OfCompany['rows'][number] & Pick<OfCompany, 'company'>;

function drawing(companies: readonly OfCompany[], { t, format }: Words): Drawing {
  const shares = {
    label: t('reports:ppc.name'),
    colour: colour('primary-main'),
    shares: companies.map(({ company, value }) => ({
      name: company || t('reports:byCompany.none'),
      value,
    })),
    description: t('reports:byCompany.description', { count: companies.length }),
  };
  const [least] = leastFirst(companies);
  const figure = least && {
    scope: t('reports:byResponsible.least', { name: least.company || t('reports:byCompany.none') }),
    value: format.percent(least.value),
    made: t('reports:ppc.made', { count: least.denominator, met: least.numerator }),
    more: null,
  };
  return { ...(figure && { figure }), chart: sharesChart(shares, format) };
}

const company = <Row extends Pick<OfCompany, 'company'>>(width: number): ReportColumn<Row> => ({
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
  draw: drawing,
  isEmpty: (companies) => companies.length === 0,
  table: {
    columns: [
      company<OfCompany>(200),
      madeOf<OfCompany>('made', 'reports:terms.kept', (one) => one),
      percentOf<OfCompany>('value', 'reports:ppc.name', ({ value }) => value),
    ],
    rowsOf: leastFirst<OfCompany>,
    idOf: (one: OfCompany) => one.company,
  },
  behind: {
    columns: [company<Promised>(140), ...promiseColumns('ppc')],
    rowsOf: (companies) =>
      leastFirst(companies).flatMap((one) =>
        one.rows.map((row): Promised => ({ ...row, company: one.company })),
      ),
    idOf: (row: Promised) => `${row.company} ${row.termNumber} ${row.id}`,
    at: ofName('company', (companies) => companies.map(({ company }) => company)),
  },
});
