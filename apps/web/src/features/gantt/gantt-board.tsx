import Box from '@mui/material/Box';
import type { Plan } from '@plomada/domain';
import { delayedAmong, rowsAgainst, termEnd, treeOf } from '@plomada/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual } from 'react-redux';
import { useAppDispatch, useAppSelector } from '../../base/hooks';
import { planActions } from '../../plan/state/plan-actions';
import { selectDrawing, selectMay, selectMustPropose } from '../../plan/state/plan-selectors';
import { useWaitingProgress } from '../notifications/use-waiting-progress';
import { selectPeopleOnRows } from '../presence/presence-slice';
import { rescheduleActions } from '../reschedule/reschedule-slice';
import { CauseDialog } from '../term/cause-dialog';
import { AssignDialog, type AssignMode } from '../responsibles/assign-dialog';
import type { ChartData } from './chart/chart-rows';
import { chosenBaseline } from './bars/chosen-baseline';
import { useEarlierStarts } from './bars/use-earlier-starts';
import { DelayedStrip } from './delayed-strip';
import { GanttChart } from './chart/gantt-chart';
import { planFilterActions } from '../../plan/filter/plan-filter-slice';
import { ganttActions, type GanttState } from './gantt-slice';
import { GanttToolbar } from './gantt-toolbar';
import { deviceOf, gridShown, heldWidths } from './grid/grid-shown';
import { inAll } from '../../plan/rows/common-values';
import { useTaskCommands } from '../task-commands/use-task-commands';
import { Legend } from './bars/legend';
import { LinkDialog } from './links/link-dialog';
import { MissingBaseline } from './bars/missing-baseline';
import { NoRows } from './filter/no-rows';
import { NoTasks } from './no-tasks';
import { PhoneList } from './phone-list/phone-list';
import { PullForwardOffer } from './pull-forward-offer';
import { seenSelection } from '../../plan/filter/selection';
import { useArrangedRows } from './grouping/use-arranged-rows';
import { RowInHand } from './row-in-hand';
import { SelectionBar } from './selection-bar';
import { plansAhead } from '../../plan/filter/shown-rows';
import { useFilteredRows, usePlanFilter } from '../../plan/filter/use-filtered-rows';
import type { MenuPlace } from './commands/row-menu';
import { useEditing } from './commands/use-editing';
import { useCellBlocks } from './cells/use-cell-blocks';
import { useBands } from './chart/use-bands';
import { useChartHandlers } from './chart/use-chart-handlers';
import { useChartWords } from './chart/use-chart-words';
import { useGridRoom } from './grid/use-grid-room';
import { useNewest } from '../../base/use-newest';
import { usePlanView } from '../../plan/rows/use-plan-view';
import { useSearch } from './filter/use-search';
import { useTaskInAddress } from '../../plan/task-in-address/use-task-in-address';

interface GanttBoardProps {
  readonly plan: Plan;
  readonly editable: boolean;
  /** All of it on paper is wanted, not what the window shows of it. */
  readonly onPrint: () => void;
}

type OpenDialog =
  | { readonly name: 'assign'; readonly taskIds: readonly string[] }
  | { readonly name: 'link'; readonly id: string }
  | { readonly name: 'causes'; readonly taskId: string }
  | null;

/** The tasks or the link that a dialog is about. */
function rowsOf(dialog: OpenDialog): readonly string[] {
  if (!dialog) return [];
  if (dialog.name === 'assign') return dialog.taskIds;
  return [dialog.name === 'link' ? dialog.id : dialog.taskId];
}

/** What of the view the board is drawn by: not in which cell somebody types. */
const selectLooks = ({ gantt }: { readonly gantt: GanttState }) => {
  const { bars, collapsed, columns, phoneShows, showCritical, zoom } = gantt;
  return { bars, collapsed, columns, phoneShows, showCritical, zoom };
};

/** The line below the chart, which is none while it says nothing; on a phone two. */
const BELOW_CHART = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  flexShrink: 0,
  bgcolor: 'background.paper',
  '&:not(:empty)': { borderTop: 1, borderColor: 'line.main' },
} as const;

