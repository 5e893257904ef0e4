import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readBlock, writeBlock } from './block';
import { filledCells, pastedCells, readEdits, type RefusedEdit, textsIn, whyFixed } from './cell-edits';
import type { Cursor } from './use-cursor';
import type { EditsDone, Grid } from './grid';
import type { Message, Refused } from '../messages/messages-slice';

/** What is typed into a cell; `text` is what stands in the field at first. */
export interface Editing {
  readonly lineId: string;
  readonly columnId: string;
  readonly text: string;
}

/** What is said beside a cell: why it did not take what was typed, or takes nothing. */
export interface Note {
  readonly lineId: string;
  readonly columnId: string;
  readonly refused: Refused;
}

/** What came of putting something into many cells. */
export interface Put<Row> {
  /** What could not be put in. */
  readonly refused: readonly RefusedEdit<Row>[];
  readonly done: EditsDone | null;
}

export const NOTHING_PUT = { refused: [], done: null };

export interface CellEditing<Row> extends Put<Row> {
  readonly editing: Editing | null;
  readonly note: Note | null;
  /** Begins to edit the cell at the cursor, with `typed` in place of what it holds; says beside it why it may not be. */
  readonly begin: (typed?: string) => boolean;
  /** Puts what was typed into the cell. Where it is refused the field stays, with the reason beside it, and the answer is false. */
  readonly commit: (typed: string) => boolean;
  readonly giveUp: () => void;
  readonly paste: (text: string) => void;
  /** Empties the cells of the block. Whether any of them can be edited. */
  readonly clear: () => boolean;
  readonly fillDown: () => void;
  readonly copied: () => string;
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
  const [note, setNote] = useState<Note | null>(null);
  const [many, setMany] = useState<Put<Row>>(NOTHING_PUT);
  const [unplaced, setUnplaced] = useState(0);
  const { lines, shown, onEdits } = grid;
  const put = (cells: Parameters<typeof readEdits<Row>>[0], told?: Message['key']): Put<Row> => {
    if (!onEdits) return { refused: [], done: null };
    const read = readEdits(cells, t('fixed'));
    const outcome = read.edits.length > 0 ? onEdits(read.edits, told) : null;
    const said = read.edits.flatMap((edit, index) => {
      const refused = outcome?.refused[index];
      return refused ? [{ ...edit, ...refused }] : [];
    });
    return { refused: [...read.refused, ...said], done: outcome?.done ?? null };
  };
  const putMany = (cells: Parameters<typeof put>[0]) => setMany(put(cells, 'grid:changed'));
  const line = lines[place.line];
  const column = shown[place.column];
  const begin = (typed?: string): boolean => {
    if (!onEdits || line?.kind !== 'row' || !column || column.isTool) return false;
    const fixed = whyFixed(column, line.row, t('fixed'));
    // Who only presses Enter on it opens the row.
    const isTyped = fixed && typed !== undefined;
    setNote(isTyped ? { lineId: line.id, columnId: column.id, refused: fixed } : null);
    if (fixed) return false;
    const text = typed ?? column.editor!.typed?.(line.row) ?? column.text(line.row);
    setEditing({ lineId: line.id, columnId: column.id, text });
    return true;
  };
  // While somebody types, others may put the rows in another order, or add some: the cell stays with its row.
  const at = editing === null ? -1 : lines.findIndex(({ id }) => id === editing.lineId);
  if (editing !== null && at < 0) setEditing(null);
  // What was wrong waits for whoever typed it, wherever they go meanwhile; what is fixed says so while they stand there.
  const isWrong = editing !== null && note !== null;
  const isThere = note?.lineId === line?.id && note?.columnId === column?.id;
  if (note !== null && editing === null && !isThere) setNote(null);
  useLayoutEffect(() => {
    if (at >= 0 && at !== place.line && !isWrong) stand({ line: at, column: place.column });
  }, [at, place, stand, isWrong]);
  const commit = (typed: string): boolean => {
    const edited = lines[at];
    const into = shown.find(({ id }) => id === editing?.columnId);
    const cells =
      edited?.kind === 'row' && into ? [{ row: edited.row, column: into, typed: typed.trim() }] : [];
    const [refused] = put(cells).refused;
    setNote(refused && editing ? { ...editing, refused } : null);
    if (!refused) setEditing(null);
    return !refused;
  };
  const clear = (): boolean => {
    const cells = pastedCells(lines, shown, block, [['']]);
    if (!onEdits || cells.every(({ row, column }) => whyFixed(column, row, t('fixed')) !== null))
      return false;
    putMany(cells);
    return true;
  };
  const paste = (text: string) => {
    const texts = readBlock(text);
    putMany(pastedCells(lines, shown, block, texts));
    if (onEdits) setUnplaced(Math.max(0, block.top + texts.length - lines.length));
  };
  return {
    editing,
    note,
    begin,
    commit,
    giveUp: () => {
      setEditing(null);
      setNote(null);
    },
    paste,
    clear,
    fillDown: () => putMany(filledCells(lines, shown, block)),
    copied: () => writeBlock(textsIn(lines, shown, block)),
    ...many,
    unplaced,
    forgetRefused: () => {
      setMany(NOTHING_PUT);
      setUnplaced(0);
    },
  };
}
