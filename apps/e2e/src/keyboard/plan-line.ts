import type { TypedRow } from './demo-branch';

export interface Counted {
  readonly outline: number;
  readonly columns: number;
  readonly rest: number;
  readonly all: number;
}

/** The line of docs/keyboard.md on the plan that is built: keys here, and in MS Project by the procedure that the page describes. */
export function planLine(rows: readonly TypedRow[], { outline, columns, rest, all }: Counted): string {
  const links = rows.flatMap(({ predecessors }) => predecessors.split(', ').filter(Boolean)).length;
  const there = projectKeys(rows);
  return `| ${rows.length} rows, ${links} links | ${outline} + ${columns} + ${rest} = **${all}** | **${there}** |`;
}

/**
 * Keys of MS Project for the same rows, in its Gantt view with the Entry table: names down the column, each phase's tasks selected and
 * indented, then durations, predecessors (by row numbers) and resources, chosen from the list
 * of the cell (Alt and the arrow down, the arrows, Enter), down theirs, from the top (Ctrl+Home).
 */
export function projectKeys(rows: readonly TypedRow[]): number {
  const numbers = new Map(rows.map((row, at) => [codeOf(rows, at), String(at + 1)]));
  const sum = (keysOf: (row: TypedRow, at: number) => number): number =>
    rows.map(keysOf).reduce((a, b) => a + b, 0);
  const down = (value: string) => value.length + 1;
  const names = sum(({ text }) => down(text));
  // Up to its last task, Shift and the arrow over the others, Alt+Shift and the arrow right; then on to the next phase.
  const indents = sum(({ level }) => (level === 0 ? 3 : 1));
  const durations = sum(({ days }) => (days === null ? 1 : down(String(days))));
  const predecessors = sum(({ predecessors: typed }) => {
    const numbered = typed
      .split(', ')
      .map((part) => part.replace(/^[\d.]+/, (code) => numbers.get(code) ?? code));
    return down(numbered.join(','));
  });
  // Alt+↓, ↓, Enter, Enter for the first of the list.
  const resources = sum(({ responsible }) => (responsible === '' ? 1 : 4));
  const toColumns = 3 * 1 + (1 + 4 + 5);
  return names + indents + durations + predecessors + resources + toColumns;
}

function codeOf(rows: readonly TypedRow[], at: number): string {
  const phases = rows.slice(0, at + 1).filter(({ level }) => level === 0).length;
  const below =
    at -
    rows
      .slice(0, at + 1)
      .map(({ level }) => level)
      .lastIndexOf(0);
  return below === 0 ? `${phases}` : `${phases}.${below}`;
}
