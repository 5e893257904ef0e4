import type { Plan, PlanRow } from '@plomada/domain';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readBlock, writeBlock } from '../../../base/grid/block';
import { filledCells, pastedCells, readEdits, textsIn } from '../../../base/grid/cell-edits';
import { RefusedEdits } from '../../../base/grid/refused-edits';
import { NOTHING_PUT, type Put } from '../../../base/grid/use-cell-edits';
import { useAppSelector } from '../../../base/hooks';
import { shownParams } from '../../../base/messages/shown-params';
import { usePlanEdits } from '../../../plan/sending/use-plan-edits';
import type { BlockHandlers } from './cell-blocks';
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
 * What is done to many cells of the chart's grid at once: a block from a spreadsheet goes into them from the active cell on, the selected
 * rows are filled with what the first of them has in the active column, and a cell is copied where no row is selected. Each is one action;
 * what is refused is listed. Of a column that nobody types into they are not about cells, but about rows.
 */
export function useCellBlocks({ plan, words, grid, seen, selection, may }: Options): {
  readonly blocks: BlockHandlers;
  readonly refused: ReactNode;
} {
  const { t, i18n } = useTranslation(['grid', 'gantt', 'codes']);
  const edit = usePlanEdits();
  const rowsCopied = useAppSelector(({ gantt }) => gantt.clipboard?.text);
  const [put, setPut] = useState<Put<PlanRow>>(NOTHING_PUT);
  const [unplaced, setUnplaced] = useState(0);

  const names = grid.columns.flatMap(({ name }) => (name === 'select' ? [] : [name]));
  const columns = () =>
    cellColumns(names, { plan, words }, may, ({ key, params }) =>
      t(key as 'codes:UNKNOWN', shownParams(params, i18n.language)),
    );
  const putInto = (cells: Cells, left = 0) => {
    const read = readEdits(cells, t('fixed'));
    const actions = read.edits.flatMap(({ value }) => typedAction(plan, value as CellEdit) ?? []);
    const { refused, done } = edit(actions, 'grid:changed');
    const said = read.edits.flatMap((one, at) => (refused[at] ? [{ ...one, ...refused[at] }] : []));
    setPut({ refused: [...read.refused, ...said], done });
    setUnplaced(left);
  };
  const blocks: BlockHandlers = {
    pasted: ({ id, column, isOpen }, text) => {
      // A single value goes into an open field as anywhere; rows that were copied here are pasted as rows.
      const isField = isOpen && !/[\t\n]./.test(text);
      if (!isTypedBy(column, may) || isField || text.replaceAll('\r\n', '\n') === rowsCopied) return null;
      const texts = readBlock(text);
      const [top, left] = [seen.findIndex((row) => row.id === id), names.indexOf(column)];
      const block = { top, bottom: top, left, right: left };
      return () =>
        putInto(
          pastedCells(linesOf(seen), columns(), block, texts),
          Math.max(0, top + texts.length - seen.length),
        );
    },
    filled: ({ column }) => {
      const rows = seen.filter(({ id }) => selection.has(id));
      if (rows.length < 2 || !isTypedBy(column, may)) return null;
      const at = names.indexOf(column);
      const block = { top: 0, bottom: rows.length - 1, left: at, right: at };
      return () => putInto(filledCells(linesOf(rows), columns(), block));
    },
    copied: ({ id, column }) => {
      if (selection.size > 0) return null;
      const at = names.indexOf(column);
      const lines = linesOf(seen.filter((row) => row.id === id));
      return writeBlock(textsIn(lines, columns(), { top: 0, bottom: 0, left: at, right: at }));
    },
  };
  const forgetRefused = () => {
    setPut(NOTHING_PUT);
    setUnplaced(0);
  };
  return {
    blocks,
    refused: (
      <RefusedEdits
        edits={{ ...put, unplaced, forgetRefused }}
        nameOf={({ code, text }) => `${code} ${text}`}
      />
    ),
  };
}

const linesOf = (rows: readonly PlanRow[]) =>
  rows.map((row) => ({ kind: 'row', id: row.id, row, depth: 0, isOpen: null }) as const);
