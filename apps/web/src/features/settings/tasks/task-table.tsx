import { searchable } from '@plomada/contracts';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import type { PlanRow } from '@plomada/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../base/fields/text-field';
import { useFormat } from '../../../base/format';
import { Empty } from '../../../base/states/empty';

export interface TaskColumn {
  readonly id: string;
  readonly head: ReactNode;
  readonly align?: 'left' | 'right';
  readonly cell: (row: PlanRow) => ReactNode;
  readonly foot?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly rows: readonly PlanRow[];
  readonly columns: readonly TaskColumn[];
  /** A narrow column before the code: a box to mark the task. */
  readonly mark?: Pick<TaskColumn, 'head' | 'cell'>;
  readonly tools?: ReactNode;
}

/** Rows drawn at once: a plan has thousands. */
const PAGE = 50;
/** The code gives its room to the name and the numbers on a phone: the indent tells the branch there. */
const ON_WIDE_SCREENS = { display: { xs: 'none', sm: 'table-cell' } };
const TIGHT = { px: { xs: 1.5, sm: 3 } };

/** The tasks of the plan with their codes and names, and a few columns to read or fill in; searched and paged. */
export function TaskTable({ label, rows, columns, mark, tools }: Props) {
  const { t } = useTranslation(['settings', 'common']);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const found = useMemo(() => {
    const wanted = searchable(search);
    return wanted === ''
      ? rows
      : rows.filter(({ text, code }) => searchable(text).includes(wanted) || code.startsWith(wanted));
  }, [rows, search]);
  const last = Math.max(0, Math.ceil(found.length / PAGE) - 1);
  const at = Math.min(page, last);
  return (
    <Box>
      <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center', mb: 3 }}>
        <TextField
          label={t('table.search')}
          type="search"
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setPage(0);
          }}
          sx={{ width: 260 }}
        />
        {tools}
      </Box>
      {found.length === 0 ? (
        <Empty title={t(rows.length === 0 ? 'common:noData' : 'common:noResults')} />
      ) : (
        <Card>
          <TableContainer sx={{ maxHeight: 560 }} tabIndex={0} role="region" aria-label={label}>
            <Table stickyHeader aria-label={label}>
              <Head columns={columns} mark={mark?.head} />
              <TableBody>
                {found.slice(at * PAGE, (at + 1) * PAGE).map((row) => (
                  <Line key={row.id} row={row} columns={columns} mark={mark?.cell} />
                ))}
              </TableBody>
              <Foot columns={columns} marked={mark !== undefined} />
            </Table>
          </TableContainer>
          {last > 0 && <Pages count={found.length} page={at} onPage={setPage} />}
        </Card>
      )}
    </Box>
  );
}

function Head({ columns, mark }: { readonly columns: readonly TaskColumn[]; readonly mark: ReactNode }) {
  const { t } = useTranslation('settings');
  return (
    <TableHead>
      <TableRow>
        {mark !== undefined && <TableCell padding="checkbox">{mark}</TableCell>}
        <TableCell sx={ON_WIDE_SCREENS}>{t('table.code')}</TableCell>
        <TableCell>{t('table.task')}</TableCell>
        {columns.map(({ id, head, align = 'left' }) => (
          <TableCell key={id} align={align} sx={TIGHT}>
            {head}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

interface LineProps {
  readonly row: PlanRow;
  readonly columns: readonly TaskColumn[];
  readonly mark: TaskColumn['cell'] | undefined;
}

function Line({ row, columns, mark }: LineProps) {
  const bold = row.kind === 'summary' ? { fontWeight: 600 } : {};
  return (
    <TableRow hover>
      {mark && <TableCell padding="checkbox">{mark(row)}</TableCell>}
      <TableCell sx={{ ...ON_WIDE_SCREENS, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {row.code}
      </TableCell>
      <TableCell
        sx={{
          ...bold,
          pl: { xs: 3 + (row.depth - 1) * 2, sm: 3 + (row.depth - 1) * 4 },
          minWidth: { xs: 104, sm: 180 },
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        }}
      >
        {row.text}
      </TableCell>
      {columns.map(({ id, align = 'left', cell }) => (
        <TableCell key={id} align={align} sx={{ ...bold, ...TIGHT }}>
          {cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}

function Foot({ columns, marked }: { readonly columns: readonly TaskColumn[]; readonly marked: boolean }) {
  const { t } = useTranslation('settings');
  if (!columns.some(({ foot }) => foot !== undefined)) return null;
  const cell = { color: 'text.primary', fontWeight: 600, bgcolor: 'background.paper' };
  return (
    <TableFooter sx={{ position: 'sticky', bottom: 0 }}>
      <TableRow>
        {marked && <TableCell sx={cell} />}
        <TableCell sx={{ ...cell, ...ON_WIDE_SCREENS }} />
        <TableCell sx={cell}>{t('table.total')}</TableCell>
        {columns.map(({ id, align = 'left', foot }) => (
          <TableCell key={id} align={align} sx={{ ...cell, ...TIGHT }}>
            {foot}
          </TableCell>
        ))}
      </TableRow>
    </TableFooter>
  );
}

interface PagesProps {
  readonly count: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Pages({ count, page, onPage }: PagesProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={PAGE}
      rowsPerPageOptions={[]}
      onPageChange={(_, next) => onPage(next)}
      labelDisplayedRows={({ from, to }) =>
        t('table.shown', { from: format.number(from), to: format.number(to), total: format.number(count) })
      }
      getItemAriaLabel={(type) => t(`table.page.${type}`)}
    />
  );
}
