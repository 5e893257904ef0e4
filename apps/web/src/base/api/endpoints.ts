import {
  allProjects,
  businessSchema,
  checkUserResponse,
  createProject as createProjectRpc,
  type IdleNote,
  importResult as importResultRpc,
  importStatus as importStatusRpc,
  loginResponse,
  membersOf,
  type newBusiness,
  type NewProject,
  projectReports,
  sessionSchema,
} from '@plomada/contracts';
import { z } from 'zod';
import { base64 } from './base64';
import { request } from './request';

/** The calls of the gateway that the screens make, one function a call. */

const nothing = z.unknown();

/** 404 when there is no such account. The product waits 15 seconds for it, no longer. */
export const checkUser = (email: string) =>
  request('/login/check_user', {
    method: 'POST',
    body: { email },
    answer: checkUserResponse,
    timeoutMs: 15_000,
  });

export const login = (email: string, password: string) =>
  request('/login', {
    method: 'POST',
    body: { email: base64(email), password: base64(password) },
    answer: loginResponse,
    timeoutMs: 15_000,
  });

export const session = () => request('/session', { answer: sessionSchema });
export const logout = () =>
  request('/logout', { method: 'POST', body: {}, answer: nothing, timeoutMs: 4000 });

/** Since when nobody is here, or somebody is again. */
export const noteIdle = (note: IdleNote) =>
  request('/session/idle', { method: 'POST', body: note, answer: nothing });

export const projectsOf = (userId: string) =>
  request(`/project/all/${encodeURIComponent(userId)}`, { answer: allProjects.response });

export const createProject = (project: NewProject) =>
  request(`/project/${encodeURIComponent(project.id)}/create`, {
    method: 'POST',
    body: project,
    answer: createProjectRpc.response,
    timeoutMs: 30_000,
  });

export const createBusiness = (business: z.input<typeof newBusiness>) =>
  request('/business', { method: 'POST', body: business, answer: businessSchema });

export const membersOfBusiness = (businessId: string) =>
  request(`/business/${encodeURIComponent(businessId)}/members`, { answer: membersOf.response });

/** Where a job of the caller's stands. */
export const importStatus = (projectId: string, jobId: string) =>
  request(`/gantt/import/${encodeURIComponent(projectId)}/${encodeURIComponent(jobId)}/status`, {
    answer: importStatusRpc.response,
  });

export const importResult = (projectId: string, jobId: string) =>
  request(`/gantt/import/${encodeURIComponent(projectId)}/${encodeURIComponent(jobId)}/result`, {
    answer: importResultRpc.response,
    timeoutMs: 30_000,
  });

/** Ends a job of the caller's that is queued or being read. */
export const cancelImport = (projectId: string, jobId: string) =>
  request(`/gantt/import/${encodeURIComponent(projectId)}/${encodeURIComponent(jobId)}/cancel`, {
    method: 'POST',
    body: {},
    answer: nothing,
  });

export const reportsOf = (projectId: string) =>
  request(`/reports/${encodeURIComponent(projectId)}`, { answer: projectReports.response });
