import { z } from 'zod';
import { defineQuery } from '../message';
import { id } from '../primitives';

/** What a client believes about a task when it asks to close: compared with what the server has. */
export const termTaskClaim = z.object({
  taskId: id,
  progress: z.number().min(0).max(1),
  commitment: z.number().min(0).max(1).nullable(),
});

export const validationAnswer = z.object({
  status: z.boolean(),
  valid: z.boolean(),
  /** The seq that was validated: the close must name it. */
  seq: z.number().int(),
  data: z.object({
    /** Tasks whose claim differs from the server's record, or that the server does not know. */
    differing: z.array(id),
    missingResponsible: z.array(id),
    missingCauses: z.array(id),
  }),
});

export type ValidationAnswer = z.infer<typeof validationAnswer>;

/** Stage 3 of the close: the term's tasks as the client sees them against the server's record. */
export const validateTermTasks = defineQuery('planning', 'validate-term-tasks', {
  request: z.object({ projectId: id, termId: id, data: z.array(termTaskClaim).max(3500) }),
  response: validationAnswer,
});

/** Stage 4 of the close: all the tasks of the project, in portions. */
export const validateTasks = defineQuery('planning', 'validate-tasks', {
  request: z.object({ projectId: id, data: z.array(termTaskClaim).max(3500) }),
  response: validationAnswer,
});
