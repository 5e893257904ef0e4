import {
  containerRoutes,
  type EmailSchedule,
  projectMemberRoutes,
  projectSettingsRoutes as routes,
} from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../../base/api/call-route';

/** What a change of the settings may say. */
export type SettingsChange = z.input<typeof routes.edit.body>;

export const loadSettings = (id: string) => callRoute(routes.settings, { params: { id } });

export const changeSettings = (id: string, change: SettingsChange) =>
  callRoute(routes.edit, { params: { id }, body: change });

export const scheduleEmails = (projectId: string, newSchedule: EmailSchedule) =>
  callRoute(routes.schedule, { params: { projectId }, body: { newSchedule } });

export const previewMail = (projectId: string, lang: 'es' | 'en') =>
  callRoute(routes.previewMail, { params: { projectId }, query: { lang } });

export const sendMailNow = (projectId: string) => callRoute(routes.sendMail, { params: { projectId } });

export const projectMembers = (projectId: string) =>
  callRoute(projectMemberRoutes.list, { params: { projectId } });

export const deleteProject = (id: string, name: string) =>
  callRoute(routes.delete, { params: { id }, body: { name } });

/** Which projects a container groups, all of them. */
export const container = (id: string) => callRoute(containerRoutes.read, { params: { id } });
export const setContained = (id: string, projects: readonly string[]) =>
  callRoute(containerRoutes.edit, { params: { id }, body: { projects: [...projects] } });
