import { z } from 'zod';
import { defineQuery } from './message';
import { recordOf, id, plainText } from './primitives';
import { projectStatusSchema, projectSummarySchema } from './projects';

/** Percent 0..100, the mean over the projects that have the figure; null when none has. */
const mean = z.number().nullable();

/** How a company's projects stand, one line each and together. */
export const companyReport = z.object({
  business: z.object({ id, name: plainText(), logoURL: plainText().nullable() }),
  projects: z.array(
    projectSummarySchema.extend({
      /** In words; null where none is said. Services of before it was kept do not answer it. */
      region: plainText().nullable().default(null),
      projectType: plainText().default(''),
    }),
  ),
  totals: z.object({
    projects: z.number().int(),
    byStatus: recordOf(projectStatusSchema.options, z.number().int(), () => 0),
    bl: mean,
    realProgress: mean,
    ppc: mean,
    pcr: mean,
  }),
});
export type CompanyReport = z.infer<typeof companyReport>;
/** Refuses with NOT_FOUND. */
export const companyReportOf = defineQuery('projects', 'company-report', {
  request: z.object({ businessId: id }),
  response: companyReport,
});