/** The chart with its toolbar, its selection bar and its dialogs. */
export function GanttBoard({ plan, editable, onPrint }: GanttBoardProps) {
  const { t, i18n } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const view = useAppSelector(selectLooks, shallowEqual);
  const drawing = useAppSelector(selectDrawing);
  const mayRecord = useAppSelector(selectMay('recordProgress'));
  const proposes = useAppSelector(selectMustPropose);
  const planView = usePlanView()!;
  const { taskId: inPanel, open: openPanel } = useTaskInAddress();
  const room = useGridRoom();
  const device = deviceOf(room);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const search = useRef<HTMLInputElement>(null);

  const people = useAppSelector(selectPeopleOnRows);
  const waiting = useWaitingProgress();
  useEffect(() => {
    dispatch(ganttActions.dialogChanged(rowsOf(dialog)));
    return () => void dispatch(ganttActions.dialogChanged([]));
  }, [dispatch, dialog]);

  const filter = usePlanFilter();
  const { level, search: words, responsible } = filter;
  const filtered = useFilteredRows();
  const against = chosenBaseline(plan, view.bars.against);
  const shown = useMemo(
    () => (against && !against.isDefault ? rowsAgainst(plan, filtered, against) : filtered),
    [plan, filtered, against],
  );
  const bars = useMemo(
    () => ({ ...view.bars, baseline: view.bars.baseline || level === 'baseline' }),
    [view.bars, level],
  );
  // What is searched for is seen in closed branches too.
  const collapsed = useMemo(() => new Set(words.trim() ? [] : view.collapsed), [view.collapsed, words]);
  const { rows, seen, seenTasks, inGroup } = useArrangedRows(shown, plan, collapsed);
  const data = useMemo<ChartData>(() => ({ rows, plan, collapsed }), [rows, plan, collapsed]);
  const selection = useMemo(() => seenSelection(filter.selection, seenTasks), [filter.selection, seenTasks]);
  const cellWords = useChartWords(plan);
  const choice = view.columns[device]?.[level];
  const { code, days: daysRoom } = useMemo(() => heldWidths(planView.rows), [planView.rows]);
  const grid = useMemo(
    () => gridShown(level, room, { code, days: daysRoom }, choice),
    [level, room, code, daysRoom, choice],
  );
  const bands = useBands(plan);
  const earlier = useEarlierStarts(plan, bars.earlier);
  const days = useMemo(() => {
    // An empty plan shows them too: a timeline of nothing would be three days.
    if (!plansAhead(level) && plan.tasks.size > 0) return null;
    return { start: planView.term.startDate, end: termEnd(planView.term) };
  }, [level, plan.tasks.size, planView.term]);
  // Who points at one of several rows means that one; keys and commands mean all that are selected.
  const openPointedAt = useNewest((id: string) => {
    if (selection.size > 1 && selection.has(id))
      dispatch(planFilterActions.selected({ ids: [id], anchor: id }));
    openPanel(id);
  });
  const context = useMemo(
    () => ({
      plan,
      filter,
      showCritical: view.showCritical,
      ...{ seen: seenTasks, inGroup },
      selection,
      may: { editable, mayRecord, proposes },
      device,
      openTask: (id: string, where: string) => {
        if (where === 'state' && editable && delayedAmong(plan, [id]).length > 0) {
          dispatch(rescheduleActions.asked([id]));
          return;
        }
        if (where === 'state') setDialog({ name: 'causes', taskId: id });
        else if (where === 'responsible') setDialog({ name: 'assign', taskIds: [id] });
        else openPointedAt(id);
      },
      openPanel: openPointedAt,
      openLink: (id: string) => setDialog({ name: 'link', id }),
      openMenu: setMenu,
    }),
    [
      dispatch,
      plan,
      filter,
      view.showCritical,
      seenTasks,
      inGroup,
      selection,
      editable,
      mayRecord,
      proposes,
      device,
      openPointedAt,
    ],
  );
  const handlers = useChartHandlers(context);
  const cells = useCellBlocks({
    ...{ plan, grid, seen: seenTasks, selection, words: cellWords },
    may: { editable, mayRecord, proposes },
  });
  const selected = useMemo(() => [...selection], [selection]);
  const showsDelayed = level === 'shortTerm' || level === 'lookahead';
  const delayed = useMemo(() => {
    const ids = showsDelayed ? shown.map(({ id }) => id) : [];
    return delayedAmong(plan, ids);
  }, [plan, shown, showsDelayed]);
  const { commands, shown: commandsShown } = useTaskCommands({
    ...{ plan, taskIds: selected, editable, mayRecord, proposes },
    onAssign: () => setDialog({ name: 'assign', taskIds: selected }),
    ...(!(inPanel !== null && selection.has(inPanel)) && { onOpen: () => openPanel(selected.at(-1)!) }),
  });
  const submit = (action: Parameters<typeof planActions.submit>[0]) => dispatch(planActions.submit(action));
  const clear = () => dispatch(planFilterActions.selected({ ids: [], anchor: null }));
  const isList = room === 'phone' && view.phoneShows === 'list';
  const [wantsSeveral, setWantsSeveral] = useState(false);
  if (wantsSeveral && (selected.length === 0 || !isList)) setWantsSeveral(false);
  const isChoosing = wantsSeveral && selected.length > 0;
  // Of a single task the panel says all; a list shows it where rows are being chosen.
  const showsBar = isList
    ? isChoosing
    : selected.length > 0 && (selected.length > 1 || selected[0] !== inPanel);
  const { seek, seekNext } = useSearch(rows, words, selected.at(-1), filter.sought);
  const selectDelayed = (ids: readonly string[]) => {
    const above = new Set(ids.flatMap((id) => treeOf(plan).ancestorsOf(id)));
    for (const id of view.collapsed)
      if (above.has(id)) dispatch(ganttActions.branchToggled({ id, open: true }));
    dispatch(planFilterActions.selected({ ids, anchor: ids[0] ?? null }));
  };
  const board = useRef<HTMLElement>(null);
  const editing = useEditing({
    ...{ board, search, plan, shown, rows, seen: seenTasks, editable, openPanel, menu, clear },
    today: planView.today,
    selected,
    taskCommands: commands,
    onMenuClosed: () => setMenu(null),
    print: onPrint,
    chooseSeveral: isList && !isChoosing ? () => setWantsSeveral(true) : null,
  });
  const assign = (taskIds: readonly string[], responsibles: readonly string[], mode: AssignMode) => {
    submit({ type: 'ASSIGN_RESPONSIBLES', payload: { taskIds, responsibles, mode } });
    setDialog(null);
  };
  const link = dialog?.name === 'link' ? plan.links.get(dialog.id) : undefined;

  return (
    <Box
      ref={board}
      sx={{ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
    >
      <RowInHand plan={plan} selected={selected.at(-1) ?? null} />
      <GanttToolbar
        responsibles={plan.responsibles.rows}
        responsible={responsible}
        room={room}
        searchRef={search}
        onNextFound={seekNext}
      />
      {editing.strip}
      {plansAhead(level) && <DelayedStrip taskIds={delayed} editable={editable} onSelect={selectDelayed} />}
      {bars.baseline && !against && <MissingBaseline plan={plan} />}
      {isList ? (
        <PhoneList
          label={t('phoneList.list')}
          {...{ plan, level, collapsed, seek, handlers, isChoosing }}
          rows={seen}
          words={cellWords}
          goTo={editing.goTo}
          naming={editing.naming}
          onNamed={editing.onNamed}
        />
      ) : (
        <GanttChart
          label={t('chart')}
          data={data}
          level={level}
          grid={grid}
          onSplitterMoved={(width) =>
            dispatch(ganttActions.gridChanged({ device, level, change: { width } }))
          }
          days={days}
          focus={days?.start ?? planView.today}
          seek={seek}
          goTo={editing.goTo}
          naming={editing.naming}
          onNamed={editing.onNamed}
          zoom={view.zoom}
          onZoomed={(zoom) => dispatch(ganttActions.zoomChosen(zoom))}
          bars={bars}
          language={i18n.language}
          words={cellWords}
          bands={bands}
          handlers={{ ...handlers, blocks: cells.blocks, onCommand: editing.command }}
          editable={editable}
          mayRecord={mayRecord}
          proposes={proposes}
          people={people}
          waiting={waiting}
          looks={`${selected.join()}|${view.showCritical}|${level}|${drawing}|${JSON.stringify(bars)}|${[...waiting].join()}|${[...earlier].join()}`}
          earlier={earlier}
        />
      )}
      {(!isList || editable) && (
        <Box sx={BELOW_CHART}>
          {!isList && bars.legend && (
            <Legend rows={shown} plan={plan} baseline={bars.baseline} earlier={earlier.size} />
          )}
          {editable && <PullForwardOffer plan={plan} />}
        </Box>
      )}
      {plan.tasks.size === 0 && <NoTasks onAdd={editing.addTask} />}
      {plan.tasks.size > 0 && shown.length === 0 && <NoRows responsible={nameOfPerson(plan, responsible)} />}
      {showsBar && <SelectionBar count={selected.length} commands={commands} onClear={clear} />}
      {editing.shown}
      {cells.shown}
      {commandsShown}
      {dialog?.name === 'assign' && (
        <AssignDialog
          responsibles={plan.responsibles.rows}
          tasks={dialog.taskIds.length}
          present={inAll(dialog.taskIds.map((id) => plan.tasks.get(id)?.responsibles ?? []))}
          onAssign={(responsibles, mode) => assign(dialog.taskIds, responsibles, mode)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.name === 'causes' && <CauseDialog taskId={dialog.taskId} onClose={() => setDialog(null)} />}
      {link && <LinkDialog plan={plan} link={link} editable={editable} onClose={() => setDialog(null)} />}
    </Box>
  );
}

function nameOfPerson(plan: Plan, id: string | null): string | null {
  const person = id === null ? undefined : plan.responsibles.get(id);
  return person ? `${person.firstName} ${person.lastName}`.trim() : null;
}
