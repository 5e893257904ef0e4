import type { Cell } from '../tables/sheet';

/** A workbook as we hand it out. */
export interface Workbook {
  readonly sheets: readonly WorkbookSheet[];
}

export interface WorkbookSheet {
  readonly name: string;
  /** Drawn bold. */
  readonly head: readonly string[];
  readonly lines: readonly (readonly Cell[])[];
  /** How wide each column is, in characters; what is not said follows from what stands in it. */
  readonly widths?: readonly number[];
  /** Nobody can write in it. */
  readonly isProtected?: boolean;
  readonly checks?: readonly CellCheck[];
  /** Columns, from 0, whose numbers are dates, with how these are shown, down to a line. */
  readonly dates?: readonly { readonly column: number; readonly format: string; readonly to: number }[];
}

/** What a spreadsheet lets into cells of one column, in lines 2 to `to`, and what it says otherwise. */
export interface CellCheck {
  /** From 0. */
  readonly column: number;
  readonly to: number;
  readonly accepts:
    | { readonly kind: 'list'; /** A range: `Hoja!$A$2:$A$9`. */ readonly source: string }
    | { readonly kind: 'date' | 'decimal'; readonly min: number; readonly max: number };
  readonly message: string;
}

export const XLSX_MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
