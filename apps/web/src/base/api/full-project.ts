import { businessSchema, getPlan, projectSummarySchema, role } from '@plomada/contracts';
import { z } from 'zod';

/** What opening a project brings: the whole plan with its seq, the roles held there, and what the list says of it. */
export const fullProject = getPlan.response.extend({
  roles: z.array(role),
  summary: projectSummarySchema.extend({ business: businessSchema }),
});
