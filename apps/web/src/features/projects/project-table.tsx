import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../app/format';
import { useGridText } from '../../app/grid/grid-text';
import { projectPath } from '../../app/paths';
import { projectColumns } from './project-columns';
import type { ListedProject } from './projects-slice';

const PAGE = 100;

export function ProjectTable({ projects }: { readonly projects: readonly ListedProject[] }) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const gridText = useGridText();
  const navigate = useNavigate();
  const narrow = useMediaQuery('(max-width: 1099px)');
  const columns = useMemo(() => projectColumns(t, format), [t, format]);
  const open = (id: string) => void navigate(projectPath('/gantt', id));
  const openByKey = ({ row }: GridCellParams<ListedProject>, event: KeyboardEvent) => {
    if (event.key === 'Enter') open(row.id);
  };
  return (
    <DataGrid
      aria-label={t('title')}
      rows={projects}
      columns={columns}
      localeText={{ ...gridText, noRowsLabel: t('noResults') }}
      initialState={{
        sorting: { sortModel: [{ field: 'lastModified', sort: 'desc' }] },
        pagination: { paginationModel: { pageSize: PAGE } },
      }}
      // Key by width: what is hidden first is a proposal for the room there is, the person's choice afterwards.
      key={narrow ? 'narrow' : 'wide'}
      {...(narrow && NARROW)}
      pageSizeOptions={[PAGE]}
      hideFooter={projects.length <= PAGE}
      onRowClick={({ row }) => open(row.id)}
      onCellKeyDown={openByKey}
      sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
    />
  );
}

const NARROW = {
  initialState: {
    columns: { columnVisibilityModel: { managerName: false, lastModified: false, projectId: false } },
    sorting: { sortModel: [{ field: 'lastModified', sort: 'desc' as const }] },
    pagination: { paginationModel: { pageSize: PAGE } },
  },
};
