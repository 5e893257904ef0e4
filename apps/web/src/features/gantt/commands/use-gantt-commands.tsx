import { batchOf, MAX_BATCH, type Plan, type PlanAction } from '@plomada/domain';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../base/commands/use-command-menu';
import { type TreeDirection, treeMoves } from '../rows/tree-moves';
import type { Inserted } from '../use-insert';
import { COMMAND_GROUPS, type CommandGroup, type CommandId } from './command-keys';
import { COMMAND_ICONS } from './command-icons';
import { linkingAll, unlinkedPairs, unlinkingAll } from './linked-selection';

/** Something that can be done on the Gantt: by the strip, the menu of a row, or its keys. */
export interface GanttCommand extends Command {
  readonly id: CommandId;
  readonly group: CommandGroup;
  readonly icon: ReactNode;
  /** Why it cannot be done now, as the key of the words; null when it can. */
  readonly blocked: `gantt:blocked.${Reason}` | null;
}

interface Options {
  readonly plan: Plan;
  /** The selected rows, in the order in which they stand. */
  readonly selected: readonly string[];
  readonly editable: boolean;
  readonly hasCopied: boolean;
  /** Rows stand in groups: where they are in the tree is not seen. */
  readonly isGrouped: boolean;
  readonly can: GanttDeeds;
}

/** What the commands do besides changing the plan. */
export interface GanttDeeds {
  /** Does it, named by its command with the count of rows where it is taken back. */
  submit(action: PlanAction, id: CommandId, count: number): void;
  insert(what: Inserted): void;
  rename(id: string): void;
  openPanel(id: string): void;
  copy(isCut: boolean): void;
  paste(): void;
  remove(): void;
  undo(): void;
  redo(): void;
  /** Opens or closes all that can be. */
  openBranches(areOpen: boolean): void;
  goTo(place: GanttPlace): void;
  selectAll(): void;
  clear(): void;
  search(): void;
  /** All rows on paper: the browser would print as much as the window shows. */
  print(): void;
  showShortcuts(): void;
}

/** A place of the chart that somebody wants to see. */
export type GanttPlace = 'today' | 'start' | { readonly id: string };

const ALWAYS: ReadonlySet<CommandGroup> = new Set<CommandGroup>(['branches', 'goTo', 'choose', 'task']);
/** Who looks on copies too, and names nothing. */
const isOffered = (id: CommandId, group: CommandGroup, editable: boolean): boolean =>
  editable || id === 'copy' || (ALWAYS.has(group) && id !== 'rename');

type Reason =
  'one' | 'some' | 'two' | 'linked' | 'noLinks' | 'copied' | 'tooMany' | 'grouped' | TreeDirection;
type Way = readonly [Reason | null, () => void];

/** Every command of the Gantt that this person may ever do, in the order in which they are offered. */
export function useGanttCommands(options: Options): ReadonlyMap<CommandId, GanttCommand> {
  const { t } = useTranslation('gantt');
  const { plan, selected } = options;
  const ready = useMemo(() => inReach(plan, selected), [plan, selected]);
  const ways = { ...changing(options, ready), ...looking(options) };
  const groups = Object.entries(COMMAND_GROUPS) as [CommandGroup, readonly CommandId[]][];
  const commands = groups.flatMap(([group, ids]) =>
    ids
      .filter((id) => isOffered(id, group, options.editable))
      .map((id): GanttCommand => {
        const [reason, run] = ways[id];
        const Icon = COMMAND_ICONS[id];
        return {
          ...{ id, group, name: id, run, icon: <Icon fontSize="small" /> },
          label:
            id === 'openPanel' && selected.length > 1
              ? t('openSeveral', { count: selected.length })
              : t(`command.${id}`),
          isRemoval: id === 'delete',
          blocked: reason && `gantt:blocked.${reason}`,
        };
      }),
  );
  return new Map(commands.map((command) => [command.id, command]));
}

type Changing = Exclude<CommandId, keyof ReturnType<typeof looking>>;

/** What the selection can be moved to, linked and parted by: as long as plan and selection are the same. */
const inReach = (plan: Plan, selected: readonly string[]) => ({
  moves: {
    in: treeMoves(plan, selected, 'in'),
    out: treeMoves(plan, selected, 'out'),
    up: treeMoves(plan, selected, 'up'),
    down: treeMoves(plan, selected, 'down'),
  },
  pairs: unlinkedPairs(plan, selected),
  partings: unlinkingAll(plan, selected),
});

/** What changes the plan. */
function changing(
  { selected, hasCopied, isGrouped, can }: Options,
  { moves, pairs, partings }: ReturnType<typeof inReach>,
): Readonly<Record<Changing, Way>> {
  const some: Reason | null = selected.length === 0 ? 'some' : null;
  const one: Reason | null = selected.length === 1 ? null : 'one';
  const { length: count } = selected;
  const all = (
    id: CommandId,
    changes: readonly unknown[],
    none: Reason,
    actionsOf: () => readonly PlanAction[],
  ): Way => {
    if (some) return [some, NOTHING];
    if (changes.length === 0) return [none, NOTHING];
    if (changes.length > MAX_BATCH) return ['tooMany', NOTHING];
    return [null, () => can.submit(batchOf(actionsOf())!, id, count)];
  };
  const move = (id: CommandId, direction: TreeDirection): Way =>
    isGrouped
      ? ['grouped', NOTHING]
      : all(id, moves[direction], direction, () =>
          moves[direction].map((payload) => ({ type: 'MOVE_BRANCH', payload })),
        );
  const last = selected.at(-1);
  return {
    addTask: [null, () => can.insert('task')],
    addMilestone: [null, () => can.insert('milestone')],
    addChild: [one, () => can.insert('child')],
    rename: [one, () => last !== undefined && can.rename(last)],
    indent: move('indent', 'in'),
    outdent: move('outdent', 'out'),
    moveUp: move('moveUp', 'up'),
    moveDown: move('moveDown', 'down'),
    link: count < 2 ? ['two', NOTHING] : all('link', pairs, 'linked', () => linkingAll(pairs)),
    unlink: all('unlink', partings, 'noLinks', () => partings),
    cut: [some, () => can.copy(true)],
    paste: [hasCopied ? null : 'copied', () => can.paste()],
    duplicate: [
      some,
      () => can.submit({ type: 'COPY_BRANCH', payload: { ids: selected } }, 'duplicate', count),
    ],
    delete: [some, () => can.remove()],
    undo: [null, () => can.undo()],
    redo: [null, () => can.redo()],
  };
}

/** What leaves the plan as it is. */
function looking({ selected, can }: Options) {
  const last = selected.at(-1);
  const some: Reason | null = last === undefined ? 'some' : null;
  return {
    openPanel: [some, () => last !== undefined && can.openPanel(last)],
    copy: [some, () => can.copy(false)],
    expandAll: [null, () => can.openBranches(true)],
    collapseAll: [null, () => can.openBranches(false)],
    toToday: [null, () => can.goTo('today')],
    toSelection: [some, () => last !== undefined && can.goTo({ id: last })],
    toStart: [null, () => can.goTo('start')],
    selectAll: [null, () => can.selectAll()],
    clear: [some, () => can.clear()],
    search: [null, () => can.search()],
    print: [null, () => can.print()],
    shortcuts: [null, () => can.showShortcuts()],
  } satisfies Partial<Record<CommandId, Way>>;
}

const NOTHING = (): void => {};
