import {
  checkRestrictionRows,
  type CheckedRows,
  checkShortTermRows,
  type DecisionContext,
  type Plan,
} from '@plomada/domain';
import {
  type ImportParams,
  readRestrictionsSheet,
  readShortTermSheet,
  RESTRICTIONS_TEMPLATE_NAME,
  SHORT_TERM_TEMPLATE_NAME,
  writeRestrictionsTemplate,
  writeShortTermTemplate,
  XLSX_MIME,
} from '@plomada/interchange';
import type { SheetKind } from './sheet-kind';

/** What rows are checked against. */
export interface SheetContext {
  readonly plan: Plan;
  /** The company's families of constraints. */
  readonly families: readonly string[];
  readonly decision: DecisionContext;
}

export type SheetRead =
  | { readonly ok: true; readonly rows: CheckedRows }
  | { readonly ok: false; readonly code: string; readonly params: ImportParams };

/** Reads a spreadsheet and tries its rows upon the plan; changes nothing. */
export function readSheetFile(kind: SheetKind, bytes: Uint8Array, context: SheetContext): SheetRead {
  const { plan, families, decision } = context;
  if (kind === 'restrictions') {
    const read = readRestrictionsSheet(bytes);
    return read.ok ? { ok: true, rows: checkRestrictionRows(plan, read.rows, families, decision) } : read;
  }
  const read = readShortTermSheet(bytes);
  return read.ok ? { ok: true, rows: checkShortTermRows(plan, read.rows, decision) } : read;
}

/** The spreadsheet to be filled in, with the plan's tasks and people in its lists. */
export function templateOf(
  kind: SheetKind,
  { plan, families }: SheetContext,
): { name: string; content: Blob } {
  const [name, bytes] =
    kind === 'restrictions'
      ? [RESTRICTIONS_TEMPLATE_NAME, writeRestrictionsTemplate(plan, families)]
      : [SHORT_TERM_TEMPLATE_NAME, writeShortTermTemplate(plan)];
  return { name, content: new Blob([new Uint8Array(bytes)], { type: XLSX_MIME }) };
}
