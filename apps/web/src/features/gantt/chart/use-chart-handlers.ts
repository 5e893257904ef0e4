import type { GridDevice } from '@plomada/contracts';
import { calendarOf, dayNumber, isDone, type LinkType, type Plan, type PlanRow } from '@plomada/domain';
import { useMemo } from 'react';
import { v7 as newId } from 'uuid';
import { useAppDispatch } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { planActions } from '../../../plan/state/plan-actions';
import { useOpenRestrictionsOf } from '../../restriction-dialog/use-open-restriction';
import { cellBar, type WhoTypes } from './chart-columns';
import type { ChartHandlers, SaidByChart } from './create-chart';
import { planFilterActions, type PlanFilterState } from '../../../plan/filter/plan-filter-slice';
import { ganttActions } from '../gantt-slice';
import { type ColumnName, columnWidth } from '../grid/grid-shown';
import { isGroupId } from '../grouping/group-ids';
import { barMove } from '../bars/bar-moves';
import { typedAction } from '../cells/cell-edits';
import type { MenuPlace } from '../commands/row-menu';
import { useMovePreview } from '../bars/use-move-preview';
import { useRelink } from '../links/use-relink';
import { useRowDrops } from '../rows/use-row-drops';
import { useCellProblems } from '../cells/use-cell-problems';
import { selectionAfterClick } from '../../../plan/filter/selection';

export interface ChartContext {
  readonly plan: Plan;
  readonly filter: PlanFilterState;
  readonly showCritical: boolean;
  /** Rows of tasks that neither a filter nor a closed branch hides. */
  readonly seen: readonly PlanRow[];
  /** Those that stand below the head of a group, also where it is closed. */
  readonly inGroup: (id: string) => readonly string[];
  readonly selection: ReadonlySet<string>;
  readonly may: WhoTypes;
  readonly device: GridDevice;
  readonly openTask: (id: string, where: string) => void;
  readonly openPanel: (id: string) => void;
  readonly openLink: (id: string) => void;
  readonly openMenu: (at: MenuPlace) => void;
}

/** Turns what a person does on the chart into actions on the plan. */
export function useChartHandlers(
  context: ChartContext,
): Omit<ChartHandlers, SaidByChart | 'blocks' | 'onCommand'> {
  const dispatch = useAppDispatch();
  const problemOf = useCellProblems(context.seen);
  const openRestrictions = useOpenRestrictionsOf();
  const previewOf = useMovePreview(context.plan, context.selection);
  const relink = useRelink(context.plan);
  const drops = useRowDrops({ ...context, level: context.filter.level });
  return useMemo(() => {
    const {
      plan,
      filter,
      showCritical,
      seen,
      inGroup,
      selection,
      may,
      device,
      openTask,
      openPanel,
      openLink,
      openMenu,
    } = context;
    const { editable } = may;
    const calendar = calendarOf(plan.settings);
    const submit = (action: Parameters<typeof planActions.submit>[0]) => dispatch(planActions.submit(action));
    const chooseGroup = (members: readonly string[]) => {
      const isWhole = members.every((id) => selection.has(id));
      const others = [...selection].filter((id) => !members.includes(id));
      const ids = isWhole ? others : [...others, ...members];
      dispatch(planFilterActions.selected({ ids, anchor: null }));
    };
    return {
      mayEdit: () => editable,
      isWorking: (civil) => calendar.isWorking(dayNumber(civil)),
      isCritical: (row) => showCritical && row.critical && !isDone(row.progress),
      isSelected: (id) =>
        isGroupId(id) ? inGroup(id).every((one) => selection.has(one)) : selection.has(id),
      onMoved: (move) => {
        const action = barMove(plan, selection, move);
        if (action) submit(action);
      },
      previewOf,
      ...relink,
      ...drops,
      onEditStarted: (id) => dispatch(ganttActions.editingChanged(id)),
      onEditEnded: () => dispatch(ganttActions.editingChanged(null)),
      problemOf: (edit) => problemOf(edit),
      onEdited: (edit) => {
        const action = typedAction(plan, edit);
        if (action) submit(action);
      },
      onRowClicked: (id, keys) => {
        if (isGroupId(id)) {
          chooseGroup(inGroup(id));
          return;
        }
        const rows = seen.map((row) => row.id);
        const before = { selection: [...selection], anchor: filter.anchor };
        dispatch(planFilterActions.selected(selectionAfterClick(rows, before, id, keys)));
      },
      // One selected row is where somebody stands: it goes along. Several were chosen, and stay.
      onRowReached: (id) => {
        if (selection.size !== 1 || selection.has(id) || isGroupId(id)) return;
        dispatch(planFilterActions.selected({ ids: [id], anchor: id }));
      },
      onSelectionExtended: (from, to) => {
        const rows = seen.map((row) => row.id);
        const anchor = selection.has(from) && filter.anchor !== null ? filter.anchor : from;
        const before = { selection: [...selection], anchor };
        const range = { toggle: false, range: true };
        dispatch(planFilterActions.selected(selectionAfterClick(rows, before, to, range)));
      },
      onAllClicked: () => {
        const all = seen.map((row) => row.id);
        const ids = all.every((id) => selection.has(id)) ? [] : all;
        dispatch(planFilterActions.selected({ ids, anchor: ids[0] ?? null }));
      },
      onOpened: (id, where) => {
        if (!isGroupId(id)) openTask(id, where);
      },
      onFixedTyped: (id, column) => {
        const row = seen.find((one) => one.id === id);
        const bar = row && cellBar(row, column as ColumnName, may);
        if (bar)
          dispatch(
            messageShown({
              severity: 'info',
              key: `codes:${bar.code}`,
              ...(bar.params && { params: bar.params }),
            }),
          );
        return Boolean(bar);
      },
      onPanelOpened: openPanel,
      onRestrictionsOpened: (id) => openRestrictions(plan, id),
      onToggled: (id, open) => dispatch(ganttActions.branchToggled({ id, open })),
      onColumnResized: (name, width) =>
        dispatch(
          ganttActions.columnResized({ device, level: filter.level, name, width: columnWidth(width) }),
        ),
      onLinkDrawn: ({ source, target, type }) =>
        submit({
          type: 'ADD_LINK',
          // Without a lag: the plan's settings say whether a drawn link takes the present gap.
          payload: { id: newId(), source, target, type: type as LinkType },
        }),
      onLinkOpened: openLink,
      onMenuAsked: (id, at) => {
        if (isGroupId(id)) return;
        if (!selection.has(id)) dispatch(planFilterActions.selected({ ids: [id], anchor: id }));
        openMenu(at);
      },
    };
  }, [context, dispatch, openRestrictions, previewOf, problemOf, relink, drops]);
}
