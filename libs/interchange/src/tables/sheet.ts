/** What stands in a cell; null where nothing does. */
export type Cell = string | number | boolean | null;

export interface SheetLine {
  /** Number of the row as a spreadsheet shows it: empty ones count, a cell of several lines does not make it several. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A table as a file has it, whatever the file: its headers, and its lines without those that hold nothing. */
export interface Sheet {
  readonly head: readonly Cell[];
  readonly lines: readonly SheetLine[];
}

/** The text of a cell without blanks around it, '' where nothing stands. */
export function textOfCell(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Whether anything stands in the line. */
export function isBlank(cells: readonly Cell[]): boolean {
  return cells.every((cell) => textOfCell(cell) === '');
}
