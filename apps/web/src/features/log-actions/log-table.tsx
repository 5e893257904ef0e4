import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import type { PastAction } from '@plomada/contracts';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING, useFormat } from '../../base/format';
import { useGridText } from '../../base/grid/grid-text';
import { useAppSelector } from '../../base/hooks';
import { fullNameOf } from '../../base/layout/person-avatar';
import { selectSummary } from '../../plan/state/plan-selectors';
import { PAGE_SIZE } from './log-saga';
import { useSubjectText } from './use-subject-text';

interface Props {
  readonly actions: readonly PastAction[];
  readonly onOpen: (actionId: string) => void;
}

/** Ids are for who looks for one: chosen in the grid's own menu. */
const HIDDEN = { actionId: false, taskId: false, project: false };
const HIDDEN_WHEN_NARROW = { ...HIDDEN, hash: false, code: false };
/** A phone shows by whom below when, and which task below what, so that no line is wider than the screen. */
const HIDDEN_ON_PHONE = { ...HIDDEN_WHEN_NARROW, user: false, task: false };
const TWO_LINES_PX = 60;

/** The lines of a page; what is sorted and paged is the server's. */
export function LogTable({ actions, onOpen }: Props) {
  const { t } = useTranslation('log');
  const gridText = useGridText();
  const narrow = useMediaQuery('(max-width: 1099px)');
  const phone = useMediaQuery('(max-width: 599px)');
  const columns = useLogColumns(phone);
  const hidden = phone ? HIDDEN_ON_PHONE : narrow ? HIDDEN_WHEN_NARROW : HIDDEN;
  const openByKey = ({ row }: GridCellParams<PastAction>, event: KeyboardEvent) => {
    if (event.key === 'Enter') onOpen(row.id);
  };
  return (
    <DataGrid
      key={Object.keys(hidden).length}
      aria-label={t('title')}
      rows={actions}
      columns={columns}
      localeText={gridText}
      initialState={{
        columns: { columnVisibilityModel: hidden },
        pagination: { paginationModel: { pageSize: PAGE_SIZE } },
      }}
      pageSizeOptions={[PAGE_SIZE]}
      {...(phone && { rowHeight: TWO_LINES_PX })}
      disableColumnSorting
      disableColumnFilter
      hideFooter
      onRowClick={({ row }) => onOpen(row.id)}
      onCellKeyDown={openByKey}
      sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
    />
  );
}

function useLogColumns(phone: boolean): GridColDef<PastAction>[] {
  const { t } = useTranslation('log');
  const format = useFormat();
  const subjectOf = useSubjectText();
  const project = useAppSelector(selectSummary)?.name ?? '';
  return useMemo(
    () => [
      {
        field: 'date',
        headerName: t('column.date'),
        width: 176,
        valueGetter: (_, { at }) => format.date(at),
        ...(phone && {
          renderCell: ({ row: { at, User } }) => (
            <TwoLines first={format.date(at)} second={fullNameOf(User)} />
          ),
        }),
      },
      {
        field: 'user',
        headerName: t('column.user'),
        width: 190,
        valueGetter: (_, { User }) => fullNameOf(User),
      },
      {
        field: 'type',
        headerName: t('column.type'),
        flex: 1,
        minWidth: 180,
        valueGetter: (_, { action }) => t(`type.${action.type}`),
        ...(phone && {
          renderCell: ({ row }) => <TwoLines first={t(`type.${row.action.type}`)} second={subjectOf(row)} />,
        }),
      },
      {
        field: 'code',
        headerName: t('column.code'),
        width: 84,
        valueGetter: (_, { task }) => task?.code ?? NOTHING,
      },
      {
        field: 'task',
        headerName: t('column.task'),
        flex: 1.2,
        minWidth: 180,
        valueGetter: (_, action) => subjectOf(action) || NOTHING,
      },
      {
        field: 'taskId',
        headerName: t('column.taskId'),
        width: 150,
        valueGetter: (_, { task }) => task?.id ?? NOTHING,
      },
      {
        field: 'hash',
        headerName: t('column.hash'),
        width: 110,
        valueGetter: (_, { hash }) => hash.slice(0, 8),
      },
      { field: 'actionId', headerName: t('column.actionId'), width: 260, valueGetter: (_, { id }) => id },
      { field: 'project', headerName: t('column.project'), width: 180, valueGetter: () => project },
    ],
    [t, format, subjectOf, project, phone],
  );
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}>
      <Typography variant="body2" noWrap>
        {first}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {second}
      </Typography>
    </Box>
  );
}
