import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PastAction } from '@plomada/contracts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LogQuery, type LogSort, LOG_SORTS, orderInAddress } from './log-query';
import type { Column } from '../../base/grid/column';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { PersonAvatar } from '../../base/layout/person-avatar';
import { drawn } from '../../columns/catalogue';
import { useAvatars } from '../avatars/use-avatars';
import { useActionColumns } from './use-action-columns';
import { useSubjectText } from './use-subject-text';

interface Props {
  readonly actions: readonly PastAction[];
  readonly onOpen: (actionId: string) => void;
  readonly query: LogQuery;
  readonly onOrdered: (parts: ReturnType<typeof orderInAddress>) => void;
  /** Leads to the pages before and after. */
  readonly pages: ReactNode;
}

/** When and who comes first; ids are for who looks for one: chosen among the columns. */
const WIDE = {
  order: ['date', 'user', 'type', 'code', 'task', 'taskId', 'hash', 'actionId', 'project'],
  hidden: ['actionId', 'taskId', 'project'],
};
const NARROW = { ...WIDE, hidden: [...WIDE.hidden, 'hash', 'code'] };
/** A phone shows by whom below when, and which task below what, so that no line is wider than the screen. */
const PHONE = { ...WIDE, hidden: [...NARROW.hidden, 'user', 'task'] };
const TWO_LINES_PX = 60;
const NO_SORTS: readonly LogSort[] = [];
const idOf = ({ id }: PastAction) => id;

/** The lines of a page; what is sorted, filtered and paged is the server's. */
export function LogTable({ actions, query, onOpen, onOrdered, pages }: Props) {
  const { t } = useTranslation('log');
  const narrow = useNarrow();
  const phone = useMediaQuery('(max-width: 599px)');
  const grid = useGrid({
    name: t('title'),
    columns: useLogColumns(phone),
    rows: actions,
    idOf,
    initial: phone ? PHONE : narrow ? NARROW : WIDE,
    keptAs: 'log',
    sorted: {
      by: { id: query.sort, desc: query.order === 'desc' },
      // The history of a task is read from its end.
      columns: query.row === '' ? LOG_SORTS : NO_SORTS,
      onSorted: ({ id, desc }) =>
        onOrdered(orderInAddress({ sort: id as LogSort, order: desc ? 'desc' : 'asc' })),
    },
    opensBy: 'click',
    onOpen: ({ id }) => onOpen(id),
    ...(phone && { rowHeight: TWO_LINES_PX }),
  });
  return (
    <>
      <GridTable grid={grid} />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 2, pt: 2 }}>
        <GridTools grid={grid} />
        {pages}
      </Box>
    </>
  );
}

function useLogColumns(phone: boolean): readonly Column<PastAction>[] {
  const columns = useActionColumns();
  const subjectOf = useSubjectText();
  const avatarOf = useAvatars();
  return useMemo(() => {
    const text = (id: string, action: PastAction) => columns.find((column) => column.id === id)!.text(action);
    return drawn(columns, {
      // Who looks for an action types the beginning of it; copied and taken away it is whole.
      hash: ({ hash }) => <span title={hash}>{hash.slice(0, 8)}</span>,
      user: (action) => (
        <Author avatarURL={avatarOf(action.User.id)} of={action.User} text={text('user', action)} />
      ),
      ...(phone && {
        date: (action: PastAction) => <TwoLines first={text('date', action)} second={text('user', action)} />,
        type: (action: PastAction) => <TwoLines first={text('type', action)} second={subjectOf(action)} />,
      }),
    });
  }, [columns, subjectOf, avatarOf, phone]);
}

interface AuthorProps {
  readonly of: PastAction['User'];
  readonly avatarURL: string | null;
  readonly text: string;
}

function Author({ of, avatarURL, text }: AuthorProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, height: '100%' }}>
      <PersonAvatar person={{ ...of, avatarURL }} size={22} />
      <Typography variant="body2" noWrap title={text}>
        {text}
      </Typography>
    </Box>
  );
}

function TwoLines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', height: '100%' }}>
      <Typography variant="body2" noWrap>
        {first}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {second}
      </Typography>
    </Box>
  );
}
