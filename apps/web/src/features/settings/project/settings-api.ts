import {
  containerRoutes,
  type EmailSchedule,
  type Pictured,
  pictureRoutes,
  placeRoutes,
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

export const projectMembers = (projectId: string) =>
  callRoute(projectMemberRoutes.list, { params: { projectId } });

export const setPicture = (id: string, type: Pictured, file: File) => {
  const form = new FormData();
  form.append('type', type);
  form.append('logofile', file, file.name);
  return callRoute(pictureRoutes.setPhoto, { params: { id }, body: form });
};

export const removePicture = (id: string, type: Pictured) =>
  callRoute(pictureRoutes.removePhoto, { params: { id }, body: { type } });

export const deleteProject = (id: string, name: string) =>
  callRoute(routes.delete, { params: { id }, body: { name } });

export const countries = () => callRoute(placeRoutes.countries);
export const regions = (country: string) => callRoute(placeRoutes.regions, { params: { country } });
export const cities = (country: string, region: string) =>
  callRoute(placeRoutes.cities, { params: { country, region } });

/** Which projects a container groups, all of them. */
export const container = (id: string) => callRoute(containerRoutes.read, { params: { id } });
export const setContained = (id: string, projects: readonly string[]) =>
  callRoute(containerRoutes.edit, { params: { id }, body: { projects: [...projects] } });
