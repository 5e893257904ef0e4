import {
  checkBaselineRows,
  checkDateRows,
  checkResourceRows,
  checkRestrictionRows,
  type CheckedRows,
  checkShortTermFiles,
  type DecisionContext,
  defaultBaseline,
  isOfOpenTerm,
  type Plan,
  resourceNamed,
  type RowsOfFile,
  type SheetActions,
  type SheetCode,
  type ShortTermChoice,
  type ShortTermSheet,
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
  SHORT_TERM_TEMPLATES_NAME,
  writeBaselineCsv,
  writeDatesCsv,
  writeResourceCsv,
  writeRestrictionsTemplate,
  writeShortTermTemplate,
  writeShortTermTemplates,
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

export interface SheetBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Why a file cannot be read. */
export interface SheetFailed {
  readonly name: string;
  readonly code: string;
  readonly params: ImportParams;
}

/** What each file comes to, and what they make of the plan together; nothing while one of them cannot be read. */
export type SheetsRead =
  | ({ readonly ok: true; readonly files: readonly NamedRows[] } & SheetActions)
  | { readonly ok: false; readonly failed: readonly SheetFailed[] };

export interface NamedRows {
  readonly name: string;
  readonly rows: RowsOfFile;
}

/** Reads spreadsheets of a kind and tries their rows upon the plan; changes nothing. Only short terms come in several at once. */
export function readSheetFiles(
  kind: SheetKind,
  files: readonly SheetBytes[],
  { plan, families, decision }: SheetContext,
): SheetsRead {
  const [first] = files;
  switch (kind) {
    case 'restrictions':
      return checked(files, readRestrictionsSheet, ([rows]) =>
        alone(checkRestrictionRows(plan, rows!, families, decision)),
      );
    case 'shortTerm':
      return checked(files, shortTermReader(plan), (sheets) => checkShortTermFiles(plan, sheets, decision));
    case 'dates':
      return checked(files, readDatesCsv, ([rows]) => alone(checkDateRows(plan, rows!, decision)));
    case 'baseline':
      return checked(files, readBaselineCsv, ([rows]) => alone(checkBaselineRows(plan, rows!, first!.name)));
    case 'resources':
      return checked(
        files,
        (bytes) => readResourcesCsv(bytes, (title) => resourceNamed(plan, title) !== undefined),
        ([read]) =>
          alone(checkResourceRows(plan, resourceNamed(plan, read!.resource)!, read!.rows, decision)),
      );
  }
}

interface CheckedFiles extends SheetActions {
  readonly files: readonly RowsOfFile[];
}

const alone = ({ actions, moved, changes, ...rows }: CheckedRows): CheckedFiles => ({
  ...{ files: [rows], actions, moved, changes },
});

/** What a file of a kind says, or why it says nothing. */
type ReadFile<R> = (
  bytes: Uint8Array,
) => RowsResult<R> | { readonly ok: false; readonly code: SheetCode; readonly params: ImportParams };

const shortTermReader =
  (plan: Plan): ReadFile<ShortTermSheet> =>
  (bytes) => {
    const read = readShortTermSheet(bytes);
    if (!read.ok || isOfOpenTerm(plan, read.rows)) return read;
    return { ok: false, code: 'SHEET_OF_OTHER_TERM', params: {} };
  };

function checked<R>(
  files: readonly SheetBytes[],
  read: ReadFile<R>,
  check: (rows: readonly R[]) => CheckedFiles,
): SheetsRead {
  const results = files.map(({ name, bytes }) => ({ name, result: read(bytes) }));
  const failed = results.flatMap(({ name, result }) =>
    result.ok ? [] : [{ name, code: result.code, params: result.params }],
  );
  if (failed.length > 0) return { ok: false, failed };
  const all = check(results.flatMap(({ result }) => (result.ok ? [result.rows] : [])));
  const named = all.files.map((rows, place) => ({ name: files[place]!.name, rows }));
  return { ...all, ok: true, files: named };
}

/** What of the plan a spreadsheet is to have, for the kinds that hold a part of it. */
export interface TemplateChoice {
  readonly shortTerm: ShortTermChoice;
  /** The id of the resource whose amounts it has; the first one's when it is null. */
  readonly resource: string | null;
}

interface SheetContent {
  readonly name: string;
  readonly content: Blob;
}

/** The spreadsheet to be filled in, with what the plan has now; or why there is nothing to fill in. */
export function templateOf(
  kind: SheetKind,
  { plan, families }: SheetContext,
  choice: TemplateChoice,
): SheetContent | { readonly code: string } {
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

/** The template of the short term for each who has tasks in it, packed together; `nobody` names that of tasks without a responsible. */
export function templatesByPerson({ plan }: SheetContext, nobody: string): SheetContent {
  const content = new Blob([new Uint8Array(writeShortTermTemplates(plan, nobody))], {
    type: 'application/zip',
  });
  return { name: SHORT_TERM_TEMPLATES_NAME, content };
}

const workbook = (name: string, bytes: Uint8Array) => ({
  name,
  content: new Blob([new Uint8Array(bytes)], { type: XLSX_MIME }),
});
const csv = (name: string, bytes: Uint8Array) => ({
  name,
  content: new Blob([new Uint8Array(bytes)], { type: 'text/csv;charset=utf-8' }),
});
