import { z } from 'zod';
import {
  businessList,
  businessModules,
  businessProfile,
  businessSettings,
  listEntry,
  listEntryChange,
  newListEntry,
  removeListEntry,
} from '../businesses';
import { companyReport } from '../company-report';
import { gridName, gridView, gridViewsAnswer } from '../grid-views';
import { laboratoryIndicator, laboratoryOf } from '../reports/laboratory';
import { portfolioOf } from '../reports/portfolio';
import { containerChange, containerSchema, newContainer } from '../containers';
import {
  deleteContainer,
  deletedOf,
  deletion,
  restoration,
  restoreContainer,
  restoreProject,
} from '../project-lifecycle';
import { businessSchema, newBusiness } from '../projects';
import { restrictionTemplateFields, restrictionTemplates } from '../restriction-templates';
import { civilDate, newId, plainText } from '../primitives';
import { checkedInHandler, defineRoute, inBusiness, inProject, onPlatform } from '../route';

export const businessRoutes = {
  create: defineRoute({
    method: 'POST',
    path: '/business',
    summary: 'Creates a business; its creator becomes its admin',
    access: onPlatform('createBusiness'),
    body: newBusiness,
    answer: businessSchema,
  }),
};

/** What a business says of itself, and the lists that it plans with. */
export const businessSettingsRoutes = {
  settings: defineRoute({
    method: 'GET',
    path: '/business/:id/settings',
    summary: 'Profile, modules and whole lists of a business',
    access: inBusiness('manageBusiness', 'id'),
    answer: businessSettings,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/business/:id',
    summary: 'Changes the company profile',
    access: inBusiness('manageBusiness', 'id'),
    body: businessProfile,
    answer: businessSettings,
  }),
  setModules: defineRoute({
    method: 'PUT',
    path: '/business/:id/modules',
    summary: 'Gives a business its modules',
    access: inBusiness('manageModules', 'id'),
    body: z.object({ modules: businessModules }),
    answer: businessSettings,
  }),
  addEntry: defineRoute({
    method: 'POST',
    path: '/business/:id/lists/:list',
    summary: 'Adds a word to a list of the business',
    access: inBusiness('manageBusiness', 'id'),
    params: { list: businessList },
    body: newListEntry,
    answer: listEntry,
  }),
  changeEntry: defineRoute({
    method: 'PUT',
    path: '/business/:id/lists/:list/:entryId',
    summary: 'Renames a word, or offers it no longer',
    access: inBusiness('manageBusiness', 'id'),
    params: { list: businessList },
    body: listEntryChange,
    answer: listEntry,
  }),
  removeEntry: defineRoute({
    method: 'DELETE',
    path: '/business/:id/lists/:list/:entryId',
    summary: 'Removes a word that no plan was written with',
    access: inBusiness('manageBusiness', 'id'),
    params: { list: businessList },
    answer: removeListEntry.response,
  }),
  report: defineRoute({
    method: 'GET',
    path: '/business/:id/report',
    summary: 'How the projects of a business stand',
    access: inBusiness('viewCompanyReport', 'id'),
    answer: companyReport,
  }),
};

/** The one table of a business that keeps views: its name stands in the address as that of any other. */
const viewRoute = { params: { grid: gridName.extract(['laboratory']) }, answer: gridViewsAnswer };

/** Comma-separated, as it stands in a query. */
const indicatorList = plainText()
  .max(200)
  .transform((list) => list.split(','))
  .pipe(z.array(laboratoryIndicator).max(Object.keys(laboratoryIndicator.enum).length));

