import {
  checkBaselineRows,
  checkDateRows,
  checkResourceRows,
  checkRestrictionRows,
  type CheckedRows,
  checkShortTermRows,
  type DecisionContext,
  defaultBaseline,
  type Plan,
  resourceNamed,
  type ShortTermChoice,
} from '@plomada/domain';
import {
  BASELINE_TEMPLATE_NAME,
  DATES_TEMPLATE_NAME,
  type ImportParams,
  readBaselineCsv,
  readDatesCsv,
  readResourcesCsv,
  readRestrictionsSheet,
  readShortTermSheet,
  resourceTemplateName,
  RESTRICTIONS_TEMPLATE_NAME,
  type RowsResult,
  SHORT_TERM_TEMPLATE_NAME,
  writeBaselineCsv,
  writeDatesCsv,
  writeResourceCsv,
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

export interface SheetBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Reads a spreadsheet and tries its rows upon the plan; changes nothing. */
export function readSheetFile(
  kind: SheetKind,
  { name, bytes }: SheetBytes,
  context: SheetContext,
): SheetRead {
  const { plan, families, decision } = context;
  switch (kind) {
    case 'restrictions':
      return checked(readRestrictionsSheet(bytes), (rows) =>
        checkRestrictionRows(plan, rows, families, decision),
      );
    case 'shortTerm':
      return checked(readShortTermSheet(bytes), (sheet) => checkShortTermRows(plan, sheet, decision));
    case 'dates':
      return checked(readDatesCsv(bytes), (rows) => checkDateRows(plan, rows, decision));
    case 'baseline':
      return checked(readBaselineCsv(bytes), (rows) => checkBaselineRows(plan, rows, name));
    case 'resources':
      return checked(
        readResourcesCsv(bytes, (title) => resourceNamed(plan, title) !== undefined),
        ({ resource, rows }) => checkResourceRows(plan, resourceNamed(plan, resource)!, rows, decision),
      );
  }
}

function checked<R>(read: RowsResult<R>, check: (rows: R) => CheckedRows): SheetRead {
  return read.ok ? { ok: true, rows: check(read.rows) } : read;
}

/** What of the plan a spreadsheet is to have, for the kinds that hold a part of it. */
export interface TemplateChoice {
  readonly shortTerm: ShortTermChoice;
  /** The id of the resource whose amounts it has; the first one's when it is null. */
  readonly resource: string | null;
}

/** The spreadsheet to be filled in, with what the plan has now; or why there is nothing to fill in. */
export function templateOf(
  kind: SheetKind,
  { plan, families }: SheetContext,
  choice: TemplateChoice,
): { readonly name: string; readonly content: Blob } | { readonly code: string } {
  switch (kind) {
    case 'restrictions':
      return workbook(RESTRICTIONS_TEMPLATE_NAME, writeRestrictionsTemplate(plan, families));
    case 'shortTerm':
      return workbook(SHORT_TERM_TEMPLATE_NAME, writeShortTermTemplate(plan, choice.shortTerm));
    case 'dates':
      return csv(DATES_TEMPLATE_NAME, writeDatesCsv(plan));
    case 'baseline': {
      const baseline = defaultBaseline(plan);
      return baseline
        ? csv(BASELINE_TEMPLATE_NAME, writeBaselineCsv(plan, baseline))
        : { code: 'BASELINE_MISSING' };
    }
    case 'resources': {
      const resource = plan.resources.get(choice.resource ?? '') ?? plan.resources.rows[0];
      return resource
        ? csv(resourceTemplateName(resource.name), writeResourceCsv(plan, resource))
        : { code: 'RESOURCES_MISSING' };
    }
  }
}

const workbook = (name: string, bytes: Uint8Array) => ({
  name,
  content: new Blob([new Uint8Array(bytes)], { type: XLSX_MIME }),
});
const csv = (name: string, bytes: Uint8Array) => ({
  name,
  content: new Blob([new Uint8Array(bytes)], { type: 'text/csv;charset=utf-8' }),
});
