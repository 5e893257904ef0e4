import { type Change, setFields } from '../../plan/change';
import type { Task } from '../../plan/plan';

/** A change of a task by hand: from then on it is no longer as it was imported. Null when nothing changes. */
export function edited(task: Task, values: Partial<Task>): Change | null {
  return setFields('tasks', task, values) && setFields('tasks', task, { ...values, imported: false });
}
