import type { ClipboardEvent, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { blockOn, putBlock } from './clipboard';
import { whyFixed } from './cell-edits';
import { isInControl, placeAt } from './cell-elements';
import type { CellEditing } from './use-cell-edits';
import type { Cursor } from './use-cursor';
import type { Grid } from './grid';

interface Around<Row> {
  readonly grid: Grid<Row>;
  readonly cursor: Cursor;
  readonly edits: CellEditing<Row>;
  /** Whether the touch that is under way is the second one on its cell. */
  readonly touched: { current: boolean };
}

/** What the pointer and the clipboard do in a grid. */
export function gridPointer<Row extends object>({ grid, cursor, edits, touched }: Around<Row>) {
  const lineAt = (target: EventTarget | null) => {
    const place = placeAt(target);
    return place && place.line >= 0 ? grid.lines[place.line] : undefined;
  };
  const isTypedInto = (target: EventTarget | null, row: Row): boolean => {
    const column = grid.shown[placeAt(target)?.column ?? -1];
    return grid.onEdits !== undefined && column?.editor !== undefined && whyFixed(column, row, '') === null;
  };
  const opens = (event: MouseEvent, by: 'click' | 'doubleClick') => {
    const line = lineAt(event.target);
    if (line?.kind === 'row' && line.isOpen !== null && !grid.onOpen && by === 'click') {
      if (!isInControl(event.target)) grid.toggle(line.id);
      return;
    }
    if (line?.kind !== 'row' || (grid.opensBy ?? 'doubleClick') !== by || isInControl(event.target)) return;
    // A click on a cell that is typed into stands on it.
    if (by === 'click' && isTypedInto(event.target, line.row)) return;
    grid.onOpen?.(line.row);
  };
  /** Where a finger was put down on the cell at which the cursor was already: the second touch types into it. */
  const isSecondTouch = (target: EventTarget | null): boolean => {
    const [at, { line, column }] = [placeAt(target), cursor.place];
    return at?.line === line && at.column === column && placeAt(document.activeElement) !== null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      touched.current = event.pointerType === 'touch' && isSecondTouch(event.target);
    },
    onFocus: (event: FocusEvent) => {
      const place = placeAt(event.target);
      const { line, column } = cursor.place;
      if (place && (place.line !== line || place.column !== column)) cursor.stand(place);
    },
    onMouseDown: (event: MouseEvent) => {
      const place = placeAt(event.target);
      if (!place || place.line < 0 || event.button !== 0 || isInControl(event.target)) return;
      // A block is marked, not the words on the way.
      if (event.shiftKey) event.preventDefault();
      cursor.stand(place, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const place = event.buttons === 1 && grid.onEdits ? placeAt(event.target) : null;
      if (place && place.line >= 0 && !isInControl(event.target)) cursor.stand(place, true);
    },
    onClick: (event: MouseEvent) => {
      const types = touched.current && !isInControl(event.target) && edits.begin();
      touched.current = false;
      if (!types) opens(event, 'click');
    },
    onDoubleClick: (event: MouseEvent) => {
      if (isInControl(event.target) || !edits.begin()) opens(event, 'doubleClick');
    },
    onCopy: (event: ClipboardEvent) => {
      if (isInControl(event.target) || String(getSelection() ?? '') !== '') return;
      putBlock(event.clipboardData, edits.copied());
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!grid.onEdits || isInControl(event.target)) return;
      edits.paste(blockOn(event.clipboardData));
      event.preventDefault();
    },
  };
}
