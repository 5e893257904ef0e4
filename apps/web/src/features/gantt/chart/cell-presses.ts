import type { PlanRow, RowField } from '@plomada/domain';
import type { GanttStatic } from 'dhtmlx-gantt';
import { isGroupId, isRowEditable } from '../grouping/group-ids';
import { planId } from './chart-ids';

export interface CellPressHandlers {
  mayEdit(): boolean;
  /** Double click: on the bar, or on a cell that is not edited in place. */
  onOpened(id: string, where: string): void;
  /** Somebody would type into a cell that may take nothing: says why. Whether there was something to be said. */
  onFixedTyped(id: string, column: string): boolean;
}

/** What the keys do in a cell that is not open. */
export function followCellKeys(
  chart: GanttStatic,
  container: HTMLElement,
  handlers: CellPressHandlers,
): void {
  container.addEventListener('keydown', (event) => pressedOnCell(chart, handlers, event), true);
}

/**
 * A cell that takes nothing says why to whoever types there. F2 opens a cell that is typed into, as Enter does; on any other cell
 * Enter opens what a double click would.
 */
function pressedOnCell(chart: GanttStatic, handlers: CellPressHandlers, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const [id, column] = [chart.locate(event) as string | null, columnAt(target)];
  if (id && column && folded(chart, id, event)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  if (!id || !column || column === 'select' || target.closest('input, select') || !beginsEdit(event)) return;
  const opens = event.key === 'Enter' || event.key === 'F2';
  const isTyped = editsInPlace(chart, target);
  if (isTyped && event.key !== 'F2') {
    // The library opens a cell by small letters only; the letter itself is typed into the field, which has the focus by then.
    if (event.shiftKey) {
      chart.ext.inlineEditors.startEdit(id, column);
      event.stopPropagation();
    }
    return;
  }
  if (isTyped) chart.ext.inlineEditors.startEdit(id, column);
  else if (!handlers.onFixedTyped(planId(id), column) && opens)
    handlers.onOpened(planId(id), handlers.mayEdit() ? column : 'code');
  event.preventDefault();
  event.stopPropagation();
}

/** Opens and closes a branch or a group: by + and - wherever one stands in its row, a group by Enter too. Whether it did. */
function folded(chart: GanttStatic, id: string, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (ctrlKey || metaKey || altKey || (target as HTMLElement).closest('input, select')) return false;
  const isHead = isGroupId(planId(id));
  const isMeant = key === '+' || key === '-' || (isHead && (key === 'Enter' || key === 'F2'));
  if (!isMeant || !chart.hasChild(id)) return false;
  const isOpen = chart.getTask(id).$open === true;
  if (isOpen ? key !== '+' : key !== '-') {
    if (isOpen) chart.close(id);
    else chart.open(id);
  }
  return true;
}

/** Whether a key begins an edit in a cell that is typed into. */
const beginsEdit = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  (key === 'Enter' || key === 'F2' ? !shiftKey : /^[\p{L}\p{N}]$/u.test(key));

/** The column of the cell that something stands in. */
export const columnAt = (target: HTMLElement): string | undefined =>
  target.closest<HTMLElement>('[data-column-name]')?.dataset['columnName'];

/** Whether the cell can be typed into: by this person, and of a row that takes something there. */
export function editsInPlace(chart: GanttStatic, target: HTMLElement): boolean {
  const column = columnAt(target);
  const id = target.closest('[data-task-id]')?.getAttribute('data-task-id');
  if (column === undefined || !id || !chart.getGridColumn(column)?.editor) return false;
  const { row } = chart.getTask(id) as unknown as { row: PlanRow };
  return isRowEditable(row, column as RowField);
}
