import type { Cause, Task } from '../plan/plan';
import { counted } from '../progress/hundredths';

/** Whether the promise for the open term is not kept (yet): there is one, and progress, counting 0.99 as 1, is below it. */
export function fallsShort(task: Pick<Task, 'progress' | 'commitment'>): boolean {
  return task.commitment !== null && counted(task.progress) < task.commitment;
}

/** A cause that explains: type, origin and a detail that is not blank. */
export function isCompleteCause(cause: Pick<Cause, 'cncType' | 'cncOrigin' | 'detail'>): boolean {
  return [cause.cncType, cause.cncOrigin, cause.detail].every((part) => part.trim() !== '');
}

/** Whether a promise is not kept and no complete cause says why: a close asks for one (planning core, "Closing a short term"). */
export function isUnexplained(task: Pick<Task, 'progress' | 'commitment' | 'causes'>): boolean {
  return fallsShort(task) && !task.causes.some(isCompleteCause);
}

/**
 * The fields of an entry, with the causes dropped when the promise is kept by it or there is none any more: a cause
 * explains a shortfall and nothing else.
 */
export function withNeededCauses(
  task: Task,
  values: Partial<Pick<Task, 'progress' | 'commitment'>>,
): Partial<Task> {
  return fallsShort({ ...task, ...values }) ? values : { ...values, causes: [] };
}
