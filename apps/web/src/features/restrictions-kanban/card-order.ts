import type { ShownRestriction } from '@plomada/domain';

/** Cards as they stand in their columns: what is open in the order that it has; what was released, newest first, since nobody looks for what was released long ago. */
export function inCardOrder(rows: readonly ShownRestriction[]): readonly ShownRestriction[] {
  const open = rows.filter(({ released }) => released === null);
  const released = rows.filter((row) => row.released !== null);
  return [
    ...open,
    ...released.sort((a, b) => (a.released! < b.released! ? 1 : a.released! > b.released! ? -1 : 0)),
  ];
}
