/** How many queues plans are spread over; one project's actions always take the same one. */
export const PLAN_SHARDS = 8;

/** The queue of a project's actions: FNV-1a of its id, so that gateways and planning agree without asking. */
export function planQueueOf(projectId: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < projectId.length; i++) {
    hash ^= projectId.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193) >>> 0;
  }
  return planQueue(hash % PLAN_SHARDS);
}

export const planQueue = (shard: number): string => `planning.plan.${shard}`;
