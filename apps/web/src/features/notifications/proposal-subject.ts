import type { Proposal } from '@plomada/contracts';
import type { Payload, Plan, ProposalSubject, ProposedAction } from '@plomada/domain';

type NewRestriction = Pick<Payload<'NEW_RESTRICTION'>, 'detail' | 'taskIds'>;

/** What a proposal is about: a restriction or a task of the plan, a restriction that is still to come, or what is gone. */
export interface Subject {
  readonly kind: 'restriction' | 'task' | 'new' | 'gone';
  /** '' for what is still to come. */
  readonly id: string;
  /** As the plan calls it; for what is gone as it was called when it was proposed, '' where that is not known. */
  readonly name: string;
}

/** Proposals are parsed by the server against the same actions. */
export const actionOf = ({ action }: Pick<Proposal, 'action'>): ProposedAction => action as ProposedAction;

export function subjectOf(plan: Plan, proposal: Pick<Proposal, 'action' | 'subject'>): Subject {
  const { type, payload } = actionOf(proposal);
  if (type === 'NEW_RESTRICTION') return newSubject(plan, payload, proposal.subject?.task);
  const called = proposal.subject ?? { name: '', task: '' };
  if (type === 'FINISH_TASK') return taskSubject(plan, payload.taskId, called);
  if (type === 'MOVE_TASK') return taskSubject(plan, payload.id, called);
  return restrictionSubject(plan, payload.restrictionId, called);
}

/** A restriction to come; with what its task was called where none of its tasks is there any more. */
function newSubject(plan: Plan, { detail, taskIds }: NewRestriction, task = ''): Subject {
  const isGone = task !== '' && !taskIds.some((id) => plan.tasks.has(id));
  return { kind: 'new', id: '', name: isGone ? `${detail} · ${task}` : detail };
}

/** A task, or what it was called. */
export function taskSubject(plan: Plan, id: string, { name }: Pick<ProposalSubject, 'name'>): Subject {
  const task = plan.tasks.get(id);
  return task ? { kind: 'task', id, name: task.text } : { kind: 'gone', id, name };
}

/** A restriction, or what it was called, with its task. */
export function restrictionSubject(plan: Plan, id: string, { name, task }: ProposalSubject): Subject {
  const restriction = plan.restrictions.get(id);
  if (restriction) return { kind: 'restriction', id, name: restriction.detail };
  return { kind: 'gone', id, name: task ? `${name} · ${task}` : name };
}
