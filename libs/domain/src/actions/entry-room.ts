import type { DecisionContext } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import type { Plan, Task } from '../plan/plan';
import { type Entry, entryRefusal } from '../rules/entry-rules';
import { taskAccess } from './task-access';

/** What can be entered for a task in the open term, before anybody tries. */
export interface EntryRoom {
  /** Why nothing at all can be; null where something can, be it to take back what was entered. */
  readonly bar: Refusal | null;
  /** Why not everything can; null where all can, and where nothing can. */
  readonly limit: Refusal | null;
}

/** What an actor can enter for a task (planning core, section 5): the rules are those that refuse the entry itself. */
export function entryRoom(plan: Plan, taskId: string, entry: Entry, context: DecisionContext): EntryRoom {
  const { record, raise } = taskAccess(plan, taskId, context);
  const task = plan.tasks.get(taskId);
  if (record || !task) return { bar: record, limit: null };
  if (raise && !isEntered(task, entry)) return { bar: raise, limit: null };
  return { bar: null, limit: raise ?? most(plan, task, entry) };
}

const isEntered = ({ progress, lastProgress, commitment }: Task, entry: Entry): boolean =>
  entry === 'progress' ? progress !== lastProgress : commitment !== null;

/** A milestone is done or not; other work may be left short of being done. */
const most = (plan: Plan, task: Task, entry: Entry): Refusal | null =>
  entryRefusal(plan, task, entry, task.kind === 'milestone' ? 0.5 : 1);
