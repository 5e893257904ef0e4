import { decide, isProposed, type Payload, type PlanAction } from '../actions/registry';
import type { CivilDate } from '../calendar/civil-date';
import { type Decision, type DecisionContext, refuse } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import type { Actor } from '../permissions/actor';
import { may } from '../permissions/permission';
import type { Plan } from '../plan/plan';
import { recordedProgress } from '../progress/hundredths';
import { whatIsLacking } from '../restrictions/what-is-lacking';
import { fallsShort } from '../terms/causes';
import { decideMoveRequest, type MoveRequest } from './move-request';

/**
 * An action that is proposed as it is: by who must propose (platform spec, section 4, "Notifications"), or a request to move a task by
 * who works on it and may not move it, whatever the project asks for.
 */
export type ProposedAction =
  | Extract<PlanAction, { readonly type: 'NEW_RESTRICTION' | 'UNBOUND_RESTRICTION' | 'FINISH_TASK' }>
  | MoveRequest;
type FinishTask = Extract<PlanAction, { readonly type: 'FINISH_TASK' }>;
type SetProgresses = Extract<PlanAction, { readonly type: 'SET_PROGRESSES' }>;
type AddCause = Extract<PlanAction, { readonly type: 'ADD_CAUSE' }>;

/**
 * What somebody proposes who does an action without writing: progress and its first cause as the report of a task, several things
 * each by itself. Null for what is not proposed at all: other dates are asked for with a reason, and nobody comes to that by editing.
 */
export function proposalsOf(plan: Plan, action: PlanAction): readonly ProposedAction[] | null {
  switch (action.type) {
    case 'NEW_RESTRICTION':
    case 'UNBOUND_RESTRICTION':
    case 'FINISH_TASK':
      return [action];
    case 'SET_PROGRESS':
      return [{ type: 'FINISH_TASK', payload: action.payload }];
    case 'SET_PROGRESSES':
      return reportsOf(plan, action);
    case 'ADD_CAUSE':
      return explained(plan, action);
    case 'BATCH_UPDATE': {
      const each = action.payload.actions.map((one) => proposalsOf(plan, one as PlanAction));
      return each.every((proposals) => proposals !== null) ? each.flat() : null;
    }
    default:
      return null;
  }
}

/** Of many tasks those that are reported anew; all of them where none is, to be refused in the rule's words. */
function reportsOf(plan: Plan, { payload }: SetProgresses): readonly FinishTask[] {
  const isNew = ({ payload: { taskId, progress } }: FinishTask): boolean =>
    plan.tasks.get(taskId)?.progress !== recordedProgress(progress, plan.settings);
  const reports = payload.entries.map((entry): FinishTask => ({ type: 'FINISH_TASK', payload: entry }));
  return reports.some(isNew) ? reports.filter(isNew) : reports;
}

/** A report has one cause: a second one is not proposed, since it would take the place of the first. */
function explained(plan: Plan, { payload }: AddCause): readonly FinishTask[] | null {
  const { taskId, ...cause } = payload;
  const task = plan.tasks.get(taskId);
  if (!task || task.causes.length > 0) return null;
  return [{ type: 'FINISH_TASK', payload: { taskId, progress: task.progress, cause } }];
}

/**
 * A report as it takes the place of another one of the same person and task that waits, since the newer one counts: where it says nothing
 * but why, what was reported stays.
 */
export function reportInPlaceOf(plan: Plan, waiting: FinishTask, next: FinishTask): FinishTask {
  const { taskId, progress, cause } = next.payload;
  const saysOnlyWhy = cause !== undefined && progress === plan.tasks.get(taskId)?.progress;
  return saysOnlyWhy ? { ...next, payload: { ...waiting.payload, cause } } : next;
}

/** Whether a report of progress leaves its task short of its commitment without a word about why: it is asked for. */
export function lacksCause(plan: Plan, { payload }: FinishTask): boolean {
  const task = plan.tasks.get(payload.taskId);
  if (!task || payload.cause || task.causes.length > 0) return false;
  return fallsShort({ ...task, progress: recordedProgress(payload.progress, plan.settings) });
}

/**
 * Why an actor does not propose an action: PROPOSAL_NOT_NEEDED of what they may do themselves, so that nothing waits for an
 * administrator in vain. Null where they propose it.
 */
export function notProposedRefusal(plan: Plan, action: ProposedAction, actor: Actor): Refusal | null {
  const writes = action.type === 'MOVE_TASK' ? may(actor, 'editPlan') : !isProposed(plan, actor, action);
  return writes ? { code: 'PROPOSAL_NOT_NEEDED' } : null;
}

