import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { refusalFailure } from '@plomada/contracts';
import { type Plan, taskAccess } from '@plomada/domain';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { RootState } from '../../app/workspace-state';
import { useAddressFilters } from '../../base/grid/address-filters';
import type { Column } from '../../base/grid/column';
import type { Grid, Selection } from '../../base/grid/grid';
import { useGrid } from '../../base/grid/use-grid';
import { useNarrow } from '../../base/grid/use-narrow';
import { usePhone } from '../../base/layout/use-phone';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { useFailureText } from '../../base/messages/use-failure-text';
import { columnsWithin, drawn } from '../../columns/catalogue';
import { LACKING_COLUMNS, type LackingRow } from '../../columns/make-ready-columns';
import { useColumns, useWords } from '../../columns/use-columns';
import { TaskLink } from '../../plan/task-in-address/task-link';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { selectMay, selectMustPropose, selectReady } from '../../plan/state/plan-selectors';
import { restrictionDialogActions } from '../restriction-dialog/restriction-dialog-slice';
import { useAnalysis } from '../restriction-edits/use-analysis';
import { InTimeLabel } from '../restrictions/in-time-label';
import { RestrictionStateLabel } from '../restrictions/restriction-state-label';
import { AnalysisBar } from './analysis-bar';
import type { LookaheadRow, LookaheadRows } from './lookahead-rows';
import { PeriodHead } from './period-head';
import { ReadinessLabel } from './readiness-label';
import { TaskTools } from './task-tools';

/** What a laptop shows beside the open menu: the tools at the end are what the page is for. */
const WIDE = { hidden: ['daysLeft', 'commited', 'company', 'week'], widths: { name: 212 } };
/** As wide as a tablet beside the menu, the tools at the end included. */
const NARROW = {
  hidden: [...WIDE.hidden, 'lacks', 'required', 'inTime'],
  widths: { name: 222, responsible: 104 },
};
/** What it is and how it stands beside each other; the tools are a swipe away. */
const ON_A_PHONE = { hidden: [...NARROW.hidden, 'responsible'], widths: { name: 196 } };
const idOf = ({ id }: LookaheadRow) => id;
const lackingIn = (row: LookaheadRow): LackingRow | null => (row.kind === 'period' ? null : row);
const banner = (row: LookaheadRow) => (row.kind === 'period' ? <PeriodHead period={row.period} /> : null);
const hasBox = ({ kind }: LookaheadRow) => kind === 'task';

/** The grid of what the lookahead lacks: by short term, its tasks, and beneath each what holds it back. */
export function useLookaheadGrid(plan: Plan, { rows, tasks, below }: LookaheadRows): Grid<LookaheadRow> {
  const { t } = useTranslation('restrictions');
  const dispatch = useAppDispatch();
  const may = useAppSelector(selectMay('recordProgress'));
  const isAnalysed = tasks.every((row) => row.kind !== 'task' || row.task.readiness !== 'notAnalysed');
  const columns = useLookaheadColumns({ plan, may, isAnalysed });
  const selection = useTaskSelection();
  const { open: openTask } = useTaskInAddress();
  return useGrid({
    name: t('manager.title'),
    columns,
    rows,
    ungrouped: tasks,
    idOf,
    rowName,
    subRows: below,
    banner,
    initial: useInitialColumns(),
    keptAs: 'restrictionsManager',
    filters: useAddressFilters(),
    onOpen: (row) => {
      if (row.kind === 'restriction') dispatch(restrictionDialogActions.opened(row.restriction.id));
      else if (row.kind === 'task') openTask(row.id);
    },
    opensBy: 'doubleClick',
    noRows: t('nothingFound'),
    wraps: true,
    ...(may && { selection }),
  });
}

function useInitialColumns() {
  const isNarrow = useNarrow();
  const isPhone = usePhone();
  if (isPhone) return ON_A_PHONE;
  return isNarrow ? NARROW : WIDE;
}

function rowName(row: LookaheadRow): string {
  if (row.kind === 'task') return row.task.row.text;
  return row.kind === 'restriction' ? row.restriction.detail : '';
}

