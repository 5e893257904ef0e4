/** What comes in by a spreadsheet of the product's own. */
export const SHEET_KINDS = ['restrictions', 'shortTerm'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The parameter of the address that opens the dialog. */
export const SHEET_PARAM = 'sheet';

export const isSheetKind = (kind: string | null): kind is SheetKind =>
  (SHEET_KINDS as readonly (string | null)[]).includes(kind);

/** Both spreadsheets are small: a larger file is not one of them. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
