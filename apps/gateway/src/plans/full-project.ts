import {
  businessSchema,
  dashboardsOf,
  getPlan,
  id,
  instant,
  type PastAction,
  projectSummarySchema,
  role,
} from '@plomada/contracts';
import { z } from 'zod';
import { program } from './programs';

/** A line of the action log, as opening a project brings it (platform spec, section 7). */
const briefAction = z.object({ id, when: instant, userFirstName: z.string(), userLastName: z.string() });

/** What opening a project brings: the whole plan with its seq, the roles held there, and what the list says of it. */
export const fullProject = getPlan.response.extend({
  roles: z.array(role),
  summary: projectSummarySchema.extend({ business: businessSchema }),
  programs: z.record(id, program),
  progList: z.array(id),
  /** What the dashboards show; null while the reports cannot be asked. */
  reports: dashboardsOf.response.nullable(),
  /** The newest ones, newest first; all are at `/actions/{projectId}/all`. */
  actions: z.array(briefAction),
});

export function briefly({ id, when, User }: PastAction): z.input<typeof briefAction> {
  return { id, when, userFirstName: User.firstName, userLastName: User.lastName };
}
