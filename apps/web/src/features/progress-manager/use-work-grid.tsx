import type { Plan, WorkRow, WorkScope } from '@plomada/domain';
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
import { drawn } from '../../columns/catalogue';
import { useColumns, useWords } from '../../columns/use-columns';
import { type AboutWork, WORK_COLUMNS } from '../../columns/work-columns';
import { useLeftTerm } from '../../plan/filter/use-left-term';
import { selectPlan } from '../../plan/state/plan-selectors';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';
import { NextStep } from './next-step';
import { mayHaveNextStep } from './use-next-step';
import { useWorkEdits } from './use-work-edits';
import { wayToExplain } from '../progress/way-to-explain';
import { CausesCell, NameCell, ProgressCell, StateCell, TextCell } from '../progress/work-cells';
import { WorkBar } from './work-bar';

const WIDE = ['branch', 'start', 'end', 'since', 'why', 'quantity', 'unit', 'weight'];
const NARROW = [...WIDE, 'responsible', 'lastProgress', 'comments', 'units', 'unitsCommited'];
const UNITS = ['units', 'unitsCommited'];
const idOf = ({ id }: WorkRow) => id;
const rowName = ({ row }: WorkRow) => row.text;

interface Options {
  readonly plan: Plan;
  readonly rows: readonly WorkRow[];
  readonly scope: WorkScope;
  readonly about: AboutWork;
  /** The person wants to say why a promise is not kept. */
  readonly onExplain: (taskId: string) => void;
}

/** The grid of promises and progress, edited in place and in bulk; what it is filtered by stands in the address. */
export function useWorkGrid({ plan, rows, scope, about, onExplain }: Options): Grid<WorkRow> {
  const { t } = useTranslation('progress');
  const onEdits = useWorkEdits();
  const columns = useWorkColumns(about, onExplain, rows.some(mayHaveNextStep));
  const selection = useWorkSelection(plan);
  const { taskId, open } = useTaskInAddress();
  const narrow = useNarrow();
  const hasUnits = plan.resources.size > 0;
  const isMeasured = rows.some(({ row }) => row.quantity !== null);
  const initial = useMemo(() => {
    const hidden = narrow ? NARROW : WIDE;
    const needless = isMeasured ? [] : hasUnits ? ['unitsCommited'] : UNITS;
    return { hidden: [...hidden, ...needless] };
  }, [narrow, hasUnits, isMeasured]);
  return useGrid({
    name: t('title'),
    columns,
    rows,
    idOf,
    rowName,
    initial,
    keptAs: 'progressManager',
    filters: useAddressFilters(),
    onOpen: ({ id }) => open(id),
    opensBy: 'doubleClick',
    startsAt: taskId,
    noRows: t(`noneFound.${scope}`),
    wraps: true,
    // Who may only look has neither cells to type into nor boxes to tick.
    ...(onEdits && { onEdits, selection }),
  });
}

function useWorkColumns(
  about: AboutWork,
  onExplain: (taskId: string) => void,
  hasNextSteps: boolean,
): readonly Column<WorkRow>[] {
  const columns = useColumns(WORK_COLUMNS, useWords(NAMESPACES), about);
  const nextStep = useNextStep();
  const isPhone = usePhone();
  return useMemo(() => {
    const why = columns.find(({ id }) => id === 'why')!.text;
    // The cell says why a state is so, too.
    const withReason = (column: Column<WorkRow>): Column<WorkRow> =>
      column.id === 'state' ? { ...column, widest: (row) => `${column.text(row)} ${why(row)}` } : column;
    const within = drawn(columns.map(withReason), drawings(columns, about, onExplain, isPhone));
    return hasNextSteps ? [...within, nextStep] : within;
  }, [columns, about, onExplain, isPhone, nextStep, hasNextSteps]);
}

/** Where the states, their reasons and the rules have their words. */
const NAMESPACES = ['gantt', 'taskPanel', 'codes'];

function drawings(
  columns: readonly Column<WorkRow>[],
  about: AboutWork,
  onExplain: (taskId: string) => void,
  isPhone: boolean,
) {
  const textOf = (id: string) => columns.find((column) => column.id === id)!.text;
  const [progress, why, causes] = [textOf('progress'), textOf('why'), textOf('causes')];
  const inLines = (id: string) => {
    const text = textOf(id);
    return (row: WorkRow) => <TextCell text={text(row)} />;
  };
  return {
    text: (row: WorkRow, reach: 0 | -1) => <NameCell row={row} reach={reach} />,
    progress: (row: WorkRow) => <ProgressCell row={row} text={progress(row)} />,
    branch: inLines('branch'),
    responsible: inLines('responsible'),
    comments: inLines('comments'),
    units: inLines('units'),
    why: inLines('why'),
    // A phone does not show it beside the name: it must not make the rows high. The panel says all of it.
    state: (row: WorkRow) => <StateCell row={row} why={why(row)} {...(isPhone && { lines: 2 })} />,
    causes: (row: WorkRow, reach: 0 | -1) => (
      <CausesCell
        row={row}
        reach={reach}
        text={causes(row)}
        onExplain={wayToExplain(row, about, onExplain)}
      />
    ),
  };
}

/** The way out of what stands in a task's way. */
function useNextStep(): Column<WorkRow> {
  const store = useStore<RootState>();
  return useMemo(
    () => ({
      id: 'nextStep',
      kind: 'text',
      head: '',
      width: 100,
      isTool: true,
      value: () => null,
      text: () => '',
      draw: (row, reach) => <NextStep plan={() => selectPlan(store.getState())} row={row} reach={reach} />,
    }),
    [store],
  );
}

function useWorkSelection(plan: Plan): Selection<WorkRow> {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const letGo = useCallback(
    (left: ReadonlySet<string>) => choose((now) => new Set([...now].filter((id) => !left.has(id)))),
    [],
  );
  useLeftTerm(plan, letGo);
  const bar = useCallback(
    (rows: readonly WorkRow[]) => <WorkBar rows={rows} onDone={() => choose(new Set())} />,
    [],
  );
  return useMemo(() => ({ ids, choose, label: rowName, bar }), [ids, bar]);
}
