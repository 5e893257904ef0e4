import { type RestrictionTemplateFields, restrictionTemplateRoutes as routes } from '@plomada/contracts';
import { callRoute } from '../../base/api/call-route';

export const loadTemplates = (id: string) => callRoute(routes.ofBusiness, { params: { id } });

/** Those that can be used in a project. */
export const loadProjectTemplates = (project: string) =>
  callRoute(routes.forProject, { params: { project } });

export const saveTemplate = (id: string, templateId: string, template: RestrictionTemplateFields) =>
  callRoute(routes.save, { params: { id, templateId }, body: template });

export const removeTemplate = (id: string, templateId: string) =>
  callRoute(routes.remove, { params: { id, templateId } });
