import type { Refusal } from '../decisions/refusal';
import type { Task } from '../plan/plan';
import { about } from './about';

/** Why a milestone cannot be as it is: it is done or not, has no units and needs no resources (planning core, section 5). Null when it can. */
export function milestoneProblem(task: Task): Refusal | null {
  if (task.kind !== 'milestone') return null;
  if (task.resources.length > 0) return about(task, 'MILESTONE_NO_RESOURCES');
  if (task.unit || task.quantity != null || task.tunit != null) return about(task, 'MILESTONE_NO_UNITS');
  const isWhole = isAllOrNothing(task.progress) && isAllOrNothing(task.commitment ?? 0);
  return isWhole ? null : about(task, 'MILESTONE_ALL_OR_NOTHING');
}

/** Whether a milestone can have this progress, or be promised so. */
export const isAllOrNothing = (share: number): boolean => share === 0 || share === 1;
