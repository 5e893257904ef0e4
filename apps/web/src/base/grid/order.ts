import type { CellValue } from './column';

// Made once: comparing without one looks up the language each time, which shows at thousands of rows.
const { compare } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** The order of two cells that both hold something: figures by size, texts as people count ("2" before "10"). */
export function inOrder(a: CellValue, b: CellValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(b) - Number(a);
  return compare(String(a), String(b));
}
