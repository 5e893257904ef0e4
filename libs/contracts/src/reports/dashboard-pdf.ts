import { z } from 'zod';
import { failureSchema } from '../failure';
import { defineQuery, defineRpc } from '../message';
import { id, language, plainText } from '../primitives';
import { dashboardName } from './dashboards';
import { reportFilter } from './report-filter';

/** A PDF is at most so large. One with every report there is has some 400 kB. */
export const MAX_DASHBOARD_PDF_BYTES = 8 * 1024 * 1024;

/** Which dashboard of a project is drawn, in whose words, and what it is narrowed to. */
const which = z.object({
  projectId: id,
  dashboard: dashboardName,
  lang: language,
  filter: reportFilter.optional(),
});

/** What somebody says who wants one. */
export const pdfWish = z.strictObject({ lang: language, filter: reportFilter.optional() });

/** Who has it made: the arrangement is theirs, and nobody else may fetch it. */
const maker = z.object({ userId: id, name: plainText().max(400) });

/**
 * Has the PDF of a dashboard made, with the figures that are stored, or of the plan as it is where it is narrowed: as its maker has arranged it, or as the project's default is
 * where there is none. Answers at once; asked again while that person's is being made, it is the same file. Refuses with
 * DASHBOARD_PDF_PENDING where no figures are calculated yet.
 */
export const makeDashboardPdf = defineRpc('reports', 'make-dashboard-pdf', {
  request: which.extend({ maker: maker.optional() }),
  response: z.object({ fileId: id }),
});

/** How far a PDF is: `failed` says why. */
export const dashboardPdfState = z.discriminatedUnion('status', [
  z.object({ status: z.literal('making') }),
  z.object({ status: z.literal('ready') }),
  z.object({ status: z.literal('failed'), failure: failureSchema }),
]);
export type DashboardPdfState = z.output<typeof dashboardPdfState>;

/** How far the PDF is that a person had made. Refuses with NOT_FOUND: it is gone, of another project, or somebody else's. */
export const dashboardPdfOf = defineQuery('reports', 'dashboard-pdf-of', {
  request: z.object({ projectId: id, fileId: id, userId: id }),
  response: dashboardPdfState,
});

/**
 * What other services fetch the bytes with, by `GET /internal/dashboard-pdfs` of the reports service (internal HTTP: header `x-upload`,
 * JSON, base64url, signed). `userId` is null of one that has no maker. The answer waits for a PDF that is being made; it is one of
 * NOT_FOUND, DASHBOARD_PDF_FAILED and DASHBOARD_PDF_LATE where there is none to be had.
 */
export const dashboardPdfTicket = z.object({ projectId: id, fileId: id, userId: id.nullable() });
export type DashboardPdfTicket = z.output<typeof dashboardPdfTicket>;
