import { z } from 'zod';
import { gridName, gridView, gridViewsAnswer } from '../grid-views';
import {
  acceptProposal,
  decision,
  notificationsFor,
  noticesRead,
  propose,
  proposed,
  rejection,
  rejectProposal,
  setNoticesRead,
} from '../notifications';
import { actionId, language } from '../primitives';
import { lastActivity, rating, ratingAnswer } from '../profile';
import { allProjects, newProject, projectSummarySchema } from '../projects';
import { deleteProject, deletion } from '../project-lifecycle';
import { newEmailSchedule, projectSettings, projectSettingsChange } from '../project-settings';
import { projectMail, sendProjectMail } from '../project-mail';
import { projectView, projectViewAnswer } from '../project-view';
import { arrangement, dashboardName, dashboards } from '../reports/dashboards';
import { dashboardPdfState, makeDashboardPdf, pdfWish } from '../reports/dashboard-pdf';
import { projectForecast } from '../reports/forecast';
import { projectReports } from '../reports/reports';
import { anySession, defineRoute, inBusiness, inProject, own } from '../route';

export const projectRoutes = {
  all: defineRoute({
    method: 'GET',
    path: '/project/all/:userId',
    summary:
      'Businesses by id, with the projects that the user may see, and the project that they opened last',
    access: own('userId'),
    // A gateway of before it was told does not answer the activity: its list goes on.
    answer: allProjects.response.extend({
      userLastActivity: lastActivity.response.shape.userLastActivity.default(null),
    }),
  }),
  create: defineRoute({
    method: 'POST',
    path: '/project/:id/create',
    summary: 'Creates a project with its roles, its plan and its first term',
    access: inBusiness('createProject', 'businessId', 'body'),
    body: newProject,
    answer: projectSummarySchema,
    timeoutMs: 30_000,
  }),
};

/** What of a project is not its plan's. */
export const projectSettingsRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/project/:id/settings',
    summary: 'General, location, operational and e-mail settings',
    access: inProject('manageProject', 'id'),
    answer: projectSettings,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/project/:id/settings',
    summary: 'Changes settings that are not the plan’s; what is not given stays',
    access: inProject('manageProject', 'id'),
    body: projectSettingsChange,
    answer: projectSettings,
  }),
  schedule: defineRoute({
    method: 'POST',
    path: '/schedules/:projectId/create_job',
    summary: 'When the project’s state is mailed, and to whom in copy',
    access: inProject('manageProject', 'projectId'),
    body: z.object({ newSchedule: newEmailSchedule.strict() }),
    answer: projectSettings,
  }),
  previewMail: defineRoute({
    method: 'GET',
    path: '/schedules/:projectId/preview',
    summary: 'The mail of the project’s state as it would leave now, and when the next one leaves',
    access: inProject('manageProject', 'projectId'),
    query: { lang: language.optional() },
    answer: projectMail,
  }),
  sendMail: defineRoute({
    method: 'POST',
    path: '/schedules/:projectId/send_now',
    summary: 'Mails the project’s state to the caller, now; once a minute at most',
    access: inProject('manageProject', 'projectId'),
    tokenScope: null,
    answer: sendProjectMail.response,
  }),
  delete: defineRoute({
    method: 'POST',
    path: '/project/delete_project/:id',
    summary: 'Deletes a project, its name typed; a business admin can restore it for 30 days',
    access: inProject('deleteProject', 'id'),
    body: deletion,
    answer: deleteProject.response,
  }),
  avatars: defineRoute({
    method: 'GET',
    path: '/responsible/:projectId/getAvatars',
    summary: 'Pictures of those who hold roles in a project',
    access: inProject('viewProject', 'projectId'),
    answer: z.object({
      avatars: z.array(z.object({ userId: z.string(), avatarURL: z.string().nullable() })),
    }),
  }),
};

export const projectViewRoutes = {
  own: defineRoute({
    method: 'GET',
    path: '/project/:project/view',
    summary: 'How oneself looks at a project, null before it was first saved',
    access: inProject('viewProject', 'project'),
    answer: projectViewAnswer,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/project/:project/view',
    summary: 'Saves how oneself looks at a project',
    access: inProject('viewProject', 'project'),
    body: projectView,
    answer: projectViewAnswer,
  }),
};

