import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { PastAction } from '@plomada/contracts';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NOTHING, useFormat } from '../../base/format';
import type { Column } from '../../base/grid/column';
import { GridTable } from '../../base/grid/grid-table';
import { GridTools } from '../../base/grid/grid-tools';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { useAppSelector } from '../../base/hooks';
import { fullNameOf } from '../../base/layout/person-avatar';
import { selectSummary } from '../../plan/state/plan-selectors';
import { useSubjectText } from './use-subject-text';

interface Props {
  readonly actions: readonly PastAction[];
  readonly onOpen: (actionId: string) => void;
  /** Leads to the pages before and after. */
  readonly pages: ReactNode;
}

/** Ids are for who looks for one: chosen among the columns. */
const WIDE = { hidden: ['actionId', 'taskId', 'project'] };
const NARROW = { hidden: [...WIDE.hidden, 'hash', 'code'] };
/** A phone shows by whom below when, and which task below what, so that no line is wider than the screen. */
const PHONE = { hidden: [...NARROW.hidden, 'user', 'task'] };
const TWO_LINES_PX = 60;
const idOf = ({ id }: PastAction) => id;

/** The lines of a page; what is sorted, filtered and paged is the server's. */
export function LogTable({ actions, onOpen, pages }: Props) {
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
    isPlain: true,
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
  const { t } = useTranslation('log');
  const format = useFormat();
  const subjectOf = useSubjectText();
  const project = useAppSelector(selectSummary)?.name ?? '';
  return useMemo(() => {
    const column = (
      id: string,
      width: number,
      text: (action: PastAction) => string,
      more: Partial<Column<PastAction>> = {},
    ): Column<PastAction> => ({
      id,
      kind: 'text',
      head: t(`column.${id}`),
      width,
      value: text,
      text,
      ...more,
    });
    const typeOf = ({ action }: PastAction) => t(`type.${action.type}`);
    return [
      column('date', 176, ({ at }) => format.date(at), {
        ...(phone && {
          draw: ({ at, User }: PastAction) => <TwoLines first={format.date(at)} second={fullNameOf(User)} />,
        }),
      }),
      column('user', 190, ({ User }) => fullNameOf(User)),
      column('type', 180, typeOf, {
        grows: 1,
        ...(phone && {
          draw: (action: PastAction) => <TwoLines first={typeOf(action)} second={subjectOf(action)} />,
        }),
      }),
      column('code', 84, ({ task }) => task?.code ?? NOTHING),
      column('task', 180, (action) => subjectOf(action) || NOTHING, { grows: 1.2 }),
      column('taskId', 150, ({ task }) => task?.id ?? NOTHING),
      column('hash', 110, ({ hash }) => hash.slice(0, 8)),
      column('actionId', 260, idOf),
      column('project', 180, () => project),
    ];
  }, [t, format, subjectOf, project, phone]);
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