/** The module of a business that puts its projects side by side; MODULE_LACKING of one that does not have it. */
export const portfolioRoutes = {
  portfolio: defineRoute({
    method: 'GET',
    path: '/business/:id/portfolio',
    summary:
      'Trends and forecasts of the projects of a business that has the portfolio; MODULE_LACKING of another one',
    access: inBusiness('viewPortfolio', 'id'),
    answer: portfolioOf.response,
  }),
  laboratory: defineRoute({
    method: 'GET',
    path: '/business/:id/laboratory',
    summary:
      'Closed terms of the projects of a business that has the portfolio: those that ended in a period, by indicator, cause and family of restrictions; MODULE_LACKING of another one',
    access: inBusiness('viewPortfolio', 'id'),
    query: { indicators: indicatorList, from: civilDate.optional(), to: civilDate.optional() },
    answer: laboratoryOf.response,
  }),
  views: defineRoute({
    ...viewRoute,
    method: 'GET',
    path: '/business/:id/grid_views/:grid',
    summary: 'Saved views of the laboratory: the own ones, and those of everybody who sees it',
    access: inBusiness('viewPortfolio', 'id'),
  }),
  saveView: defineRoute({
    ...viewRoute,
    method: 'POST',
    path: '/business/:id/grid_views/:grid',
    summary:
      'Saves an own view of the laboratory, in place of one of the same name; 20 kB and 50 views at most',
    access: inBusiness('viewPortfolio', 'id'),
    body: gridView,
  }),
  removeView: defineRoute({
    ...viewRoute,
    method: 'POST',
    path: '/business/:id/grid_views/:grid/remove',
    summary: 'Removes an own view of the laboratory',
    access: inBusiness('viewPortfolio', 'id'),
    body: gridView.pick({ name: true }),
  }),
  shareView: defineRoute({
    ...viewRoute,
    method: 'POST',
    path: '/business/:id/shared_grid_views/:grid',
    summary: 'Saves a view of the laboratory for everybody who sees it, in place of one of the same name',
    access: inBusiness('viewPortfolio', 'id'),
    body: gridView,
  }),
  unshareView: defineRoute({
    ...viewRoute,
    method: 'POST',
    path: '/business/:id/shared_grid_views/:grid/remove',
    summary: 'Removes a view of the laboratory that everybody who sees it has',
    access: inBusiness('viewPortfolio', 'id'),
    body: gridView.pick({ name: true }),
  }),
};

/** The lists of usual restrictions that a business keeps; whoever sees one of its projects may use them there. */
export const restrictionTemplateRoutes = {
  ofBusiness: defineRoute({
    method: 'GET',
    path: '/business/:id/restriction_templates',
    summary: 'Templates of restrictions of a business',
    access: inBusiness('manageBusiness', 'id'),
    answer: restrictionTemplates,
  }),
  forProject: defineRoute({
    method: 'GET',
    path: '/project/:project/restriction_templates',
    summary: 'Templates of restrictions of a project’s business',
    access: inProject('viewProject', 'project'),
    answer: restrictionTemplates,
  }),
  save: defineRoute({
    method: 'PUT',
    path: '/business/:id/restriction_templates/:templateId',
    summary:
      'Adds a template of restrictions under a new id, or changes the one that has it; 30 lines and 100 templates at most, 256 KB together',
    access: inBusiness('manageBusiness', 'id'),
    params: { templateId: newId },
    body: restrictionTemplateFields,
    answer: restrictionTemplates,
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/business/:id/restriction_templates/:templateId',
    summary: 'Removes a template of restrictions; what was made with it stays',
    access: inBusiness('manageBusiness', 'id'),
    answer: restrictionTemplates,
  }),
};

/** What a business deleted, and its way back. */
export const deletedRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/business/:id/deleted',
    summary: 'Projects and containers deleted in the last 30 days',
    access: inBusiness('manageBusiness', 'id'),
    answer: deletedOf.response,
  }),
  project: defineRoute({
    method: 'POST',
    path: '/business/:id/deleted/project/:projectId/restore',
    summary: 'Brings a project back, under another code if its own is taken',
    access: inBusiness('manageBusiness', 'id'),
    body: restoration,
    answer: restoreProject.response,
    timeoutMs: 30_000,
  }),
  container: defineRoute({
    method: 'POST',
    path: '/business/:id/deleted/container/:containerId/restore',
    summary: 'Brings a container back',
    access: inBusiness('manageBusiness', 'id'),
    answer: restoreContainer.response,
    timeoutMs: 30_000,
  }),
};

export const containerRoutes = {
  delete: defineRoute({
    method: 'POST',
    path: '/container/delete_container/:id',
    summary: 'Deletes a container, its name typed; its projects stay. It can be restored for 30 days',
    access: checkedInHandler('deleteProject'),
    body: deletion,
    answer: deleteContainer.response,
  }),
  create: defineRoute({
    method: 'POST',
    path: '/container/:id/create',
    summary: 'Creates a container of projects',
    access: inBusiness('createProject', 'businessId', 'body'),
    body: newContainer,
    answer: containerSchema,
  }),
  read: defineRoute({
    method: 'GET',
    path: '/container/:id',
    summary: 'A container, for who may edit it',
    access: checkedInHandler('manageProject'),
    answer: containerSchema,
  }),
  portfolio: defineRoute({
    method: 'GET',
    path: '/container/:id/portfolio',
    summary: 'Trends and forecasts of those projects of a container that the caller may see',
    access: checkedInHandler('viewReports'),
    answer: portfolioOf.response,
  }),
  edit: defineRoute({
    method: 'PUT',
    path: '/container/:id',
    summary: 'Changes a container; what is not given stays',
    access: checkedInHandler('manageProject'),
    body: containerChange,
    answer: containerSchema,
  }),
};
