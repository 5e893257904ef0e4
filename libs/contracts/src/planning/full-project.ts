import { z } from 'zod';
import { civilDate, id, instant, planId, role } from '../primitives';
import { businessSchema, projectSummarySchema } from '../projects';
import { layoutItem } from '../reports/dashboards';
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

const reportsList = z.array(layoutItem.shape.i);
const layout = z.array(layoutItem);
/** What the dashboards show (platform spec, section 7): the reports of each, as they are read, and where they stand. */
const reportLists = z.object({
  meetingReportsList: reportsList,
  favReportsList: reportsList,
  detailReportsList: reportsList,
  meetingLayout: layout,
  favLayout: layout,
  detailLayout: layout,
});

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
  /** Companies that its responsibles are of, other than the business (platform spec, section 3). */
  outsources: z.array(z.object({ name: z.string(), responsibleIds: z.array(id) })).default([]),
  /** Null while the reports cannot be asked. */
  reports: reportLists.nullable(),
  /** The newest ones, newest first; all are at `/actions/{projectId}/all`. */
  actions: z.array(briefAction),
});
export type FullProject = z.input<typeof fullProject>;
