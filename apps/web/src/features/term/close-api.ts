import { termRoutes, type validateTermTasks } from '@plomada/contracts';
import type { z } from 'zod';
import { callRoute } from '../../base/api/call-route';

type Claims = z.infer<typeof validateTermTasks.request>['data'];

/** The server's word on the term's tasks. */
export const validateTerm = (projectId: string, termId: string, data: Claims) =>
  callRoute(termRoutes.termTasks, { body: { projectId, termId, data } });

/** The server's word on some of the project's tasks. */
export const validateSome = (projectId: string, data: Claims) =>
  callRoute(termRoutes.tasks, { body: { projectId, data } });
