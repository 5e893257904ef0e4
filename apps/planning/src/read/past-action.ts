import type { PastAction, PlanSnapshot } from '@plomada/contracts';
import { type Plan, treeOf } from '@plomada/domain';
import { ROLLBACK } from '../close/action-types';
import type { LogDocument } from '../log/log-document';
import type { EntryHeader } from '../log/log.repository';
import { rolledBackTo } from './rolled-back-to';

export type { PastAction };

/** An entry of the log as people read it. `snapshots` are those of its plan, for a rollback. */
export function pastActionOf(entry: EntryHeader, plan: Plan, snapshots: readonly PlanSnapshot[]): PastAction {
  const { actionId, seq, digest, when, at, type, projectId, actor } = entry;
  const backTo = rolledBackTo(entry, snapshots);
  return {
    id: actionId,
    seq,
    hash: digest,
    when,
    at,
    action: { type },
    project_id: projectId,
    User: authorOf(actor),
    task: type === ROLLBACK ? null : taskOf(entry, plan),
    ...(backTo && { rolledBackTo: backTo }),
  };
}

export const authorOf = ({ userId, firstName, lastName }: LogDocument['actor']): PastAction['User'] => ({
  id: userId,
  firstName,
  lastName,
});

/** A task that the author edited, or one that came or went by it. */
function taskOf({ touched, changes }: EntryHeader, plan: Plan): PastAction['task'] {
  const edited = touched.map((key) => key.split('/')).find(([table, id]) => table === 'tasks' && id !== '*');
  const first = changes?.find(({ table }) => table === 'tasks');
  const id = edited?.[1] ?? first?.id;
  if (id === undefined) return null;
  const task = plan.tasks.get(id);
  if (task) return { id, code: treeOf(plan).shortCodeOf(id), name: task.text };
  const row = first?.id === id && first.kind !== 'set' ? (first.row as unknown as { text: string }) : null;
  return { id, code: null, name: row?.text ?? '' };
}
