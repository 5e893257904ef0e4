import type { GanttStatic } from 'dhtmlx-gantt';
import { blockOn, putBlock } from '../../../base/grid/clipboard';
import { type CellPlace, HOLDS_ROWS, type MarkHandlers, markCells, placeOf } from './marked-cells';

/** A cell of the grid that has the focus, or is open. */
export interface ActiveCell extends CellPlace {
  /** Somebody types into it. */
  readonly isOpen: boolean;
  /** The corner opposite of the cells that are marked; the cell itself where none are. */
  readonly corner: CellPlace;
}

/** What may be done to many cells at once; each answers what is to be done, and nothing where it is not about cells. */
export interface BlockHandlers extends Pick<MarkHandlers, 'onMarked'> {
  pasted(cell: ActiveCell, text: string): (() => void) | null;
  filled(cell: ActiveCell): (() => void) | null;
  cleared(cell: ActiveCell): (() => void) | null;
  copied(cell: ActiveCell): string | null;
}

/**
 * Hears what is pasted, copied, filled in and cleared at a cell, or in the cells that are marked. It is heard before the commands of rows,
 * which have the same keys: they are left what is not about cells.
 */
export function attachBlocks(
  chart: GanttStatic,
  container: HTMLElement,
  handlers: BlockHandlers,
  seenRows: MarkHandlers['seenRows'],
): void {
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  const marks = markCells(chart, container, { seenRows, onMarked: handlers.onMarked });
  chart.attachEvent('onDestroy', () => {
    over.abort();
    marks.end();
  });
  const activeCell = (): ActiveCell | null => {
    const { activeElement } = document;
    const place = container.contains(activeElement) ? placeOf(activeElement) : null;
    if (!place) return null;
    const isOpen = activeElement!.matches('input:not([type=checkbox]), select');
    return { ...place, isOpen, corner: marks.cornerOf(place) };
  };
  const take = (event: Event, deed: (() => void) | null) => {
    if (!deed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    chart.ext.inlineEditors.save();
    deed();
  };
  document.addEventListener(
    'paste',
    (event) => {
      const cell = activeCell();
      const text = cell ? blockOn(event.clipboardData) : '';
      if (cell && text !== '') take(event, handlers.pasted(cell, text));
    },
    heard,
  );
  document.addEventListener(
    'copy',
    (event) => {
      const cell = activeCell();
      const text = cell && !cell.isOpen && String(getSelection() ?? '') === '' ? handlers.copied(cell) : null;
      if (text !== null) take(event, () => putBlock(event.clipboardData, text));
    },
    heard,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const cell = activeCell();
      const keys = keysOf(event);
      if (!cell) return;
      if (keys === 'ctrl+d') take(event, handlers.filled(cell));
      else if (cell.isOpen) return;
      else if (keys === 'delete') take(event, handlers.cleared(cell));
      else if (keys === 'escape' && marks.forget()) take(event, () => {});
      else if (
        keys.startsWith('shift+arrow') &&
        !goesByRows(cell, event.key) &&
        marks.extend(cell, event.key)
      )
        take(event, () => {});
    },
    heard,
  );
}

/** In the columns by which rows are held the arrows up and down select rows, unless cells are being marked. */
const goesByRows = ({ column, corner, id }: ActiveCell, key: string): boolean =>
  HOLDS_ROWS.has(column) && /Up|Down/.test(key) && corner.id === id && corner.column === column;

function keysOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string {
  const held = [ctrlKey || metaKey ? 'ctrl' : '', altKey ? 'alt' : '', shiftKey ? 'shift' : ''];
  return [...held.filter((one) => one !== ''), key.toLowerCase()].join('+');
}
