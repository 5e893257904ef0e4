import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import { projectStatus } from '@plomada/domain';
import { Link as RouterLink } from 'react-router';
import { type Format, NOTHING } from '../../app/format';
import { projectPath } from '../../app/paths';
import type { ListedProject } from './projects-slice';
import { StatusLabel } from './status-label';

type Column = GridColDef<ListedProject>;

/** The columns of the project list (platform spec, "Home project list"). */
export function projectColumns(t: TFunction<'projects'>, format: Format): Column[] {
  return [
    {
      field: 'status',
      headerName: t('columns.status'),
      width: 116,
      valueGetter: (_, project) => t(`status.${projectStatus(project)}`),
      renderCell: ({ row }) => <StatusLabel status={projectStatus(row)} />,
    },
    {
      field: 'name',
      headerName: t('columns.name'),
      flex: 1,
      minWidth: 200,
      renderCell: ({ row, tabIndex }) => (
        <Link
          component={RouterLink}
          to={projectPath('/gantt', row.id)}
          tabIndex={tabIndex}
          title={row.name}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {row.name}
        </Link>
      ),
    },
    { field: 'projectId', headerName: t('columns.projectId'), width: 112 },
    {
      field: 'managerName',
      headerName: t('columns.manager'),
      width: 136,
      valueFormatter: (name: string) => name || NOTHING,
    },
    lastUpdateColumn(t, format),
    percentColumn('bl', t('columns.baseline'), format),
    percentColumn('realProgress', t('columns.progress'), format),
    percentColumn('ppc', t('columns.ppc'), format),
    percentColumn('pcr', t('columns.pcr'), format),
  ];
}

function lastUpdateColumn(t: TFunction<'projects'>, format: Format): Column {
  return {
    field: 'lastModified',
    headerName: t('columns.lastUpdate'),
    width: 204,
    // Sorted by the instant, shown with the person.
    valueGetter: (_, { lastModified }) => lastModified?.date ?? '',
    renderCell: ({ row: { lastModified } }) =>
      lastModified
        ? `${format.date(lastModified.date)} · ${`${lastModified.firstName} ${lastModified.lastName}`.trim()}`
        : NOTHING,
  };
}

function percentColumn(
  field: 'bl' | 'realProgress' | 'ppc' | 'pcr',
  headerName: string,
  format: Format,
): Column {
  return {
    field,
    headerName,
    type: 'number',
    width: 82,
    valueFormatter: (value: number | null) => format.percentInColumn(value),
  };
}
