import type { Refusal } from '../decisions/refusal';
import type { Task } from '../plan/plan';
import { MAX_DURATION } from '../plan/max-duration';
import { about } from './about';

/** Why a duration of so many working days cannot be. Null when it can. */
export function durationProblem(task: Pick<Task, 'id' | 'text' | 'kind'>, duration: number): Refusal | null {
  if (task.kind === 'milestone') {
    return duration === 0 ? null : about(task, 'MILESTONE_DURATION_FIXED');
  }
  if (duration >= 1 && duration <= MAX_DURATION) return null;
  return about(task, 'TASK_DURATION_INVALID', { duration, max: MAX_DURATION });
}
