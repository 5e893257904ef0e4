import {
  businessMemberRoutes,
  businessRoutes,
  type IdleNote,
  importRoutes,
  lastUpdateRoutes,
  loginRoutes,
  type newBusiness,
  type NewProject,
  projectRoutes,
  reportRoutes,
  sessionRoutes,
  type signOnReturn,
  signOnRoutes,
} from '@plomada/contracts';
import type { z } from 'zod';
import { base64 } from './base64';
import { callRoute } from './call-route';

/** The calls of the gateway that several screens make, one function a call. */

/** 404 when there is no such account. */
export const checkUser = (email: string) => callRoute(loginRoutes.checkUser, { body: { email } });

/** With a code where the account asks for a second step: without one it is told SECOND_STEP_NEEDED. */
export const login = (email: string, password: string, code?: string) =>
  callRoute(loginRoutes.login, {
    body: { email: base64(email), password: base64(password), ...(code !== undefined && { code }) },
  });

/** The page of somebody's provider, and where to go on to afterwards. */
export const beginSignOn = (email: string, from: string | null) =>
  callRoute(signOnRoutes.begin, { body: { email, ...(from !== null && { from }) } });

/** With what the provider sent back, and a code where the account asks for a second step. */
export const enterBySignOn = (
  back: Omit<z.input<typeof signOnReturn>, 'secondStep'>,
  code: string | undefined,
) => callRoute(signOnRoutes.enter, { body: { ...back, ...(code !== undefined && { secondStep: code }) } });

export const session = () => callRoute(sessionRoutes.session);
export const logout = () => callRoute(sessionRoutes.logout);

/** Since when nobody is here, or somebody is again. */
export const noteIdle = (note: IdleNote) => callRoute(sessionRoutes.idle, { body: note });

export const projectsOf = (userId: string) => callRoute(projectRoutes.all, { params: { userId } });

/** Who changed each project of a business last, and when. */
export const lastUpdatesOf = (businessId: string) =>
  callRoute(lastUpdateRoutes.ofBusiness, { params: { businessId } });

export const createProject = (project: NewProject) =>
  callRoute(projectRoutes.create, { params: { id: project.id }, body: project });

export const createBusiness = (business: z.input<typeof newBusiness>) =>
  callRoute(businessRoutes.create, { body: business });

export const membersOfBusiness = (businessId: string) =>
  callRoute(businessMemberRoutes.list, { params: { id: businessId } });

/** Where a job of the caller's stands. */
export const importStatus = (projectId: string, jobId: string) =>
  callRoute(importRoutes.status, { params: { projectId, jobId } });

export const importResult = (projectId: string, jobId: string) =>
  callRoute(importRoutes.result, { params: { projectId, jobId } });

/** Ends a job of the caller's that is queued or being read. */
export const cancelImport = (projectId: string, jobId: string) =>
  callRoute(importRoutes.cancel, { params: { projectId, jobId } });

export const reportsOf = (projectId: string) => callRoute(reportRoutes.ofProject, { params: { projectId } });
