import { LOOKAHEAD_PERIODS, MAX_ROW_NAME, PERIOD_DAYS, PROJECT_STATUSES } from '@plomada/domain';
import { z } from 'zod';
import { projectRole } from './auth';
import { listedContainer } from './containers';
import { defineQuery, defineRpc } from './message';
import {
  civilDate,
  email,
  id,
  instant,
  lastName,
  name,
  newId,
  plainText,
  seenLine,
  timeZone,
} from './primitives';

/** Words that one list holds, active or not. */
export const MAX_LIST_ENTRIES = 200;
/**
 * Bounded where it comes in and not here: an answer that is against its contract is an outage, and the list of one company
 * must not take away everybody's list of projects.
 */
const words = z.array(plainText().max(120));

export const businessSchema = z.object({
  id,
  name,
  taxNumber: plainText().max(60),
  phone: plainText().max(60),
  mail: plainText().max(254),
  address: plainText().max(300),
  logoURL: plainText().max(500).nullable(),
  specialization: plainText().max(200),
  /** Families of constraints, CNC types, roles and the units that buildings repeat: lists per company. */
  restrictionFamilies: words,
  cncTypes: words,
  roles: words,
  /** Services of before it was kept do not answer it: while some of them run the lists of projects go on. */
  rhythmicUnits: words.default([]),
});
export type Business = z.infer<typeof businessSchema>;
export const newBusiness = businessSchema
  .omit({ id: true, logoURL: true })
  .extend({
    restrictionFamilies: words.max(MAX_LIST_ENTRIES),
    cncTypes: words.max(MAX_LIST_ENTRIES),
    roles: words.max(MAX_LIST_ENTRIES),
    rhythmicUnits: words.max(MAX_LIST_ENTRIES),
  })
  .partial()
  .required({ name: true });

/** How a project stands, at a glance: `projectStatus` of the domain. */
export const projectStatusSchema = z.enum(PROJECT_STATUSES);

/** What the project list shows, beside the plan's own figures. */
export const projectSummarySchema = z.object({
  id,
  businessId: id,
  name,
  /** The firm's own code for the project, unique in the business (admin.projectId of the field). */
  projectId: plainText().max(60),
  managerName: plainText().max(200),
  startDate: civilDate,
  createdAt: instant,
  lastModified: z.object({ date: instant, firstName: plainText(), lastName: plainText() }).nullable(),
  /** Percent 0..100 and null while unknown: baseline, real progress, PPC, PCR. */
  bl: z.number().nullable(),
  realProgress: z.number().nullable(),
  ppc: z.number().nullable(),
  pcr: z.number().nullable(),
  currentTerm: z.number().int().nullable(),
  status: projectStatusSchema,
  logoURL: plainText().max(500).nullable(),
  /** The container that groups it with others. */
  containerId: id.nullable(),
});
export type ProjectSummary = z.infer<typeof projectSummarySchema>;

export const businessWithProjects = businessSchema.extend({
  isAdmin: z.boolean(),
  isViewer: z.boolean(),
  /** What it has beyond planning: 'portfolio'. */
  modules: z.array(plainText().max(60)),
  projects: z.array(
    projectSummarySchema.extend({ imAdmin: z.boolean(), isViewer: z.boolean(), canEdit: z.boolean() }),
  ),
  containers: z.array(listedContainer),
});
export type BusinessWithProjects = z.infer<typeof businessWithProjects>;
/** Businesses by id, with the projects that the user may see (platform spec, section 7). */
export const allProjects = defineQuery('projects', 'all', {
  request: z.object({ userId: id }),
  response: z.object({ businesses: z.record(id, businessWithProjects) }),
});

/** Business names are unique. Refuses with BUSINESS_NAME_TAKEN. The creator becomes its admin. */
export const createBusiness = defineRpc('projects', 'create-business', {
  request: z.object({ business: newBusiness, userId: id }),
  response: businessSchema,
});

export const teamMember = z.object({
  userId: id,
  firstName: name,
  lastName,
  email,
  company: plainText().max(200).default(''),
  function: plainText().max(200).default(''),
  roles: z.array(projectRole).min(1),
});
export const newProject = z.object({
  id: newId,
  businessId: id,
  name,
  projectId: seenLine(60),
  startDate: civilDate,
  workingDays: z.string().regex(/^(?=.*1)[01]{7}$/),
  holidays: z.array(civilDate).max(1000).default([]),
  /** What holidays are called, those that have a name. */
  holidayNames: z
    .array(z.object({ date: civilDate, name: seenLine(MAX_ROW_NAME) }))
    .max(1000)
    .default([]),
  periodDays: z.number().int().min(PERIOD_DAYS.min).max(PERIOD_DAYS.max),
  laPeriods: z.number().int().min(LOOKAHEAD_PERIODS.min).max(LOOKAHEAD_PERIODS.max).default(4),
  managerName: plainText().max(200).default(''),
  /** Where its days begin and end; that of its creator where none is given. */
  timeZone: timeZone.optional(),
  /** Members with a responsible, facilitator or admin role become responsibles of the plan. The creator is its admin in any case. */
  team: z.array(teamMember).max(500),
  /** A project of the same business whose plan is taken over: tasks, links, resources and rhythm, without what happened to them. */
  copyOf: id.optional(),
  /** The container that it goes into. */
  containerId: id.optional(),
});
export type NewProject = z.input<typeof newProject>;
/** Creates the project, its roles and its plan. Creating the same id twice with the same creator is creating once. Refuses with PROJECT_ID_TAKEN, PROJECT_EXISTS or CONTAINER_FULL (params: max). */
export const createProject = defineRpc('projects', 'create', {
  request: z.object({ project: newProject, creator: teamMember.omit({ roles: true }) }),
  response: projectSummarySchema,
  timeoutMs: 20_000,
});
/** The other projects of the business that a project is of, none of any other business's. Refuses with NOT_FOUND. */
export const siblingProjects = defineQuery('projects', 'siblings', {
  request: z.object({ projectId: id }),
  response: z.object({ projectIds: z.array(id) }),
});
export const projectSummary = defineQuery('projects', 'summary', {
  request: z.object({ projectId: id }),
  response: projectSummarySchema.extend({ business: businessSchema }),
});
