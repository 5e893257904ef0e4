import { z } from 'zod';

/** How many queues plans are spread over where nobody says otherwise. */
export const DEFAULT_PLAN_QUEUES = 8;

/** The setting `PLAN_QUEUES`: how many queues plans are spread over. Who sends actions and planning are told the same. */
export const planQueueCount = z.coerce.number().int().min(1).max(256).default(DEFAULT_PLAN_QUEUES);

/**
 * The queue of a project's actions where there are so many: FNV-1a of its id, so that all who send choose the same one without
 * asking.
 */
export function planQueueOf(projectId: string, count: number): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < projectId.length; i++) {
    hash ^= projectId.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return planQueue(hash % count);
}

export const planQueue = (shard: number): string => `planning.plan.${shard}`;
