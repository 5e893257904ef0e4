import { DataGrid, type GridCellParams, type GridSortModel, type useGridApiRef } from '@mui/x-data-grid';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../base/format';
import { useGridText } from '../../base/grid/grid-text';
import { projectPath } from '../../base/paths';
import { editContainerPath } from '../containers/container-paths';
import type { ListRow, Sort, SortField } from './list-rows';
import { projectColumns } from './project-columns';

/** Lines on a page: all of them stay close at hand, and hundreds are drawn at once without a wait. */
const PAGE = 100;

interface Props {
  readonly grid: ReturnType<typeof useGridApiRef>;
  readonly rows: readonly ListRow[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

export function ProjectTable({ grid, rows, sort, onSort }: Props) {
  const { t } = useTranslation('projects');
  const format = useFormat();
  const gridText = useGridText();
  const navigate = useNavigate();
  const narrow = useMediaQuery('(max-width: 1099px)');
  const columns = useMemo(() => projectColumns(t, format), [t, format]);
  const open = (row: ListRow) => {
    if (row.kind === 'project') void navigate(projectPath('/gantt', row.id));
    else if (row.container.canEdit) void navigate(editContainerPath(row.id));
  };
  const openByKey = ({ row }: GridCellParams<ListRow>, event: KeyboardEvent) => {
    if (event.key === 'Enter') open(row);
  };
  const sorted = ([first]: GridSortModel) => {
    if (first?.sort) onSort({ field: first.field as SortField, direction: first.sort });
  };
  return (
    <DataGrid
      apiRef={grid}
      aria-label={t('title')}
      rows={rows}
      columns={columns}
      localeText={{ ...gridText, noRowsLabel: t('noResults') }}
      // Key by width: what is hidden first is a proposal for the room there is, the person's choice afterwards.
      key={narrow ? 'narrow' : 'wide'}
      initialState={{
        pagination: { paginationModel: { pageSize: PAGE } },
        ...(narrow && { columns: { columnVisibilityModel: HIDDEN_WHEN_NARROW } }),
      }}
      // Projects are put in order below their containers, which the grid knows nothing of.
      sortingMode="server"
      sortingOrder={['asc', 'desc']}
      sortModel={[{ field: sort.field, sort: sort.direction }]}
      onSortModelChange={sorted}
      disableColumnFilter
      pageSizeOptions={[PAGE]}
      hideFooter={rows.length <= PAGE}
      getRowClassName={({ row }) => (row.kind === 'container' ? 'container-row' : '')}
      onRowClick={({ row }) => open(row)}
      onCellKeyDown={openByKey}
      sx={{
        '& .MuiDataGrid-row': { cursor: 'pointer' },
        '& .container-row': { bgcolor: 'background.default' },
      }}
    />
  );
}

const HIDDEN_WHEN_NARROW = { managerName: false, lastModified: false, projectId: false };
