import { type RefObject, useEffect, useRef } from 'react';
import { TASK_COLUMNS } from '../../columns/task-columns';
import { planId } from './chart/chart-ids';
import { isGroupId } from './grouping/group-ids';
import { type CommandId, commandPressed } from './commands/command-keys';
import type { GanttCommand } from './commands/use-gantt-commands';

interface GanttKeys {
  readonly commands: ReadonlyMap<CommandId, GanttCommand>;
  /** Shows everything about a task. */
  readonly openPanel: (id: string) => void;
  /** Why a command cannot be done now. */
  readonly onBlocked: (command: GanttCommand) => void;
  /** A key of a command that this person may never use. */
  readonly onForbidden: () => void;
}

/** What stands before the page. */
const BEFORE_ALL = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const OWN_KEYS = 'input:not([type=checkbox]), textarea, select';
/** Nothing is done with these to what is selected: they are heard wherever the focus is on the page. */
const ANYWHERE: ReadonlySet<CommandId> = new Set<CommandId>(['search', 'addTask', 'print', 'shortcuts']);

/** Alt and the left arrow go a page back for who may not use the command. */
const IS_OF_BROWSER: ReadonlySet<CommandId> = new Set<CommandId>(['outdent']);

/** Keys of the whole screen, also while nothing on it has the focus; those of the grid's cells are the chart's own. */
export function useGanttKeys(board: RefObject<HTMLElement | null>, keys: GanttKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    // The chart gives the focus back to a cell that was left a moment later: until then the row is the one that had it.
    let lastRow: string | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      lastRow = board.current?.contains(target as Node) ? rowAt(target) : undefined;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      const isHere = isNowhere(target) || board.current?.contains(target);
      const id = commandPressed(event);
      if (!isHere && !(id && ANYWHERE.has(id))) return;
      // Who is typing into a cell leaves it so: what is typed is done, as anywhere else that the focus goes to.
      const isTyped = target.closest(OWN_KEYS) && !(id === 'openPanel' && rowAt(target));
      if (isTyped || document.querySelector(BEFORE_ALL)) return;
      press(event, id, latest.current, isNowhere(target) ? lastRow : undefined);
    };
    window.addEventListener('focusin', onFocus);
    window.addEventListener('keydown', onKeyDown, true);
    return () => {
      window.removeEventListener('focusin', onFocus);
      window.removeEventListener('keydown', onKeyDown, true);
    };
  }, [board]);
}

/** Nothing of the page has the focus: its body, or the main part of it where somebody has just come to the page. */
export const isNowhere = (target: Element): boolean => target.matches('body, main');

/** The task of the row or the bar that has the focus. */
function rowAt(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest('[data-task-id]') : null;
  const id = row?.getAttribute('data-task-id');
  return id && !isGroupId(planId(id)) ? planId(id) : undefined;
}

function press(
  event: KeyboardEvent,
  id: CommandId | null,
  keys: GanttKeys,
  lastRow: string | undefined,
): void {
  const command = id === null ? undefined : keys.commands.get(id);
  // The browser's own (copy, find, print); to the chart a letter would begin an edit of the focused cell.
  if (!command && (event.ctrlKey || event.metaKey)) event.stopPropagation();
  if (id === null || leavesToCell(id, event.target)) return;
  if (!command) {
    if (IS_OF_BROWSER.has(id)) return;
    event.preventDefault();
    keys.onForbidden();
    return;
  }
  if (command.id !== 'clear') {
    event.preventDefault();
    event.stopPropagation();
  }
  const row = command.id === 'openPanel' ? (rowAt(event.target) ?? lastRow) : undefined;
  if (row !== undefined) keys.openPanel(row);
  else if (command.blocked === null) command.run();
  else if (command.id !== 'clear') keys.onBlocked(command);
}

/** F2 opens the cell that has the focus where there is one to be opened, or says why it is not; elsewhere it opens the name. */
function leavesToCell(id: CommandId, target: EventTarget | null): boolean {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column-name]') : null;
  const column = cell?.dataset['columnName'];
  return id === 'rename' && column !== undefined && isTypedIn(column);
}

const isTypedIn = (column: string): boolean =>
  column in TASK_COLUMNS && TASK_COLUMNS[column as keyof typeof TASK_COLUMNS].field !== undefined;
