import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Merge, MergeRow } from '@plomada/domain';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridText } from '../../base/grid/grid-text';
import { Differences } from './differences';
import { type Kind, acceptable, keyOf } from './merge-rows';

interface Props {
  readonly merge: Merge;
  /** Those that are shown, in the file's order. */
  readonly rows: readonly MergeRow[];
  readonly chosen: readonly MergeRow[];
  /** The keys of the shown rows that are chosen from now on. */
  readonly onChosen: (keys: ReadonlySet<string>) => void;
}

const PAGE_SIZE = 100;
const COLOURS = { new: 'success', changed: 'info', vanished: 'warning' } as const satisfies Record<
  Kind,
  string
>;

/** The differences, a row a task; the ones with a problem cannot be chosen and say why. */
export function MergeTable({ merge, rows, chosen, onChosen }: Props) {
  const { t } = useTranslation('merge');
  const gridText = useGridText();
  const columns = useColumns(merge);
  const selection = useMemo(
    () => ({ type: 'include' as const, ids: new Set<string | number>(chosen.map(keyOf)) }),
    [chosen],
  );
  return (
    <DataGrid
      aria-label={t('title')}
      rows={rows}
      getRowId={keyOf}
      columns={columns}
      localeText={{ ...gridText, noRowsLabel: t('nothingFound') }}
      getRowHeight={() => 'auto'}
      checkboxSelection
      disableRowSelectionExcludeModel
      disableRowSelectionOnClick
      keepNonExistentRowsSelected
      isRowSelectable={({ row }) => row.problem === null}
      rowSelectionModel={selection}
      onRowSelectionModelChange={({ ids }) => {
        const keys = new Set(
          acceptable(rows)
            .map(keyOf)
            .filter((key) => ids.has(key)),
        );
        onChosen(keys);
      }}
      initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
      pageSizeOptions={[PAGE_SIZE]}
      hideFooter={rows.length <= PAGE_SIZE}
      disableColumnSorting
      disableColumnFilter
      disableColumnMenu
      sx={{ '& .MuiDataGrid-cell': { py: 2, alignContent: 'center' } }}
    />
  );
}

function useColumns(merge: Merge): GridColDef<MergeRow>[] {
  const { t } = useTranslation('merge');
  return useMemo(
    () => [
      {
        field: 'kind',
        headerName: t('column.kind'),
        width: 112,
        renderCell: ({ row }) => (
          <Chip size="small" variant="outlined" color={COLOURS[row.kind]} label={t(`one.${row.kind}`)} />
        ),
      },
      {
        field: 'text',
        headerName: t('column.task'),
        flex: 1,
        minWidth: 180,
        renderCell: ({ row }) => (
          <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{row.text}</Box>
        ),
      },
      {
        field: 'values',
        headerName: t('column.what'),
        flex: 2.2,
        minWidth: 280,
        renderCell: ({ row }) => <Differences merge={merge} row={row} />,
      },
    ],
    [t, merge],
  );
}
