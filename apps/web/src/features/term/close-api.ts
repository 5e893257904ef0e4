import { type validateTermTasks, validationAnswer } from '@plomada/contracts';
import type { z } from 'zod';
import { request } from '../../base/api/request';

type Claims = z.infer<typeof validateTermTasks.request>['data'];

/** The server's word on the term's tasks. */
export const validateTerm = (projectId: string, termId: string, data: Claims) =>
  request('/terms/validation_term_tasks', {
    method: 'POST',
    body: { projectId, termId, data },
    answer: validationAnswer,
    timeoutMs: 30_000,
  });

/** The server's word on some of the project's tasks. */
export const validateSome = (projectId: string, data: Claims) =>
  request('/terms/validation_server_multiple', {
    method: 'POST',
    body: { projectId, data },
    answer: validationAnswer,
    timeoutMs: 30_000,
  });
