import type { Plan, RecordedDays, Task, TaskDays } from '../plan/plan';
import { openTerm } from './open-term';

const byTask = new WeakMap<readonly RecordedDays[], ReadonlyMap<string, TaskDays>>();

/**
 * The days on which a task stood at the first close of a term that is open again; undefined where no such term is, or where its record
 * does not have the task. The record of a term can be put right whatever became of its bars since, so entries in it go by these days too.
 */
export function recordedDaysOf(plan: Plan, taskId: string): TaskDays | undefined {
  const { recordedDays } = openTerm(plan);
  if (!recordedDays?.length) return undefined;
  let days = byTask.get(recordedDays);
  if (!days) {
    days = new Map(
      recordedDays.map(({ taskId: id, start, end, duration }) => [id, { start, end, duration }]),
    );
    byTask.set(recordedDays, days);
  }
  return days.get(taskId);
}

/** The days that the close of the open term records of a task: those of its first close, where it is open again and has them. */
export function daysForRecord(plan: Plan, { id, start, end, duration }: Task): TaskDays {
  return recordedDaysOf(plan, id) ?? { start, end, duration };
}
