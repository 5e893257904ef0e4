import type { Task } from '../plan/plan';

/**
 * Whether work on a task has begun, so that its start is history: progress says so, now or at the last close, and so does an
 * actual start, however little was done since. A milestone is reached or not, and never under way.
 */
export function hasBegun({
  kind,
  progress,
  lastProgress,
  actualStart,
}: Pick<Task, 'kind' | 'progress' | 'lastProgress' | 'actualStart'>): boolean {
  return progress > 0 || lastProgress > 0 || (actualStart != null && kind !== 'milestone');
}
