import { z } from 'zod';
import { civilDate, id, instant, planId, role } from '../primitives';
import { businessSchema, projectSummarySchema } from '../projects';
import { dashboardsOf } from '../reports/reports';
import { getPlan } from './plan';
import { scenario } from './scenarios';

/** A program of a project as its list shows it (platform spec, section 7): its rows are those of the plan. */
const program = z.object({
  id: planId,
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
  /** Of a scenario's plan: which one it is. The roles and the rest are those of its project. */
  scenario: scenario.optional(),
});
export type OpenedProject = z.output<typeof openedProject>;

/** The same with all that the platform's own call brings beside it. */
export const fullProject = openedProject.extend({
  programs: z.record(planId, program),
  progList: z.array(planId),
  /** What the dashboards show; null while the reports cannot be asked. */
  reports: dashboardsOf.response.nullable(),
  /** The newest ones, newest first; all are at `/actions/{projectId}/all`. */
  actions: z.array(briefAction),
});
export type FullProject = z.input<typeof fullProject>;
