import { planId } from '../chart/chart-ids';

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