/**
 * How a plan takes what was proposed and is accepted now: by whom the context says, else by some administrator. It is refused with
 * the action's own codes. Where the plan is so already it is refused too, so that nobody believes to have done something: with
 * RESTRICTION_RELEASED_ALREADY (released) for a release, else with PROPOSAL_CHANGES_NOTHING.
 */
export function decideAccepted(
  plan: Plan,
  action: { readonly type: string; readonly payload: unknown },
  context: DecisionContext,
): Decision {
  const acceptedBy = context.acceptedBy ?? { ...context.actor, roles: ['projectAdmin'] };
  const decideIt = action.type === 'MOVE_TASK' ? decideMoveRequest : decide;
  const decision = decideIt(plan, action, { ...context, acceptedBy });
  if (!decision.ok || decision.changes.length > 0) return decision;
  const released = releasedBy(plan, action);
  if (released === null) return refuse('PROPOSAL_CHANGES_NOTHING');
  return refuse('RESTRICTION_RELEASED_ALREADY', { released });
}

/** The day on which a restriction was released whose release an action asks for; null for any other action. */
function releasedBy(
  plan: Plan,
  { type, payload }: { readonly type: string; readonly payload: unknown },
): CivilDate | null {
  if (type !== 'UNBOUND_RESTRICTION') return null;
  return plan.restrictions.get((payload as Payload<'UNBOUND_RESTRICTION'>).restrictionId)?.released ?? null;
}

/**
 * What an acceptance would overwrite, as it stands in a plan: the progress of the task (0 to 1), its first day and the one after its
 * last with a blank between, or the day on which the restriction was released ('' while it is not). Null where it overwrites nothing, or what it is about is gone. Where it is
 * no longer what it was when the action was proposed, somebody has changed it since.
 */
export function groundOf(plan: Plan, { type, payload }: ProposedAction): string | null {
  if (type === 'NEW_RESTRICTION') return null;
  if (type === 'FINISH_TASK') return plan.tasks.get(payload.taskId)?.progress.toString() ?? null;
  if (type === 'MOVE_TASK') {
    const task = plan.tasks.get(payload.id);
    return task ? `${task.start} ${task.end}` : null;
  }
  const restriction = plan.restrictions.get(payload.restrictionId);
  return restriction ? (restriction.released ?? '') : null;
}

/** What a proposal is about, as the plan called it: what is gone later keeps its name. */
export interface ProposalSubject {
  /** What the restriction says, or what the task is called; '' for what is not there. */
  readonly name: string;
  /** Of a restriction, the first task that it holds back; '' otherwise. */
  readonly task: string;
}

/** Longer descriptions are cut: it names something, and does not repeat it. */
const MOST_NAMED = 200;

/** See `ProposalSubject`. */
export function proposalSubject(plan: Plan, { type, payload }: ProposedAction): ProposalSubject {
  const taskOf = (id: string | undefined): string => cut(plan.tasks.get(id ?? '')?.text ?? '');
  if (type === 'FINISH_TASK') return { name: taskOf(payload.taskId), task: '' };
  if (type === 'MOVE_TASK') return { name: taskOf(payload.id), task: '' };
  const restriction = type === 'NEW_RESTRICTION' ? payload : plan.restrictions.get(payload.restrictionId);
  return { name: cut(restriction?.detail ?? ''), task: taskOf(restriction?.taskIds[0]) };
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length > MOST_NAMED ? `${signs.slice(0, MOST_NAMED - 1).join('')}…` : text;
}

/**
 * What makes a proposal the same as another one that waits, so that nobody is asked the same twice: the same thing that the same tasks
 * lack, the release of the same restriction, or other dates of the same task, whatever they are. Null for reports of progress, of which the newer one counts.
 */
export function proposalKey({ type, payload }: ProposedAction): string | null {
  if (type === 'FINISH_TASK') return null;
  if (type === 'MOVE_TASK') return JSON.stringify([type, payload.id]);
  if (type === 'UNBOUND_RESTRICTION') return JSON.stringify([type, payload.restrictionId]);
  const tasks = [...new Set(payload.taskIds)].sort();
  return JSON.stringify([type, tasks, ...whatIsLacking(payload)]);
}

/**
 * Decides what somebody does on a screen: the action itself, or what it comes to as proposals where they must propose. The code is
 * RESPONSIBLE_PROPOSES for what is not proposed, and otherwise the action's own.
 */
export function decideOrPropose(plan: Plan, action: PlanAction, context: DecisionContext): Decision {
  if (!isProposed(plan, context.actor, action)) return decide(plan, action, context);
  const proposals = proposalsOf(plan, action);
  if (!proposals) return refuse('RESPONSIBLE_PROPOSES');
  const [only, ...more] = proposals;
  if (only && more.length === 0) return decideAccepted(plan, only, context);
  return decideAccepted(plan, { type: 'BATCH_UPDATE', payload: { actions: [...proposals] } }, context);
}
