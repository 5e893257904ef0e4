import type { GridColumn } from '@plomada/contracts';
import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from '../chart/chart-ids';

/** A cell of the grid that has the focus, or is open. */
export interface ActiveCell {
  readonly id: string;
  readonly column: GridColumn;
  /** Somebody types into it. */
  readonly isOpen: boolean;
}

/** What may be done to many cells at once; each answers what is to be done, and nothing where it is not about cells. */
export interface BlockHandlers {
  pasted(cell: ActiveCell, text: string): (() => void) | null;
  filled(cell: ActiveCell): (() => void) | null;
  copied(cell: ActiveCell): string | null;
}

/**
 * Hears what is pasted, copied and filled in at a cell. It is heard before the commands of rows, which have the same keys: they are left
 * what is not about cells.
 */
export function attachBlocks(chart: GanttStatic, container: HTMLElement, handlers: BlockHandlers): void {
  const over = new AbortController();
  const heard = { capture: true, signal: over.signal };
  chart.attachEvent('onDestroy', () => over.abort());
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
      const cell = activeCell(container);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (cell && text !== '') take(event, handlers.pasted(cell, text));
    },
    heard,
  );
  document.addEventListener(
    'copy',
    (event) => {
      const cell = activeCell(container);
      const text = cell && !cell.isOpen && String(getSelection() ?? '') === '' ? handlers.copied(cell) : null;
      if (text !== null) take(event, () => event.clipboardData?.setData('text/plain', text));
    },
    heard,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'd' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      const cell = activeCell(container);
      if (cell) take(event, handlers.filled(cell));
    },
    heard,
  );
}

function activeCell(container: HTMLElement): ActiveCell | null {
  const { activeElement } = document;
  const cell = container.contains(activeElement)
    ? activeElement!.closest<HTMLElement>('[data-column-name]')
    : null;
  const id = cell?.closest('[data-task-id]')?.getAttribute('data-task-id');
  const column = cell?.dataset['columnName'];
  if (!id || column === undefined || column === 'select') return null;
  const isOpen = activeElement!.matches('input:not([type=checkbox]), select');
  return { id: planId(id), column: column as GridColumn, isOpen };
}
