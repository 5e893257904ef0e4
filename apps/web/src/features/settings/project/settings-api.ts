import {
  citiesOf,
  containerSchema,
  type EmailSchedule,
  type Pictured,
  pictureAnswer,
  placesOf,
  projectMembersOf,
  projectSettings,
  type projectSettingsChange,
} from '@plomada/contracts';
import { z } from 'zod';
import { request } from '../../../base/api/request';

/** What a change of the settings may say. */
export type SettingsChange = z.input<typeof projectSettingsChange>;

const nothing = z.unknown();
const part = encodeURIComponent;

export const loadSettings = (projectId: string) =>
  request(`/project/${part(projectId)}/settings`, { answer: projectSettings });

export const changeSettings = (projectId: string, change: SettingsChange) =>
  request(`/project/${part(projectId)}/settings`, { method: 'PUT', body: change, answer: projectSettings });

export const scheduleEmails = (projectId: string, newSchedule: EmailSchedule) =>
  request(`/schedules/${part(projectId)}/create_job`, {
    method: 'POST',
    body: { newSchedule },
    answer: projectSettings,
  });

export const projectMembers = (projectId: string) =>
  request(`/project/${part(projectId)}/members`, { answer: projectMembersOf.response });

/** A picture may be large and the line on site slow. */
const UPLOAD_MS = 120_000;

export const setPicture = (id: string, type: Pictured, file: File) => {
  const form = new FormData();
  form.append('type', type);
  form.append('logofile', file, file.name);
  return request(`/project/set_photo/${part(id)}`, {
    method: 'POST',
    body: form,
    answer: pictureAnswer,
    timeoutMs: UPLOAD_MS,
  });
};

export const removePicture = (id: string, type: Pictured) =>
  request(`/project/remove_photo/${part(id)}`, { method: 'POST', body: { type }, answer: pictureAnswer });

export const deleteProject = (projectId: string, name: string) =>
  request(`/project/delete_project/${part(projectId)}`, { method: 'POST', body: { name }, answer: nothing });

export const countries = () => request('/places/countries', { answer: placesOf.response });
export const regions = (country: string) =>
  request(`/places/countries/${part(country)}/regions`, { answer: placesOf.response });
export const cities = (country: string, region: string) =>
  request(`/places/countries/${part(country)}/regions/${part(region)}/cities`, { answer: citiesOf.response });

/** Which projects a container groups, all of them. */
export const container = (containerId: string) =>
  request(`/container/${part(containerId)}`, { answer: containerSchema });
export const setContained = (containerId: string, projects: readonly string[]) =>
  request(`/container/${part(containerId)}`, { method: 'PUT', body: { projects }, answer: containerSchema });
