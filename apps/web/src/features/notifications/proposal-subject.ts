import type { Proposal } from '@plomada/contracts';
import type { Plan, ProposedAction } from '@plomada/domain';

/** What a proposal is about: a restriction or a task of the plan, or a restriction that is still to come. */
export interface Subject {
  readonly kind: 'restriction' | 'task' | 'new';
  /** '' for what is still to come. */
  readonly id: string;
  /** As the plan calls it; '' for what is gone. */
  readonly name: string;
}

/** Proposals are parsed by the server against the same actions. */
export const actionOf = ({ action }: Pick<Proposal, 'action'>): ProposedAction => action as ProposedAction;

export function subjectOf(plan: Plan, proposal: Pick<Proposal, 'action'>): Subject {
  const { type, payload } = actionOf(proposal);
  if (type === 'NEW_RESTRICTION') return { kind: 'new', id: '', name: payload.detail };
  if (type === 'FINISH_TASK') {
    const { taskId } = payload;
    return { kind: 'task', id: taskId, name: plan.tasks.get(taskId)?.text ?? '' };
  }
  const { restrictionId } = payload;
  return { kind: 'restriction', id: restrictionId, name: plan.restrictions.get(restrictionId)?.detail ?? '' };
}
