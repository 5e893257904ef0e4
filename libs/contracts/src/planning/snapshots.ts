import { z } from 'zod';
import { defineQuery } from '../message';
import { id, instant, plainText } from '../primitives';

/** What a rollback can go back to: the plan as it was just before a term was closed. Newest first. */
export const planSnapshot = z.object({
  /** For DO_ROLLBACK. */
  snapshotId: id,
  termId: id,
  /** The term's number. */
  number: z.number().int(),
  seq: z.number().int(),
  author: z.object({ userId: id, name: plainText() }),
  createdAt: instant,
});

export type PlanSnapshot = z.infer<typeof planSnapshot>;

export const snapshotsOf = defineQuery('planning', 'snapshots-of', {
  request: z.object({ projectId: id }),
  response: z.object({ snapshots: z.array(planSnapshot) }),
});
