import type { PlanEntry } from '../log/log-document';

/** Begins the ids of an entry's events. By action, as a restored log gives a seq out again: what has it then is news, also to who knows the other. */
export function eventId({ projectId, actionId }: PlanEntry): string {
  return `${projectId}:${actionId}`;
}
