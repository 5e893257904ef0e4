import type { CellValue } from './column';

/** The order of two cells that both hold something: figures by size, texts as people count ("2" before "10"). */
export function inOrder(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(b) - Number(a);
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: 'base' });
}
