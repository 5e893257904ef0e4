import { type CivilDate, type Plan, type PlanRow, treeOf } from '@plomada/domain';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../base/hooks';
import { messageShown } from '../../../base/messages/messages-slice';
import { useNewest } from '../../../base/use-newest';
import { planActions } from '../../../plan/state/plan-actions';
import { planFilterActions } from '../../../plan/filter/plan-filter-slice';
import { selectReadyId } from '../../../plan/state/plan-selectors';
import type { TaskCommand } from '../../task-commands/use-task-commands';
import { ganttActions } from '../gantt-slice';
import { useGanttKeys } from '../use-gantt-keys';
import { isGroupId } from '../grouping/group-ids';
import { useInsert } from '../use-insert';
import type { CommandGroup, CommandId } from './command-keys';
import { EditStrip } from './edit-strip';
import { type MenuPlace, RowMenu } from './row-menu';
import { ShortcutsSheet } from './shortcuts-sheet';
import { useClipboard } from './use-clipboard';
import { type GanttCommand, type GanttPlace, useGanttCommands } from './use-gantt-commands';

interface Options {
  readonly board: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly plan: Plan;
  /** The rows that the level and the filters leave. */
  readonly shown: readonly PlanRow[];
  /** The same as they stand on the chart, with the heads of groups. */
  readonly rows: readonly PlanRow[];
  /** The tasks of them in no closed branch. */
  readonly seen: readonly PlanRow[];
  readonly selected: readonly string[];
  readonly editable: boolean;
  readonly today: CivilDate;
  /** What can be done with the selected tasks besides editing them. */
  readonly taskCommands: readonly TaskCommand[];
  readonly openPanel: (id: string) => void;
  readonly clear: () => void;
  readonly menu: MenuPlace | null;
  readonly onMenuClosed: () => void;
  /** Puts the plan on paper. */
  readonly print: () => void;
  /** Has several rows be chosen by touches; null where there are boxes for it. */
  readonly chooseSeveral: (() => void) | null;
}

interface Editing {
  readonly strip: ReactNode;
  /** What comes up over the chart. */
  readonly shown: ReactNode;
  readonly goTo: { readonly day: string | null } | null;
  readonly naming: string | null;
  readonly onNamed: () => string;
  readonly addTask: () => void;
  /** Does what was called by its keys, or says why it cannot be done. */
  readonly command: (id: CommandId) => void;
}

/** The commands of the Gantt by strip, menu and keys, which are the same everywhere. */
export function useEditing(options: Options): Editing {
  const { board, search, plan, shown, seen, editable, today, taskCommands, openPanel, clear } = options;
  const { t } = useTranslation('gantt');
  const dispatch = useAppDispatch();
  const projectId = useAppSelector(selectReadyId) ?? '';
  const [goTo, setGoTo] = useState<Editing['goTo']>(null);
  const [showsKeys, setShowsKeys] = useState(false);
  const selected = useMemo(() => inOrder(seen, options.selected), [seen, options.selected]);
  const clipboard = useClipboard(board, { plan, projectId, selected, editable });
  const { naming, insert, rename, onNamed } = useInsert(plan, shown, selected.at(-1));
  const go = (place: GanttPlace) => {
    if (place === 'today') setGoTo({ day: today });
    else if (place === 'start') setGoTo({ day: null });
    else dispatch(planFilterActions.taskShown(place.id));
  };
  const isGrouped = useAppSelector(({ gantt }) => gantt.grouping !== null);
  const openBranches = (areOpen: boolean) => {
    if (isGrouped) dispatch(ganttActions.groupsClosed(areOpen ? [] : groupIds(options.rows)));
    else dispatch(ganttActions.branchesClosed(areOpen ? [] : summaryIds(plan)));
  };
  const commands = useGanttCommands({
    ...{ plan, selected, editable, isGrouped, hasCopied: clipboard.hasCopied },
    can: {
      ...{ insert, rename, openPanel, clear, goTo: go },
      ...{ copy: clipboard.copy, paste: clipboard.paste },
      submit: (action, id, count) => {
        const about = t('done', { command: t(`command.${id}`), count });
        dispatch(planActions.submit(action, action.type === 'BATCH_UPDATE' ? { about } : {}));
      },
      // What is gone is no longer selected; what cannot be deleted still is.
      remove: () => taskCommands.find(({ name }) => name === 'delete')?.run(),
      undo: () => dispatch(planActions.undo()),
      redo: () => dispatch(planActions.redo()),
      openBranches,
      selectAll: () =>
        dispatch(planFilterActions.selected({ ids: seen.map(({ id }) => id), anchor: seen[0]?.id ?? null })),
      search: () => search.current?.focus(),
      print: options.print,
      showShortcuts: () => setShowsKeys(true),
    },
  });
  const tellBlocked = ({ blocked }: GanttCommand) => {
    if (blocked !== null) dispatch(messageShown({ severity: 'info', key: blocked }));
  };
  const tellForbidden = () => dispatch(messageShown({ severity: 'info', key: 'gantt:onlyLooking' }));
  useGanttKeys(board, { commands, openPanel, onBlocked: tellBlocked, onForbidden: tellForbidden });
  const all = [...commands.values()];
  const command = useNewest((id: CommandId) => {
    const called = commands.get(id);
    if (called?.blocked === null) called.run();
    else if (called) tellBlocked(called);
  });
  const { chooseSeveral } = options;
  const several = chooseSeveral
    ? [{ name: 'several', label: t('phoneList.several'), isRemoval: false, run: chooseSeveral }]
    : [];
  return {
    ...{ goTo, naming, onNamed, command },
    addTask: () => insert('task'),
    strip: <EditStrip commands={all} onRun={command} />,
    shown: (
      <>
        <RowMenu
          at={options.menu}
          label={t('rowMenu')}
          commands={all.filter(({ group }) => OF_ROWS.has(group))}
          onRun={command}
          first={several}
          more={taskCommands.filter(({ name }) => name !== 'delete' && name !== 'open')}
          onClose={options.onMenuClosed}
        />
        {clipboard.dialog}
        {showsKeys && (
          <ShortcutsSheet commands={all} editable={editable} onClose={() => setShowsKeys(false)} />
        )}
      </>
    ),
  };
}

/** What is done with rows, and stands in their menu. */
const OF_ROWS: ReadonlySet<CommandGroup> = new Set<CommandGroup>([
  ...(['task', 'add', 'tree', 'links', 'clipboard', 'remove'] as const),
]);

const groupIds = (rows: readonly PlanRow[]): readonly string[] =>
  rows.flatMap(({ id }) => (isGroupId(id) ? [id] : []));

function summaryIds(plan: Plan): readonly string[] {
  const tree = treeOf(plan);
  return tree.inOrder.filter((id) => tree.kindOf(id) === 'summary');
}

function inOrder(rows: readonly PlanRow[], ids: readonly string[]): readonly string[] {
  if (ids.length < 2) return ids;
  const chosen = new Set(ids);
  return rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
}
