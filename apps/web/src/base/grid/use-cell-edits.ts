import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readBlock, writeBlock } from './block';
import { filledCells, pastedCells, readEdits, type RefusedEdit, textsIn, whyFixed } from './cell-edits';
import type { Cursor } from './use-cursor';
import type { Grid } from './grid';

/** What is typed into a cell; `text` is what stands in the field at first. */
export interface Editing {
  readonly lineId: string;
  readonly columnId: string;
  readonly text: string;
}

export interface CellEditing<Row> {
  readonly editing: Editing | null;
  /** Begins to edit the cell at the cursor, with `typed` in place of what it holds. */
  readonly begin: (typed?: string) => boolean;
  /** Puts what was typed into the cell. */
  readonly commit: (typed: string) => void;
  readonly giveUp: () => void;
  readonly paste: (text: string) => void;
  /** Empties the cells of the block. Whether any of them can be edited. */
  readonly clear: () => boolean;
  readonly fillDown: () => void;
  readonly copied: () => string;
  /** What the last of these could not put in. */
  readonly refused: readonly RefusedEdit<Row>[];
  /** How many lines of what was pasted last had no row to go into. */
  readonly unplaced: number;
  readonly forgetRefused: () => void;
}

/** Cells edited as in a spreadsheet, one or a block of them, each time as one action. */
export function useCellEdits<Row extends object>(
  grid: Grid<Row>,
  { place, block, stand }: Cursor,
): CellEditing<Row> {
  const { t } = useTranslation('grid');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [refused, setRefused] = useState<readonly RefusedEdit<Row>[]>([]);
  const [unplaced, setUnplaced] = useState(0);
  const { lines, shown, onEdits } = grid;
  const put = (cells: Parameters<typeof readEdits<Row>>[0]) => {
    if (!onEdits) return;
    const read = readEdits(cells, t('fixed'));
    const answers = read.edits.length > 0 ? onEdits(read.edits) : [];
    const said = read.edits.flatMap((edit, index) => {
      const refused = answers[index];
      return refused ? [{ ...edit, ...refused }] : [];
    });
    setRefused([...read.refused, ...said]);
  };
  const line = lines[place.line];
  const column = shown[place.column];
  const begin = (typed?: string): boolean => {
    if (!onEdits || line?.kind !== 'row' || !column || column.isTool) return false;
    if (whyFixed(column, line.row, t('fixed')) !== null) return false;
    const text = typed ?? column.editor!.typed?.(line.row) ?? column.text(line.row);
    setEditing({ lineId: line.id, columnId: column.id, text });
    return true;
  };
  // While somebody types, others may put the rows in another order, or add some: the cell stays with its row.
  const at = editing === null ? -1 : lines.findIndex(({ id }) => id === editing.lineId);
  if (editing !== null && at < 0) setEditing(null);
  useLayoutEffect(() => {
    if (at >= 0 && at !== place.line) stand({ line: at, column: place.column });
  }, [at, place, stand]);
  const commit = (typed: string) => {
    setEditing(null);
    const edited = lines[at];
    const into = shown.find(({ id }) => id === editing?.columnId);
    if (edited?.kind === 'row' && into) put([{ row: edited.row, column: into, typed: typed.trim() }]);
  };
  const clear = (): boolean => {
    const cells = pastedCells(lines, shown, block, [['']]);
    if (!onEdits || cells.every(({ row, column }) => whyFixed(column, row, t('fixed')) !== null))
      return false;
    put(cells);
    return true;
  };
  const paste = (text: string) => {
    const texts = readBlock(text);
    put(pastedCells(lines, shown, block, texts));
    if (onEdits) setUnplaced(Math.max(0, block.top + texts.length - lines.length));
  };
  return {
    editing,
    begin,
    commit,
    giveUp: () => setEditing(null),
    paste,
    clear,
    fillDown: () => put(filledCells(lines, shown, block)),
    copied: () => writeBlock(textsIn(lines, shown, block)),
    refused,
    unplaced,
    forgetRefused: () => {
      setRefused([]);
      setUnplaced(0);
    },
  };
}
