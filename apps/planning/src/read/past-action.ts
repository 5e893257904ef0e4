import type { PastAction, PlanSnapshot } from '@plomada/contracts';
import { type Change, editedTasks, type Plan, treeOf } from '@plomada/domain';
import { ROLLBACK } from '../log/action-types';
import type { LogDocument } from '../log/log-document';
import type { EntryHeader } from '../log/log-headers.repository';
import { reopened } from './reopened';
import { rolledBackTo } from './rolled-back-to';

export type { PastAction };
type PastTask = NonNullable<PastAction['task']>;

/** An entry of the log as people read it. `snapshots` are those of its plan, for a rollback. */
export function pastActionOf(entry: EntryHeader, plan: Plan, snapshots: readonly PlanSnapshot[]): PastAction {
  const { actionId, seq, digest, when, at, type, projectId, actor, acceptedBy, closed, isRedo } = entry;
  const backTo = rolledBackTo(entry, snapshots);
  const again = reopened(entry, plan);
  return {
    id: actionId,
    seq,
    hash: digest,
    when,
    at,
    action: { type },
    ...(isRedo && { isRedo }),
    project_id: projectId,
    User: authorOf(actor),
    ...(acceptedBy && { acceptedBy: { id: acceptedBy.userId, name: acceptedBy.name } }),
    ...subjectOf(entry, plan),
    ...(backTo && { rolledBackTo: backTo }),
    ...(closed && { closed: { number: closed.number, met: closed.met, promised: closed.promised } }),
    ...(again && { reopened: again }),
  };
}

export const authorOf = ({ userId, firstName, lastName }: LogDocument['actor']): PastAction['User'] => ({
  id: userId,
  firstName,
  lastName,
});

type Subject = Pick<PastAction, 'task' | 'tasks' | 'restriction' | 'restrictions'>;

/** One task or restriction by its name, many by their number; a rollback is about the whole plan. */
function subjectOf(entry: EntryHeader, plan: Plan): Subject {
  if (entry.type === ROLLBACK) return { task: null, tasks: 0 };
  const changes = entry.changes ?? [];
  const [id] = editedTasks(entry.touched, changes);
  const tasks = entry.tasks ?? (id === undefined ? 0 : 1);
  if (tasks === 0 && entry.restrictions) return restrictionsOf(entry, plan);
  return { task: tasks === 1 && id !== undefined ? pastTask(id, plan, changes) : null, tasks };
}

/** One restriction with the task that it holds back, if it is one that is there still. */
function restrictionsOf({ restrictions = 0, restriction }: EntryHeader, plan: Plan): Subject {
  if (!restriction) return { task: null, tasks: 0, restrictions };
  const { id, detail, taskIds } = plan.restrictions.get(restriction.id) ?? restriction;
  const [taskId] = taskIds;
  const isOne = taskIds.length === 1 && plan.tasks.has(taskId!);
  return {
    task: isOne ? pastTask(taskId!, plan, []) : null,
    tasks: 0,
    restrictions,
    restriction: { id, name: detail },
  };
}

/** As the task is called now; one that is gone as it was called when it came or went by these changes. */
export function pastTask(id: string, plan: Plan, changes: readonly Change[]): PastTask {
  const task = plan.tasks.get(id);
  if (task) return { id, code: treeOf(plan).shortCodeOf(id), name: task.text };
  const change = changes.find((one) => one.table === 'tasks' && one.id === id);
  const row = change && change.kind !== 'set' ? (change.row as unknown as { text: string }) : null;
  return { id, code: null, name: row?.text ?? '' };
}
