import { EXPORTED_INDICATORS, type ExportTableName, type ExportTables } from '@plomada/domain';
import { z } from 'zod';
import { defineQuery } from './message';
import { civilDate, id, instant, plainText } from './primitives';

/**
 * One more with each change that a program could stumble over: a column that goes, is called otherwise or means something else. New
 * columns come without one.
 */
export const EXPORT_VERSION = 1;
export const EXPORT_TABLES = ['tasks', 'restrictions', 'terms', 'causes', 'indicators'] as const;
/** Rows of one page. */
export const EXPORT_PAGE = { usual: 1000, most: 5000 } as const;
/** The id of a row is made of up to three others. */
const rowId = plainText().min(1).max(1000);

const percent = z.number();
const day = civilDate;
const texts = z.array(z.string()).readonly();

/** The columns of each table. They are the domain's own types: one that is renamed there and not here does not compile. */
export const exportRows = {
  tasks: z.object({
    id,
    code: z.string(),
    parentId: id.nullable(),
    level: z.number().int(),
    kind: z.enum(['task', 'milestone', 'summary']),
    name: z.string(),
    start: day,
    finish: day,
    durationDays: z.number(),
    progress: percent,
    commitment: percent.nullable(),
    lastProgress: percent,
    weight: percent,
    state: z.string().nullable(),
    isCritical: z.boolean(),
    floatDays: z.number(),
    isInOpenTerm: z.boolean(),
    isAnalysed: z.boolean(),
    responsibleIds: texts,
    responsibles: texts,
    restrictions: z.number().int(),
    delayedRestrictions: z.number().int(),
    constraintType: z.string(),
    constraintDate: day.nullable(),
    baselineStart: day.nullable(),
    baselineFinish: day.nullable(),
    unit: z.string().nullable(),
    quantity: z.number().nullable(),
    unitsDone: z.number().nullable(),
    sourceId: z.string().nullable(),
    wbs: z.string().nullable(),
  }),
  restrictions: z.object({
    id,
    type: z.enum(['start', 'end']),
    family: z.string(),
    detail: z.string(),
    comments: z.string(),
    state: z.enum(['pending', 'delayed', 'released', 'releasedLate', 'inProcess']),
    responsibleId: id.nullable(),
    responsible: z.string(),
    company: z.string(),
    created: day,
    required: day,
    committed: day.nullable(),
    due: day,
    released: day.nullable(),
    taskIds: texts,
    tasks: texts,
    neededBy: day.nullable(),
    isInTime: z.boolean().nullable(),
  }),
  terms: z.object({
    id,
    number: z.number().int(),
    start: day,
    lastDay: day,
    state: z.enum(['closed', 'open', 'waiting']),
    closedAt: instant.nullable(),
    reopenings: z.number().int(),
    promised: z.number().int().nullable(),
    kept: z.number().int().nullable(),
    ppc: percent.nullable(),
    restrictionsDue: z.number().int().nullable(),
    restrictionsReleased: z.number().int().nullable(),
    pcr: percent.nullable(),
    realProgress: percent.nullable(),
  }),
  causes: z.object({
    id: rowId,
    termNumber: z.number().int(),
    closedAt: instant,
    taskId: id,
    taskCode: z.string(),
    task: z.string(),
    responsibles: z.string(),
    type: z.string(),
    origin: z.string(),
    detail: z.string(),
    commitment: percent.nullable(),
    progress: percent,
    impact: percent.nullable(),
  }),
  indicators: z.object({
    id: rowId,
    indicator: z.enum(EXPORTED_INDICATORS),
    termNumber: z.number().int().nullable(),
    termStart: day.nullable(),
    value: percent.nullable(),
    numerator: z.number().nullable(),
    denominator: z.number().nullable(),
  }),
} satisfies { readonly [Name in ExportTableName]: z.ZodType<ExportTables[Name]> };

/** What a program has of a table already, and how much it takes at once. */
export const exportQuery = {
  /** The `seq` of an earlier answer: only what became otherwise since is told. */
  since: z.coerce.number().int().min(0).default(0),
  /** The `next` of the page before. */
  after: rowId.optional(),
  limit: z.coerce.number().int().min(1).max(EXPORT_PAGE.most).default(EXPORT_PAGE.usual),
};

const page = z.object({
  version: z.literal(EXPORT_VERSION),
  projectId: id,
  table: z.enum(EXPORT_TABLES),
  /** Of the plan that the page is of. That of the first page is the next time's `since`. */
  seq: z.number().int(),
  /** That all rows are told, over the pages: what is not among them is no more. Otherwise only those that became otherwise. */
  complete: z.boolean(),
  /** The ids of rows that are no more, with the first page; none where `complete`. */
  removed: z.array(rowId),
  /** For `after`, of the next page; null on the last one. */
  next: rowId.nullable(),
});
/** A page of a table, its rows by their ids. */
export const exportPage = page.extend({
  rows: z.union(EXPORT_TABLES.map((name) => exportRows[name])).array(),
});
export type ExportPage = z.input<typeof exportPage>;

const exportRequest = z.object({
  projectId: id,
  table: z.enum(EXPORT_TABLES),
  after: rowId.optional(),
  limit: z.number().int().min(1).max(EXPORT_PAGE.most),
});
/**
 * A page of a table of a project, from its plan as it is. Refuses with NOT_FOUND, and with EXPORT_SINCE_UNKNOWN (params: seq, the newest) where
 * the plan has never come to `since`: whoever says so has it from before a backup was restored.
 */
export const exportTablePage = defineQuery('reports', 'export-table-page', {
  request: exportRequest.extend({ since: z.number().int().min(0) }),
  // Made of the domain's own types a moment ago: rows by the thousand are not gone through again.
  response: page.extend({
    rows: z.array(z.custom<ExportTables[ExportTableName]>((row) => typeof row === 'object' && row !== null)),
  }),
  timeoutMs: 30_000,
});
/** Lines of such a table as CSV: the first ones with the names of the columns. Refuses with NOT_FOUND. */
export const exportTableLines = defineQuery('reports', 'export-table-lines', {
  request: exportRequest,
  response: z.object({ text: z.string(), next: rowId.nullable() }),
  timeoutMs: 30_000,
});
