import { z } from 'zod';
import { civilDate, id, instant, role } from '../primitives';
import { businessSchema, projectSummarySchema } from '../projects';
import { dashboardsOf } from '../reports/reports';
import { getPlan } from './plan';

/** A program of a project as its list shows it (platform spec, section 7): its rows are those of the plan. */
const program = z.object({
  id,
  name: z.string(),
  startDate: civilDate,
  baselines: z.array(z.object({ id: z.string(), name: z.string(), isDefault: z.boolean() })),
});
/** A line of the action log, as opening a project brings it (platform spec, section 7). */
const briefAction = z.object({ id, when: instant, userFirstName: z.string(), userLastName: z.string() });

/** What opening a project brings: the whole plan with its seq, the roles held there, and what the list says of it. */
export const openedProject = getPlan.response.extend({
  roles: z.array(role),
  summary: projectSummarySchema.extend({ business: businessSchema }),
});
export type OpenedProject = z.output<typeof openedProject>;

/** The same with all that the platform's own call brings beside it. */
export const fullProject = openedProject.extend({
  programs: z.record(id, program),
  progList: z.array(id),
  /** What the dashboards show; null while the reports cannot be asked. */
  reports: dashboardsOf.response.nullable(),
  /** The newest ones, newest first; all are at `/actions/{projectId}/all`. */
  actions: z.array(briefAction),
});
export type FullProject = z.input<typeof fullProject>;
