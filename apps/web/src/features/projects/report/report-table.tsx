import type { ProjectSummary } from '@plomada/contracts';
import { DataGrid } from '@mui/x-data-grid';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../base/format';
import { useGridText } from '../../../base/grid/grid-text';
import { reportColumns } from './report-columns';

const PAGE = 100;
/** What there is no room for at first; the person may bring it back. */
const HIDDEN = { lastModified: false };
const HIDDEN_WHEN_NARROW = {
  projectId: false,
  managerName: false,
  lastModified: false,
  startDate: false,
  currentTerm: false,
};

export function ReportTable({ projects }: { readonly projects: readonly ProjectSummary[] }) {
  const { t } = useTranslation(['companyReport', 'projects']);
  const format = useFormat();
  const gridText = useGridText();
  const narrow = useMediaQuery('(max-width: 1099px)');
  const columns = useMemo(() => reportColumns(t, format), [t, format]);
  return (
    <DataGrid
      aria-label={t('title')}
      rows={projects}
      columns={columns}
      localeText={gridText}
      key={narrow ? 'narrow' : 'wide'}
      initialState={{
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        pagination: { paginationModel: { pageSize: PAGE } },
        columns: { columnVisibilityModel: narrow ? HIDDEN_WHEN_NARROW : HIDDEN },
      }}
      pageSizeOptions={[PAGE]}
      hideFooter={projects.length <= PAGE}
    />
  );
}
