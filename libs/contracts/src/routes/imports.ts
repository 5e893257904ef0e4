import { z } from 'zod';
import { cancelImport, importResult, importStatus, importWarningsOf, uploadAnswer } from '../imports';
import { checkedInHandler, defineRoute, inProject } from '../route';

export const importRoutes = {
  upload: defineRoute({
    method: 'POST',
    path: '/gantt/import/project2json',
    summary: 'Reads a schedule; the result comes over the socket',
    access: checkedInHandler('editPlan'),
    form: z.object({
      type: z.string().describe("The client's guess of the format"),
      project: z.string().describe('JSON: id and name'),
      business: z.string().describe('JSON: id and name'),
      socketId: z.string().describe("The caller's own connected socket, which alone hears of the result"),
      file: z
        .string()
        .describe('The schedule, at most 50 MB; best as the last part')
        .meta({ format: 'binary' }),
    }),
    answer: uploadAnswer,
    timeoutMs: 300_000,
  }),
  status: defineRoute({
    method: 'GET',
    path: '/gantt/import/:projectId/:jobId/status',
    summary: 'Where a job of the caller stands',
    access: inProject('editPlan', 'projectId'),
    answer: importStatus.response,
  }),
  result: defineRoute({
    method: 'GET',
    path: '/gantt/import/:projectId/:jobId/result',
    summary: 'The schedule that a job of the caller has read, to be compared with the plan',
    access: inProject('editPlan', 'projectId'),
    answer: importResult.response,
    timeoutMs: 30_000,
  }),
  warnings: defineRoute({
    method: 'GET',
    path: '/gantt/import/:projectId/:jobId/warnings',
    summary: 'What a file could not be taken as, from the warning at `from`; the next page begins at `next`',
    access: inProject('editPlan', 'projectId'),
    query: { from: z.coerce.number<number | string>().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) },
    answer: importWarningsOf.response,
  }),
  cancel: defineRoute({
    method: 'POST',
    path: '/gantt/import/:projectId/:jobId/cancel',
    summary: 'Ends a job of the caller that is queued or being read',
    access: inProject('editPlan', 'projectId'),
    answer: cancelImport.response,
  }),
};
