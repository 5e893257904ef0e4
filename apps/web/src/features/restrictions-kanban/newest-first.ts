import type { ShownRestriction } from '@plomada/domain';

/** What is open in the order that it has; what was released newest first, since nobody looks for what was released long ago. */
export function newestFirst(rows: readonly ShownRestriction[]): readonly ShownRestriction[] {
  const open = rows.filter(({ released }) => released === null);
  const released = rows.filter((row) => row.released !== null);
  return [...open, ...released.sort((a, b) => b.released!.localeCompare(a.released!))];
}
