import Box from '@mui/material/Box';
import { visuallyHidden } from '../../../base/layout/visually-hidden';
import type { Plan, PlanRow } from '@plomada/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Block, blockOf, readBlock, writeBlock } from '../../../base/grid/block';
import { filledCells, pastedCells, readEdits, textsIn } from '../../../base/grid/cell-edits';
import { RefusedEdits } from '../../../base/grid/refused-edits';
import { NOTHING_PUT, type Put } from '../../../base/grid/use-cell-edits';
import { useAppSelector } from '../../../base/hooks';
import { codeText } from '../../../base/messages/code-text';
import { usePlanEdits } from '../../../plan/sending/use-plan-edits';
import type { BlockHandlers } from './cell-blocks';
import type { CellPlace } from './marked-cells';
import { cellColumns } from './cell-columns';
import { type CellEdit, typedAction } from './cell-edits';
import { type CellWords, isTypedBy, type WhoTypes } from '../chart/chart-columns';
import type { GridShown } from '../grid/grid-shown';

interface Options {
  readonly plan: Plan;
  readonly words: CellWords;
  readonly grid: GridShown;
  /** Rows that neither a filter nor a closed branch hides. */
  readonly seen: readonly PlanRow[];
  readonly selection: ReadonlySet<string>;
  readonly may: WhoTypes;
}

type Cells = Parameters<typeof readEdits<PlanRow>>[0];

/**
 * What is done to many cells of the chart's grid at once: a block from a spreadsheet goes into them from the active cell on; those that
 * are marked are copied, emptied, and filled with what the first of them has; where none are marked, the selected rows are filled in the
 * active column, and a cell is copied where no row is selected. Each is one action; what is refused is listed. Of columns that nobody
 * types into they are not about cells, but about rows.
 */
export function useCellBlocks({ plan, words, grid, seen, selection, may }: Options): {
  readonly blocks: BlockHandlers;
  /** What is said of them. */
  readonly shown: ReactNode;
} {
  const { t, i18n } = useTranslation(['grid', 'gantt', 'codes']);
  const edit = usePlanEdits();
  const rowsCopied = useAppSelector(({ gantt }) => gantt.clipboard?.text);
  const [put, setPut] = useState<Put<PlanRow>>(NOTHING_PUT);
  const [unplaced, setUnplaced] = useState(0);
  const [marked, setMarked] = useState(0);

  const names = grid.columns.flatMap(({ name }) => (name === 'select' ? [] : [name]));
  const columns = () =>
    cellColumns(names, { plan, words }, may, ({ key, params }) => codeText(t, key, params, i18n.language));
  const putInto = (cells: Cells, left = 0) => {
    const read = readEdits(cells, t('fixed'));
    const actions = read.edits.flatMap(({ value }) => typedAction(plan, value as CellEdit) ?? []);
    const { refused, done } = edit(actions, 'grid:changed');
    const said = read.edits.flatMap((one, at) => (refused[at] ? [{ ...one, ...refused[at] }] : []));
    setPut({ refused: [...read.refused, ...said], done });
    setUnplaced(left);
  };
  const blockAt = (one: CellPlace, other: CellPlace) => blockOf(placeIn(one), placeIn(other));
  const placeIn = ({ id, column }: CellPlace) => ({
    line: seen.findIndex((row) => row.id === id),
    column: names.indexOf(column),
  });
  const isTyped = ({ left, right }: Block) =>
    names.slice(left, right + 1).some((name) => isTypedBy(name, may));
  const blocks: BlockHandlers = {
    pasted: (cell, text) => {
      // A single value goes into an open field as anywhere; rows that were copied here are pasted as rows.
      const isField = cell.isOpen && !/[\t\n]./.test(text);
      const block = blockAt(cell, cell.corner);
      if (!isTyped(block) || isField || text.replaceAll('\r\n', '\n') === rowsCopied) return null;
      const texts = readBlock(text);
      const left = Math.max(0, block.top + texts.length - seen.length);
      return () => putInto(pastedCells(linesOf(seen), columns(), block, texts), left);
    },
    filled: (cell) => {
      const marked = blockAt(cell, cell.corner);
      if (marked.bottom > marked.top)
        return isTyped(marked) ? () => putInto(filledCells(linesOf(seen), columns(), marked)) : null;
      const rows = seen.filter(({ id }) => selection.has(id));
      const block = { ...marked, top: 0, bottom: rows.length - 1 };
      if (rows.length < 2 || !isTyped(block)) return null;
      return () => putInto(filledCells(linesOf(rows), columns(), block));
    },
    cleared: (cell) => {
      const block = blockAt(cell, cell.corner);
      if (isOneCell(block) || !isTyped(block)) return null;
      return () => putInto(pastedCells(linesOf(seen), columns(), block, [['']]));
    },
    copied: (cell) => {
      const block = blockAt(cell, cell.corner);
      if (isOneCell(block) && selection.size > 0) return null;
      return writeBlock(textsIn(linesOf(seen), columns(), block));
    },
    onMarked: (corners) => {
      const block = corners && blockAt(corners.from, corners.to);
      setMarked(block ? (block.bottom - block.top + 1) * (block.right - block.left + 1) : 0);
    },
  };
  const forgetRefused = () => {
    setPut(NOTHING_PUT);
    setUnplaced(0);
  };
  return {
    blocks,
    shown: (
      <>
        <Box role="status" sx={visuallyHidden}>
          {marked > 1 && t('gantt:marked', { count: marked })}
        </Box>
        <RefusedEdits
          edits={{ ...put, unplaced, forgetRefused }}
          nameOf={({ code, text }) => `${code} ${text}`}
        />
      </>
    ),
  };
}

const isOneCell = ({ top, bottom, left, right }: Block): boolean => top === bottom && left === right;

const linesOf = (rows: readonly PlanRow[]) =>
  rows.map((row) => ({ kind: 'row', id: row.id, row, depth: 0, isOpen: null }) as const);
