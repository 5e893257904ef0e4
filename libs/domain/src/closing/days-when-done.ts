import type { Plan, Task } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { endedInTerm, factsOf, isOverBeforeTerm } from '../states/task-state';
import { recordedDaysOf } from '../terms/recorded-days';
import { waitingTerm } from '../terms/open-term';

/**
 * Where a task stands once the progress of it (0..1) is entered, of what the entry moves. In a term that is open again, work that is
 * said to have been done in it stands where the term's close recorded it, if its bar has left the term since: it was done there and
 * then, whatever somebody planned of what they took to be left. Nothing moves otherwise.
 */
export function daysWhenDone(plan: Plan, task: Task, progress: number): Partial<Task> {
  const recorded = recordedDaysOf(plan, task.id);
  if (!recorded || !isDone(progress) || isDone(task.progress)) return {};
  const facts = factsOf(plan, task);
  const hasLeft = facts.end > facts.termEnd || isOverBeforeTerm(facts);
  if (!hasLeft || !endedInTerm(facts)) return {};
  // An actual start that only says when work began in the term that waits is none of this one.
  const began = waitingTerm(plan)?.aside?.some((one) => one.taskId === task.id && one.began);
  return { ...recorded, ...(began && { actualStart: null }) };
}
