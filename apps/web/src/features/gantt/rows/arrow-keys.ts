import type { GanttStatic } from 'dhtmlx-gantt';
import { planId } from '../chart/chart-ids';
import { focusCell } from '../chart/key-navigation';

const ARROWS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Tells of the row that the focus comes to by the keys that go from row to row. */
export function followArrows(container: HTMLElement, onRowReached: (id: string) => void): void {
  let isGoing = false;
  container.addEventListener(
    'keydown',
    ({ key, altKey, ctrlKey, metaKey, shiftKey }) => {
      isGoing = ARROWS.has(key) && !altKey && !ctrlKey && !metaKey && !shiftKey;
    },
    true,
  );
  container.addEventListener('focusin', ({ target }) => {
    const id = (target as HTMLElement).closest('[data-task-id]')?.getAttribute('data-task-id');
    if (isGoing && id) onRowReached(planId(id));
    isGoing = false;
  });
}

/** Shift with the arrows up and down selects row after row, as in a spreadsheet. */
export function extendByArrows(
  chart: GanttStatic,
  container: HTMLElement,
  onExtended: (from: string, to: string) => void,
): void {
  container.addEventListener(
    'keydown',
    (event) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
      const target = event.target as HTMLElement;
      if (!shiftKey || ctrlKey || metaKey || altKey || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      const from = target.closest('.gantt_row')?.getAttribute('data-task-id');
      const column = target.closest<HTMLElement>('[data-column-name]')?.dataset['columnName'];
      if (!from || column === undefined || target.closest('input:not([type=checkbox]), select')) return;
      event.preventDefault();
      event.stopPropagation();
      const to: unknown = key === 'ArrowDown' ? chart.getNext(from) : chart.getPrev(from);
      if (typeof to !== 'string' || !chart.isTaskExists(to)) return;
      onExtended(planId(from), planId(to));
      focusCell(chart, to, column);
    },
    true,
  );
}
