import type { CompanyReport } from '@plomada/contracts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../app/format';
import { DownloadIcon } from '../../../app/icons/icons';
import { csvFile } from '../../exports/csv-file';
import { download } from '../../exports/download';
import { reportLines } from './report-lines';

/** The report as a sheet that spreadsheets open and run nothing of. */
export function ExportReport({ report }: { readonly report: CompanyReport }) {
  const { t } = useTranslation('companyReport');
  const format = useFormat();
  const save = () => {
    const lines = reportLines(report, {
      column: (name) => t(`columns.${name}`),
      status: (status) => t(`projects:status.${status}`),
      date: (value) => (value ? format.date(value) : ''),
      percent: (value) => (value === null ? '' : format.percent(value)),
      together: t('together'),
    });
    const today = format.date(new Date().toISOString()).replaceAll('/', '-');
    const name = `${t('fileName', { business: report.business.name, date: today })}.csv`;
    download(name, csvFile(lines));
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={save}>
      {t('export')}
    </Button>
  );
}