interface ColumnOptions {
  readonly plan: Plan;
  readonly may: boolean;
  /** No task waits for somebody to say what it lacks. */
  readonly isAnalysed: boolean;
}

function useLookaheadColumns({
  plan: { responsibles },
  may,
  isAnalysed,
}: ColumnOptions): readonly Column<LookaheadRow>[] {
  const about = useMemo(() => ({ responsibles }), [responsibles]);
  const columns = useColumns(LACKING_COLUMNS, useWords(), about);
  const tools = useTaskTools(isAnalysed);
  return useMemo(() => {
    const inRows = columnsWithin(columns, lackingIn);
    const lacks = inRows.find(({ id }) => id === 'lacks')!.text;
    const within = drawn(inRows, {
      name: (row, reach) => <Name row={row} reach={reach} />,
      readiness: (row) => {
        if (row.kind === 'restriction') return <RestrictionStateLabel row={row.restriction} />;
        return row.kind === 'task' && <ReadinessLabel readiness={row.task.readiness} />;
      },
      lacks: (row) => <Lacks text={lacks(row)} />,
      inTime: (row) => row.kind === 'restriction' && <InTimeLabel row={row.restriction} />,
    });
    return may ? [...within, tools] : within;
  }, [columns, may, tools]);
}

/** In two lines where one is too short: who answers for a release, and when it will be, stands at the end. */
const Lacks = ({ text }: { readonly text: string }) => (
  <Box component="span" title={text} sx={{ lineHeight: 1.2, whiteSpace: 'normal !important' }}>
    {text}
  </Box>
);

interface NameProps {
  readonly row: LookaheadRow;
  readonly reach: 0 | -1;
}

/** A task leads to its panel, a restriction to its dialog. */
function Name({ row, reach }: NameProps) {
  const dispatch = useAppDispatch();
  if (row.kind === 'period') return null;
  if (row.kind === 'restriction') {
    const { id, detail } = row.restriction;
    return (
      <Link
        component="button"
        tabIndex={reach}
        title={detail}
        underline="hover"
        sx={{ color: 'text.secondary', fontSize: 'inherit', textAlign: 'left' }}
        onClick={() => dispatch(restrictionDialogActions.opened(id))}
      >
        {detail}
      </Link>
    );
  }
  const { id, code, text } = row.task.row;
  return (
    <TaskLink taskId={id} underline="hover" tabIndex={reach} title={text} sx={{ color: 'text.primary' }}>
      {code} {text}
    </TaskLink>
  );
}

function useTaskTools(isAnalysed: boolean): Column<LookaheadRow> {
  const dispatch = useAppDispatch();
  const { analyse } = useAnalysis();
  const store = useStore<RootState>();
  const textOf = useFailureText();
  const proposes = useAppSelector(selectMustPropose);
  return useMemo(() => {
    const reasonOf = (id: string): string | null => {
      const ready = selectReady(store.getState());
      const refusal = ready && taskAccess(ready.sync.visible, id, ready).record;
      return refusal && textOf(refusalFailure(refusal));
    };
    const onAnalysed = proposes ? null : (id: string) => void analyse([id], true);
    const onRestricted = (id: string) => void dispatch(restrictionDialogActions.wanted([id]));
    return {
      id: 'tools',
      kind: 'text',
      head: '',
      // "Needs nothing" is said of tasks that nobody analysed yet.
      width: proposes || isAnalysed ? 48 : 132,
      isTool: true,
      value: () => null,
      text: () => '',
      draw: (row, reach) =>
        row.kind === 'task' && (
          <TaskTools
            task={row.task}
            disabledReason={reasonOf(row.id)}
            {...{ reach, onAnalysed, onRestricted }}
          />
        ),
    };
  }, [store, textOf, dispatch, analyse, proposes, isAnalysed]);
}

function useTaskSelection(): Selection<LookaheadRow> {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const bar = useCallback(
    (rows: readonly LookaheadRow[]) => (
      <AnalysisBar taskIds={rows.map(({ id }) => id)} onDone={() => choose(new Set())} />
    ),
    [],
  );
  return useMemo(() => ({ ids, choose, hasBox, label: rowName, bar }), [ids, bar]);
}
