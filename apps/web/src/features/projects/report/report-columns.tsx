import type { ProjectSummary } from '@plomada/contracts';
import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { Link as RouterLink } from 'react-router';
import { type Format, NOTHING } from '../../../base/format';
import { projectPath } from '../../../base/paths';
import { StatusLabel } from '../status-label';

type Column = GridColDef<ProjectSummary>;

export function reportColumns(t: TFunction<'companyReport'>, format: Format): Column[] {
  const percent = (field: 'bl' | 'realProgress' | 'ppc' | 'pcr'): Column => ({
    field,
    headerName: t(`columns.${field}`),
    type: 'number',
    width: field === 'bl' ? 96 : 82,
    valueFormatter: (value: number | null) => format.percentInColumn(value),
  });
  return [
    {
      field: 'status',
      headerName: t('columns.status'),
      width: 112,
      valueGetter: (_, { status }) => t(`projects:status.${status}`),
      renderCell: ({ row }) => <StatusLabel status={row.status} />,
    },
    {
      field: 'name',
      headerName: t('columns.name'),
      flex: 1,
      minWidth: 160,
      renderCell: ({ row, tabIndex }) => (
        <Link
          component={RouterLink}
          to={projectPath('/reports', row.id)}
          tabIndex={tabIndex}
          title={row.name}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {row.name}
        </Link>
      ),
    },
    { field: 'projectId', headerName: t('columns.projectId'), width: 120 },
    {
      field: 'managerName',
      headerName: t('columns.managerName'),
      width: 148,
      valueFormatter: (name: string) => name || NOTHING,
    },
    {
      field: 'startDate',
      headerName: t('columns.startDate'),
      width: 100,
      valueFormatter: (date: string) => format.date(date),
    },
    {
      field: 'currentTerm',
      headerName: t('columns.currentTerm'),
      type: 'number',
      width: 100,
      valueFormatter: (term: number | null) => format.number(term),
    },
    {
      field: 'lastModified',
      headerName: t('columns.lastModified'),
      width: 150,
      valueGetter: (_, { lastModified }) => lastModified?.date ?? '',
      valueFormatter: (date: string) => format.date(date),
    },
    percent('bl'),
    percent('realProgress'),
    percent('ppc'),
    percent('pcr'),
  ];
}
