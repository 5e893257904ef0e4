import { z } from 'zod';
import { defineRoute, inProject } from '../route';
import { EXPORT_TABLES, exportPage, exportQuery } from '../table-export';

/** An answer is made of the whole plan, and of its log since. */
const PATIENCE = 40_000;

/** What BI programs read, by an API token to read. */
export const tableExportRoutes = {
  page: defineRoute({
    method: 'GET',
    path: '/project/:id/export/:table',
    summary:
      'A page of the tasks, restrictions, terms, causes or indicators of a project, all or those that became otherwise since a seq (docs/bi-export.md)',
    access: inProject('viewReports', 'id'),
    params: { table: z.enum(EXPORT_TABLES) },
    query: exportQuery,
    answer: exportPage,
    timeoutMs: PATIENCE,
  }),
  csv: defineRoute({
    method: 'GET',
    path: '/project/:id/export/:table/csv',
    summary: 'The whole table as a CSV file with commas and points (docs/bi-export.md)',
    access: inProject('viewReports', 'id'),
    params: { table: z.enum(EXPORT_TABLES) },
    answer: 'text/csv',
    timeoutMs: PATIENCE,
  }),
};
