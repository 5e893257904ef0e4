import type { CompanyReport } from '@plomada/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { ExportTableButton } from '../exports/export-table-button';
import { reportView } from './report-view';

/** The report as a sheet that spreadsheets open and run nothing of. */
export function ExportReport({ report }: { readonly report: CompanyReport }) {
  const { t } = useTranslation(['companyReport', 'columns', 'projects']);
  const format = useFormat();
  const view = () =>
    reportView(report, {
      title: t('title'),
      column: (name) => t(`columns:project.${name}`),
      status: (status) => t(`projects:status.${status}`),
      date: (value) => format.date(value),
      together: t('together'),
    });
  return <ExportTableButton view={view} of={report.business.name} />;
}
