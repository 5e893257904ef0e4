import type { CellPosition } from './block';

/** What a cell's element is found by. */
export const cellName = ({ line, column }: CellPosition): string => `${line}:${column}`;

/** The place of the cell around an element; null outside of all cells. */
export function placeAt(element: EventTarget | null): CellPosition | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>('[data-cell]') : null;
  if (!cell) return null;
  const [line, column] = cell.dataset['cell']!.split(':').map(Number);
  return { line: line!, column: column! };
}

const CONTROL = 'a[href], button, input, select, textarea';

/** The first control in a cell; null where there is none. */
export const controlIn = (cell: Element): HTMLElement | null => cell.querySelector<HTMLElement>(CONTROL);

/** Whether an element is part of a control. */
export const isInControl = (element: EventTarget | null): boolean =>
  element instanceof Element && element.closest(CONTROL) !== null;

/** Names of classes: the first always, the others where they hold. */
export const classes = (first: string, others: Readonly<Record<string, boolean>>): string =>
  [first, ...Object.keys(others).filter((name) => others[name])].join(' ');
