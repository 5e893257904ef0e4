import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type useGridApiRef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../base/format';
import { useGridText } from '../../base/grid/grid-text';
import type { PersonDialog } from './dialogs';
import type { PersonRow } from './person-row';
import { responsibleColumns } from './responsible-columns';
import { RowMenu } from './row-menu';

interface Props {
  readonly grid: ReturnType<typeof useGridApiRef>;
  readonly rows: readonly PersonRow[];
  readonly accountsKnown: boolean;
  readonly onDialog: (dialog: PersonDialog) => void;
}

const PAGE = 100;
/** The menu of a row stays in sight. */
const HIDDEN_WHEN_NARROW = { company: false, function: false, lastSession: false };

export function ResponsibleTable({ grid, rows, accountsKnown, onDialog }: Props) {
  const { t } = useTranslation('responsibles');
  const format = useFormat();
  const gridText = useGridText();
  const narrow = useMediaQuery('(max-width: 1099px)');
  const columns = useMemo(
    () => [
      ...responsibleColumns(t, format, accountsKnown),
      {
        field: 'menu',
        headerName: '',
        width: 56,
        sortable: false,
        disableColumnMenu: true,
        hideable: false,
        renderCell: ({ row, tabIndex }: { row: PersonRow; tabIndex: 0 | -1 }) => (
          <RowMenu person={row} tabIndex={tabIndex} onDialog={onDialog} />
        ),
      },
    ],
    [t, format, accountsKnown, onDialog],
  );
  return (
    <DataGrid
      apiRef={grid}
      aria-label={t('title')}
      rows={rows}
      columns={columns}
      localeText={{ ...gridText, noRowsLabel: t('noResults') }}
      key={narrow ? 'narrow' : 'wide'}
      initialState={{
        sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        pagination: { paginationModel: { pageSize: PAGE } },
        ...(narrow && { columns: { columnVisibilityModel: HIDDEN_WHEN_NARROW } }),
      }}
      pageSizeOptions={[PAGE]}
      hideFooter={rows.length <= PAGE}
      onRowDoubleClick={({ row }) => onDialog({ kind: 'edit', id: row.id })}
    />
  );
}
