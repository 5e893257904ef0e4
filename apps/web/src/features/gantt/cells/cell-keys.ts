import type { PlanRow, RowField } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from '../chart/chart-ids';
import { focusCell } from '../chart/key-navigation';
import { type CommandId, commandPressed } from '../commands/command-keys';
import { isRowEditable } from '../grouping/group-ids';

interface Place {
  readonly id: string;
  readonly columnName: string;
}

export interface CellKeyHandlers {
  /** A command of the row was called by its keys while one of its cells was open; what was typed is taken. */
  onCommand(command: CommandId): void;
  /** The focus came to a row by the keyboard. */
  onRowReached(id: string): void;
}

/** What is done with the row as from the row itself, once what is typed is taken: rows are written one after the other like lines. */
const FROM_CELLS: ReadonlySet<CommandId> = new Set<CommandId>([
  ...(['addTask', 'addMilestone', 'addChild', 'indent', 'outdent'] as const),
]);

/**
 * Keys of an open cell, as in a spreadsheet: Enter takes what is typed and goes down, with Shift up, Tab opens the next cell that the row
 * has to be typed into, with Shift the one before. A list keeps the arrows. What is refused stays open.
 */
export function followKeys(chart: GanttStatic, cell: HTMLElement, handlers: CellKeyHandlers): void {
  const hasList = cell.querySelector('select, datalist') !== null;
  cell.addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const command = commandPressed(event);
    if (command !== null && FROM_CELLS.has(command)) {
      event.preventDefault();
      event.stopPropagation();
      if (finishEdit(chart)) handlers.onCommand(command);
      return;
    }
    if (ctrlKey || metaKey || altKey) return;
    const step = shiftKey ? -1 : 1;
    if (key === 'Enter') goDown(chart, step, handlers);
    else if (key === 'Tab') goAside(chart, step);
    else {
      if (hasList && (key === 'ArrowUp' || key === 'ArrowDown')) event.stopPropagation();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  });
}

type Step = 1 | -1;

function goDown(chart: GanttStatic, step: Step, { onRowReached }: CellKeyHandlers): void {
  const { id, columnName } = openCell(chart);
  if (!finishEdit(chart)) return;
  const to = besides(chart, id, step) ?? id;
  focusCell(chart, to, columnName);
  // What was just named stays what the next command is about: rows are added below it.
  if (columnName !== 'text') onRowReached(planId(to));
}

function goAside(chart: GanttStatic, step: Step): void {
  const open = openCell(chart);
  if (!finishEdit(chart)) return;
  const next = nextTyped(chart, open, step);
  const { id, columnName } = next ?? open;
  focusCell(chart, id, columnName);
  if (next) chart.ext.inlineEditors.startEdit(next.id, next.columnName);
}

const openCell = (chart: GanttStatic): Place => {
  const { id, columnName } = chart.ext.inlineEditors.getState() as Place;
  return { id, columnName };
};

/** Puts what is typed into the plan, unless it is refused: then the cell stays open. Answers whether none is. */
export function finishEdit(chart: GanttStatic): boolean {
  chart.ext.inlineEditors.save();
  return !chart.ext.inlineEditors.isVisible();
}

/** The row below or above, of those that no closed branch hides. */
function besides(chart: GanttStatic, id: string, step: Step): string | null {
  const next: unknown = step > 0 ? chart.getNext(id) : chart.getPrev(id);
  return typeof next === 'string' && chart.isTaskExists(next) ? next : null;
}

/** The next cell that is typed into: in the row, or in the nearest one that has any. */
function nextTyped(chart: GanttStatic, { id, columnName }: Place, step: Step): Place | null {
  const columns = chart.getGridColumns() as readonly { readonly name: string; readonly editor?: unknown }[];
  const ordered = step > 0 ? columns : [...columns].reverse();
  const typedIn = (row: string, after: number): Place | null => {
    const { row: shown } = chart.getTask(row) as unknown as { readonly row: PlanRow };
    const found = ordered.find(
      ({ name, editor }, at) => at > after && editor && isRowEditable(shown, name as RowField),
    );
    return found ? { id: row, columnName: found.name } : null;
  };
  const place = ordered.findIndex(({ name }) => name === columnName);
  const beside = typedIn(id, place);
  const other = besides(chart, id, step);
  return beside ?? (other === null ? null : typedIn(other, -1));
}
