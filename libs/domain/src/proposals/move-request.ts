import { decide, type PlanAction } from '../actions/registry';
import { addDays, type CivilDate, isCivilDate } from '../calendar/civil-date';
import { type Decision, type DecisionContext, refuse } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import { may } from '../permissions/permission';
import type { Actor } from '../permissions/actor';
import type { Plan, Task } from '../plan/plan';
import { wordCharacters } from '../names/visible-text';
import { isDone } from '../progress/hundredths';
import { about } from '../rules/about';
import { startReadAs } from '../terms/occupied';
import { mayWorkOn } from '../terms/own-tasks';
import { treeOf } from '../tree/tree';
import { shownDays } from '../days/shown-days';

/** What somebody who works on a task but does not edit the plan asks for: other dates of it (beyond the spec). */
export type MoveRequest = Extract<PlanAction, { readonly type: 'MOVE_TASK' }>;

/** The days that somebody wants a task to have; null keeps the end's distance from the start. */
export interface WantedDays {
  readonly firstDay: CivilDate;
  /** Inclusive; of a milestone it says nothing. */
  readonly lastDay: CivilDate | null;
}

/** The request for other days of a leaf; null where they are no dates, or those that it has. */
export function moveRequest(plan: Plan, id: string, { firstDay, lastDay }: WantedDays): MoveRequest | null {
  const task = plan.tasks.get(id)!;
  const kind = treeOf(plan).kindOf(id);
  const now = shownDays(plan, task, kind, task.start, task.end);
  if (!isCivilDate(firstDay) || (lastDay !== null && !isCivilDate(lastDay))) return null;
  const first = kind === 'milestone' ? startReadAs(plan, id, firstDay) : firstDay;
  const start = firstDay === now.firstDay ? {} : { start: first };
  const isEndAsked =
    kind !== 'milestone' && lastDay !== null && (lastDay !== now.lastDay || 'start' in start);
  const end = isEndAsked ? { end: addDays(lastDay, 1) } : {};
  if (!('start' in start) && !('end' in end)) return null;
  return { type: 'MOVE_TASK', payload: { id, ...start, ...end } };
}

/** Characters in the words of the reason of such a request, at least (see `wordCharacters`). */
export const LEAST_REASON = 10;

/** Whether an action is asked for with a reason only, and has none that says anything. */
export function lacksReason({ type }: { readonly type: string }, word: string): boolean {
  return type === 'MOVE_TASK' && wordCharacters(word) < LEAST_REASON;
}

/**
 * How a plan takes the request once somebody who may move the task approves it. Moving is the approver's right, the task must be one
 * that the asker works on: ACTION_FORBIDDEN, TASK_NOT_YOURS, SUMMARY_DATES_DERIVED (a branch is not asked for), TASK_COMPLETED, or
 * the codes of MOVE_TASK.
 */
export function decideMoveRequest(
  plan: Plan,
  action: { readonly type: string; readonly payload: unknown },
  context: DecisionContext & { readonly acceptedBy: Actor },
): Decision {
  const { actor, acceptedBy } = context;
  if (!may(actor, 'recordProgress')) return refuse('ACTION_FORBIDDEN', { permission: 'recordProgress' });
  if (!may(acceptedBy, 'acceptProposals')) {
    return refuse('ACTION_FORBIDDEN', { permission: 'acceptProposals' });
  }
  const task = plan.tasks.get(String((action.payload as { id?: unknown } | null)?.id));
  const refusal = task ? requestRefusal(plan, task, actor) : null;
  return refusal ? { ok: false, refusal } : decide(plan, action, { ...context, actor: acceptedBy });
}

/** Why somebody cannot ask for other dates of a task, whatever they are; null when they can. */
export function requestRefusal(plan: Plan, task: Task, actor: Actor): Refusal | null {
  if (!mayWorkOn(plan, actor, task)) return about(task, 'TASK_NOT_YOURS');
  if (!treeOf(plan).isLeaf(task.id)) return about(task, 'SUMMARY_DATES_DERIVED');
  return isDone(task.progress) ? about(task, 'TASK_COMPLETED') : null;
}
