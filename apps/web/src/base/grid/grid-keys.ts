import type { KeyboardEvent } from 'react';
import type { CellPosition } from './block';
import { controlIn } from './cell-elements';
import { allowedWidth, sortedNext } from './grid-view';
import type { CellEditing } from './use-cell-edits';
import type { Cursor } from './use-cursor';
import { choosable } from './selection-column';
import { type Grid, sortsBy } from './grid';

const WIDER_PX = 8;

interface Around<Row> {
  readonly grid: Grid<Row>;
  readonly cursor: Cursor;
  readonly edits: CellEditing<Row>;
  /** Height of a row, in pixels. */
  readonly rowPx: number;
  /** Opens the menu of a column. */
  readonly onMenu: (columnId: string) => void;
}

/** What the keys do while the focus is on a cell or a head. */
export function gridKeys<Row extends object>(around: Around<Row>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = event.target as HTMLElement;
    const isCell = cell.dataset['cell'] !== undefined;
    if (!isCell && !isArrow(event.key)) return;
    if (cell.closest('input:not([type=checkbox]), select, textarea')) return;
    const { place } = around.cursor;
    if (place.line < 0 && headKey(around, event)) event.preventDefault();
    else if (isCell && place.line >= 0 && cellKey(around, event, cell)) event.preventDefault();
    else if (move(around, event)) event.preventDefault();
  };
}

const isArrow = (key: string): boolean => key.startsWith('Arrow');

/** Goes where the key says; whether it says so. */
function move<Row>({ cursor, grid, rowPx }: Around<Row>, event: KeyboardEvent<HTMLElement>): boolean {
  const { line, column } = cursor.place;
  const far = event.ctrlKey || event.metaKey;
  const last = grid.lines.length - 1;
  const page = Math.max(1, Math.floor(event.currentTarget.clientHeight / rowPx) - 2);
  const steps: Readonly<Record<string, CellPosition>> = {
    ArrowUp: { line: far ? 0 : line - 1, column },
    ArrowDown: { line: far ? last : line + 1, column },
    ArrowLeft: { line, column: far ? 0 : column - 1 },
    ArrowRight: { line, column: far ? Infinity : column + 1 },
    Home: { line: far ? 0 : line, column: 0 },
    End: { line: far ? last : line, column: Infinity },
    PageUp: { line: Math.max(0, line - page), column },
    PageDown: { line: line + page, column },
  };
  const next = steps[event.key];
  if (!next || event.altKey) return false;
  cursor.go(next, event.shiftKey && line >= 0);
  return true;
}

/** In the heads: Enter puts in order, Alt+Down opens the menu, Shift and the arrows make wider and narrower. */
function headKey<Row>({ grid, cursor, onMenu }: Around<Row>, event: KeyboardEvent<HTMLElement>): boolean {
  const column = grid.shown[cursor.place.column];
  if (!column) return false;
  const { key } = event;
  if (event.shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    const head = (event.target as HTMLElement).closest<HTMLElement>('[role=columnheader]');
    const width = head!.offsetWidth + (key === 'ArrowRight' ? WIDER_PX : -WIDER_PX);
    grid.change({ widths: { ...grid.view.widths, [column.id]: allowedWidth(width) } });
    return true;
  }
  if (key === 'Enter' || key === ' ') {
    if (column.isTool) controlIn(event.target as HTMLElement)?.click();
    else if (sortsBy(grid, column))
      grid.change({ sorting: sortedNext(grid.view.sorting, column.id, event.shiftKey) });
    return true;
  }
  if ((key === 'ArrowDown' && event.altKey) || key === 'ContextMenu') {
    if (!column.isTool && !grid.isPlain) onMenu(column.id);
    return true;
  }
  return false;
}

/** On a cell: edits, opens, fills down, opens and closes groups. Whether the key does anything here. */
function cellKey<Row extends object>(
  { grid, cursor, edits }: Around<Row>,
  event: KeyboardEvent<HTMLElement>,
  cell: HTMLElement,
): boolean {
  const { key } = event;
  const line = grid.lines[cursor.place.line];
  if (!line) return false;
  const held = event.ctrlKey || event.metaKey;
  if (held && key.toLowerCase() === 'd' && grid.onEdits) {
    edits.fillDown();
    return true;
  }
  if (held && key.toLowerCase() === 'a') {
    selectAll(grid, cursor);
    return true;
  }
  if (event.altKey && key === 'Enter' && line.kind !== 'group') {
    grid.onOpen?.(line.row);
    return true;
  }
  if (held || event.altKey) return false;
  if (line.isOpen !== null && (key === 'ArrowRight' || key === 'ArrowLeft')) {
    const open = key === 'ArrowRight';
    if (line.isOpen !== open && (line.kind === 'group' || cursor.place.column === 0)) {
      grid.toggle(line.id, open);
      return true;
    }
  }
  // Who typed into what takes nothing ends with Enter, and reads why.
  if (key === 'Enter' && edits.note !== null) return true;
  if (key === 'Escape') {
    edits.giveUp();
    cursor.go(cursor.place);
    return false;
  }
  if (key === 'Enter' || key === ' ' || key === 'F2') {
    if (line.kind === 'group') grid.toggle(line.id);
    else if (key === ' ' || !edits.begin()) openAt(grid, line.row, cell);
    return true;
  }
  if (key === 'Delete') return edits.clear() || edits.begin('');
  if (key === 'Backspace') return edits.begin('');
  return key.length === 1 && edits.begin(key);
}

function selectAll<Row>({ selection, found, idOf }: Grid<Row>, cursor: Cursor): void {
  if (!selection) {
    cursor.go({ line: 0, column: 0 });
    cursor.go({ line: Infinity, column: Infinity }, true);
    return;
  }
  selection.choose(new Set(choosable(selection, found).map(idOf)));
}

/** A cell with a control of its own works it; any other opens its row. */
function openAt<Row>(grid: Grid<Row>, row: Row, cell: HTMLElement): void {
  const control = controlIn(cell);
  if (control) control.click();
  else grid.onOpen?.(row);
}