const gridViewRoute = { params: { grid: gridName }, answer: gridViewsAnswer };
const removed = gridView.pick({ name: true });

/** The saved views of the tables of a project: a person's own, and those shared with everybody in it. */
export const gridViewRoutes = {
  list: defineRoute({
    ...gridViewRoute,
    method: 'GET',
    path: '/project/:project/grid_views/:grid',
    summary: 'Saved views of a table: the own ones, and those of everybody in the project',
    access: inProject('viewProject', 'project'),
  }),
  save: defineRoute({
    ...gridViewRoute,
    method: 'POST',
    path: '/project/:project/grid_views/:grid',
    summary: 'Saves an own view of a table, in place of one of the same name; 20 kB and 50 views at most',
    access: inProject('viewProject', 'project'),
    body: gridView,
  }),
  remove: defineRoute({
    ...gridViewRoute,
    method: 'POST',
    path: '/project/:project/grid_views/:grid/remove',
    summary: 'Removes an own view of a table',
    access: inProject('viewProject', 'project'),
    body: removed,
  }),
  share: defineRoute({
    ...gridViewRoute,
    method: 'POST',
    path: '/project/:project/shared_grid_views/:grid',
    summary: 'Saves a view of a table for everybody in the project, in place of one of the same name',
    access: inProject('editPlan', 'project'),
    body: gridView,
  }),
  unshare: defineRoute({
    ...gridViewRoute,
    method: 'POST',
    path: '/project/:project/shared_grid_views/:grid/remove',
    summary: 'Removes a view of a table that everybody in the project has',
    access: inProject('editPlan', 'project'),
    body: removed,
  }),
};

/** A person's own saved views of tables that are of no project: the list of projects, the firm's report. */
export const ownGridViewRoutes = {
  list: defineRoute({
    ...gridViewRoute,
    method: 'GET',
    path: '/grid_views/:grid',
    summary: 'Own saved views of a table of no project',
    access: anySession,
  }),
  save: defineRoute({
    ...gridViewRoute,
    method: 'POST',
    path: '/grid_views/:grid',
    summary:
      'Saves an own view of a table of no project, in place of one of the same name; 20 kB and 50 views at most',
    access: anySession,
    body: gridView,
  }),
  remove: defineRoute({
    ...gridViewRoute,
    method: 'POST',
    path: '/grid_views/:grid/remove',
    summary: 'Removes an own view of a table of no project',
    access: anySession,
    body: removed,
  }),
};

export const ratingRoutes = {
  own: defineRoute({
    method: 'GET',
    path: '/rating/:project',
    summary: 'The own rating of working on a project, null before the first',
    access: inProject('viewProject', 'project'),
    answer: ratingAnswer,
  }),
  rate: defineRoute({
    method: 'POST',
    path: '/rating/:project/:rating',
    summary: 'Rates working on a project, 1 to 5; a later rating replaces it',
    access: inProject('viewProject', 'project'),
    params: { rating },
    answer: ratingAnswer,
  }),
};

export const reportRoutes = {
  ofProject: defineRoute({
    method: 'GET',
    path: '/reports/:projectId',
    summary: 'Indicators of a project at its newest computed seq',
    access: inProject('viewReports', 'projectId'),
    answer: projectReports.response,
  }),
  forecast: defineRoute({
    method: 'GET',
    path: '/reports/:projectId/forecast',
    summary:
      'When the project ends by its own record, and after each close; one that is old is calculated again, `running` tells how far that is',
    access: inProject('viewReports', 'projectId'),
    answer: projectForecast.response,
  }),
};

const dashboardRoute = {
  path: '/reports/:projectId/dashboards/:dashboard',
  params: { dashboard: dashboardName },
  answer: dashboards,
} as const;
const defaultDashboardRoute = {
  ...dashboardRoute,
  path: '/reports/:projectId/default_dashboards/:dashboard',
} as const;

