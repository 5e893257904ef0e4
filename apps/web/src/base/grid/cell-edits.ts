import { NOTHING } from '../format';
import type { Refused } from '../messages/messages-slice';
import type { Block, CellPosition } from './block';
import type { Column } from './column';
import { shownText } from './shown-table';
import type { CellEdit } from './grid';
import type { Line } from './use-lines';

/** A cell that did not take what it was to take, and why. */
export interface RefusedEdit<Row> extends Refused {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly typed: string;
}

export interface ReadEdits<Row> {
  readonly edits: readonly (CellEdit<Row> & { readonly typed: string })[];
  readonly refused: readonly RefusedEdit<Row>[];
}

/** What is to be put into a cell, as text. */
interface TypedCell<Row> {
  readonly row: Row;
  readonly column: Column<Row>;
  readonly typed: string;
}

/** Why a cell may not be edited; null where it may. `plainly` is said where the column gives no reason of its own. */
export function whyFixed<Row>({ editor, fixed }: Column<Row>, row: Row, plainly: string): Refused | null {
  if (!editor) return { why: fixed ?? plainly };
  return editor.problem?.(row) ?? null;
}

/** Texts as values: what can be put in, and what cannot with the reason. A text that stands there already is no edit. */
export function readEdits<Row>(cells: readonly TypedCell<Row>[], plainly: string): ReadEdits<Row> {
  const edits: (CellEdit<Row> & { typed: string })[] = [];
  const refused: RefusedEdit<Row>[] = [];
  for (const given of cells) {
    // A dash stands for nothing on the screen, and so it does where it is copied or chosen.
    const cell = given.typed === NOTHING ? { ...given, typed: '' } : given;
    const { row, column, typed } = cell;
    if (typed === shownText(column, row)) continue;
    const fixed = whyFixed(column, row, plainly);
    const read = fixed ? null : column.editor!.read(typed, row);
    if (!read) refused.push({ ...cell, ...fixed! });
    else if ('problem' in read) refused.push({ ...cell, why: read.problem });
    else edits.push({ row, column, typed, value: read.value });
  }
  return { edits, refused };
}

/** The cells that a pasted block covers from its upper left corner. One single cell fills the whole block that is marked. */
export function pastedCells<Row>(
  lines: readonly Line<Row>[],
  columns: readonly Column<Row>[],
  block: Block,
  texts: readonly (readonly string[])[],
): readonly TypedCell<Row>[] {
  const single = texts.length === 1 && texts[0]!.length === 1;
  const height = single ? block.bottom - block.top + 1 : texts.length;
  const width = single
    ? block.right - block.left + 1
    : texts.reduce((most, line) => Math.max(most, line.length), 0);
  return cellsIn(lines, columns, {
    top: block.top,
    left: block.left,
    bottom: block.top + height - 1,
    right: block.left + width - 1,
  }).flatMap(({ place, ...cell }) => {
    const typed = single ? texts[0]![0] : texts[place.line - block.top]?.[place.column - block.left];
    return typed === undefined ? [] : [{ ...cell, typed }];
  });
}

/** The block with what stands in its first line in all others. */
export function filledCells<Row>(
  lines: readonly Line<Row>[],
  columns: readonly Column<Row>[],
  block: Block,
): readonly TypedCell<Row>[] {
  const first = lines[block.top];
  if (first?.kind !== 'row') return [];
  return cellsIn(lines, columns, { ...block, top: block.top + 1 }).map(({ row, column }) => ({
    row,
    column,
    typed: shownText(column, first.row),
  }));
}

/** The texts of a block, a list a line; heads of groups are left out. */
export function textsIn<Row>(
  lines: readonly Line<Row>[],
  columns: readonly Column<Row>[],
  block: Block,
): readonly (readonly string[])[] {
  const those = columns.slice(block.left, block.right + 1).filter(({ isTool }) => !isTool);
  return lines
    .slice(Math.max(0, block.top), block.bottom + 1)
    .flatMap((line) => (line.kind === 'row' ? [those.map((column) => shownText(column, line.row))] : []));
}

function cellsIn<Row>(
  lines: readonly Line<Row>[],
  columns: readonly Column<Row>[],
  block: Block,
): readonly { readonly place: CellPosition; readonly row: Row; readonly column: Column<Row> }[] {
  return lines.slice(Math.max(0, block.top), block.bottom + 1).flatMap((line, down) => {
    if (line.kind !== 'row') return [];
    return columns
      .slice(block.left, block.right + 1)
      .map((column, right) => ({
        place: { line: block.top + down, column: block.left + right },
        row: line.row,
        column,
      }))
      .filter(({ column }) => !column.isTool);
  });
}
