/** What comes in by a spreadsheet of the product's own: workbooks for who records progress, CSV for who edits the plan. */
export const WORKBOOK_KINDS = ['restrictions', 'shortTerm'] as const;
export const CSV_KINDS = ['dates', 'baseline', 'resources'] as const;
export const SHEET_KINDS = [...WORKBOOK_KINDS, ...CSV_KINDS] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export const extensionOf = (kind: SheetKind): '.xlsx' | '.csv' =>
  (CSV_KINDS as readonly SheetKind[]).includes(kind) ? '.csv' : '.xlsx';

/** The parameter of the address that opens the dialog. */
export const SHEET_PARAM = 'sheet';

/** They are small: a larger file is not one of them. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