/** What the dashboards of a project show: a person's own arrangement, or the default that its administrators made. */
export const dashboardRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/reports/:projectId/dashboards',
    summary: 'The dashboards of a project as the caller sees them',
    access: inProject('viewReports', 'projectId'),
    answer: dashboards,
  }),
  arrange: defineRoute({
    ...dashboardRoute,
    method: 'PUT',
    summary: 'Arranges a dashboard for oneself; each report once, on twelve columns',
    access: inProject('viewReports', 'projectId'),
    body: arrangement,
  }),
  reset: defineRoute({
    ...dashboardRoute,
    method: 'DELETE',
    summary: 'Takes the own arrangement back: the project’s default shows again',
    access: inProject('viewReports', 'projectId'),
  }),
  arrangeForAll: defineRoute({
    ...defaultDashboardRoute,
    method: 'PUT',
    summary: 'Arranges the default of a project, for everybody who has no arrangement of their own',
    access: inProject('manageProject', 'projectId'),
    body: arrangement,
  }),
  resetForAll: defineRoute({
    ...defaultDashboardRoute,
    method: 'DELETE',
    summary: 'Takes the default of a project back to the standard one',
    access: inProject('manageProject', 'projectId'),
  }),
};

/** So long the bytes of a PDF may take, in milliseconds: they are waited for while it is being made. */
const PDF_PATIENCE = 100_000;

/** A dashboard as a PDF that the server makes: asked for, followed, fetched. */
export const dashboardPdfRoutes = {
  make: defineRoute({
    method: 'POST',
    path: '/reports/:projectId/dashboards/:dashboard/pdf',
    summary:
      'Has the PDF of a dashboard made, as the caller has arranged it, with the figures that are stored; asked again while it is being made, it is the same',
    access: inProject('viewReports', 'projectId'),
    tokenScope: 'read',
    params: { dashboard: dashboardName },
    body: pdfWish,
    answer: makeDashboardPdf.response,
  }),
  state: defineRoute({
    method: 'GET',
    path: '/reports/:projectId/dashboard_pdfs/:fileId',
    summary: 'How far a PDF is that the caller had made; it is kept for half an hour',
    access: inProject('viewReports', 'projectId'),
    answer: dashboardPdfState,
  }),
  file: defineRoute({
    method: 'GET',
    path: '/reports/:projectId/dashboard_pdfs/:fileId/file',
    summary: 'The PDF that the caller had made, once it is there',
    access: inProject('viewReports', 'projectId'),
    answer: 'application/pdf',
    timeoutMs: PDF_PATIENCE,
  }),
};

export const notificationRoutes = {
  read: defineRoute({
    method: 'POST',
    path: '/notifications/:project/read',
    summary: 'Notes which notices one has read or not, all of them where none are named',
    access: inProject('viewProject', 'project'),
    body: noticesRead,
    answer: setNoticesRead.response,
  }),
  ofProject: defineRoute({
    method: 'GET',
    path: '/notifications/:project/get_notifications/:x',
    summary:
      'What the caller (x, the own user id) is told: proposals that wait, oldest first, all of them for who may decide and else the own; then notices, newest first',
    access: [own('x'), inProject('viewProject', 'project')],
    answer: notificationsFor.response,
  }),
  propose: defineRoute({
    method: 'POST',
    path: '/notifications/:project/propose',
    summary: 'Proposes an action to the administrators of a project',
    access: inProject('recordProgress', 'project'),
    body: proposed,
    answer: propose.response,
  }),
  accept: defineRoute({
    method: 'POST',
    path: '/notifications/:project/accept_notification/:id',
    summary:
      'Does what was proposed, in the name of who proposed it, and removes the proposal; refused with the rule when the plan does not take it any more',
    access: [own('userId', 'body'), inProject('acceptProposals', 'project')],
    tokenScope: null,
    params: { id: actionId },
    body: decision,
    answer: acceptProposal.response,
    timeoutMs: 30_000,
  }),
  reject: defineRoute({
    method: 'POST',
    path: '/notifications/:project/reject_notification/:id',
    summary: 'Removes a proposal, with a word to who proposed it; who proposed it takes it back so',
    access: [own('userId', 'body'), inProject('recordProgress', 'project')],
    params: { id: actionId },
    body: rejection,
    answer: rejectProposal.response,
  }),
};
