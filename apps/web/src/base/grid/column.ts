import { type CellValue, type ColumnKind, isFigure } from '@plomada/presentation';
import type { ReactNode } from 'react';
import type { Refused } from '../messages/messages-slice';

export type { CellValue, ColumnKind };

/** One of the values that a column can be filtered by: what it is kept as, and what people read. */
export interface Choice {
  readonly key: string;
  readonly label: string;
}

/** How a cell is typed into. */
export interface CellEditor<Row> {
  /** What stands in the field at first; the cell's text where nothing else is said. */
  readonly typed?: (row: Row) => string;
  /** The value behind what was typed, or the words that say why it is none. */
  readonly read: (typed: string, row: Row) => { readonly value: unknown } | { readonly problem: string };
  /** Why this row's cell may not be edited, in the rule's own words; null where it may. */
  readonly problem?: (row: Row) => Refused | null;
  /** Why not everything can be typed into this row's cell, in the rule's own words; null where all can. */
  readonly limit?: (row: Row) => string | null;
  /** The only texts that there are to choose from. */
  readonly choices?: readonly Choice[];
}

/** A column of a grid, in the language that is shown. */
export interface Column<Row> {
  readonly id: string;
  readonly kind: ColumnKind;
  readonly head: string;
  /** The head without abbreviations, for menus and screen readers. */
  readonly headInFull?: string;
  /** In pixels. */
  readonly width: number;
  /** Its share of the room that is left when every column shows what is in it; absent of one that takes none of it. */
  readonly grows?: number;
  /** What it is put in order, filtered and exported by. */
  readonly value: (row: Row) => CellValue;
  /** The cell in words: shown, copied and read out. */
  readonly text: (row: Row) => string;
  /** The values of a cell that are ticked one by one in the filter; the cell's text where nothing else is said. */
  readonly choices?: (row: Row) => readonly Choice[];
  /** What people read for a value that can be ticked though no row has it at the moment. */
  readonly labelOf?: (key: string) => string;
  /** As much of what a cell shows as is to stand in it whole, where it is drawn and shows more than its text. */
  readonly widest?: (row: Row) => string;
  /** Shows the cell otherwise than as its text. Controls in it take `reach` as their tab index. */
  readonly draw?: (row: Row, reach: 0 | -1) => ReactNode;
  /** What stands under the column for all rows that are shown; a function where their figures neither add up nor have a mean. */
  readonly total?: 'sum' | 'mean' | ((rows: readonly Row[]) => number);
  /** Writes a total. */
  readonly totalText?: (total: number) => string;
  readonly editor?: CellEditor<Row>;
  /** Why nobody types into the column, where that is not plain. */
  readonly fixed?: string;
  /** Buttons and the like: neither put in order nor filtered, hidden nor exported. */
  readonly isTool?: boolean;
}

export { isFigure };

/** What a cell is filtered by. */
export function choicesOf<Row>(column: Column<Row>, row: Row): readonly Choice[] {
  if (column.choices) return column.choices(row);
  const text = column.text(row);
  return [{ key: text, label: text }];
}
