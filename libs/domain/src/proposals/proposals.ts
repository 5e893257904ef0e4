import { decide, type PlanAction } from '../actions/registry';
import { type Decision, type DecisionContext, refuse } from '../decisions/decision';
import type { Plan } from '../plan/plan';
import { recordedProgress } from '../progress/hundredths';
import { fallsShort } from '../terms/causes';
import { mustPropose } from '../terms/own-tasks';

/** An action that is proposed as it is (platform spec, section 4, "Notifications"). */
export type ProposedAction = Extract<
  PlanAction,
  { readonly type: 'NEW_RESTRICTION' | 'UNBOUND_RESTRICTION' | 'FINISH_TASK' }
>;
type FinishTask = Extract<PlanAction, { readonly type: 'FINISH_TASK' }>;
type AddCause = Extract<PlanAction, { readonly type: 'ADD_CAUSE' }>;

/**
 * What somebody proposes who does an action without writing: progress and its first cause as the report of a task, several things
 * each by itself. Null for what is not proposed at all.
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
      return action.payload.entries.map((payload) => ({ type: 'FINISH_TASK', payload }));
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

/** A report has one cause: a second one is not proposed, since it would take the place of the first. */
function explained(plan: Plan, { payload }: AddCause): readonly FinishTask[] | null {
  const { taskId, ...cause } = payload;
  const task = plan.tasks.get(taskId);
  if (!task || task.causes.length > 0) return null;
  return [{ type: 'FINISH_TASK', payload: { taskId, progress: task.progress, cause } }];
}

/** Whether a report of progress leaves its task short of its commitment without a word about why: it is asked for. */
export function lacksCause(plan: Plan, { payload }: FinishTask): boolean {
  const task = plan.tasks.get(payload.taskId);
  if (!task || payload.cause || task.causes.length > 0) return false;
  return fallsShort({ ...task, progress: recordedProgress(payload.progress, plan.settings) });
}

/** How a plan takes what was proposed, were an administrator to accept it now. */
export function decideAccepted(plan: Plan, action: PlanAction, context: DecisionContext): Decision {
  return decide(plan, action, { ...context, acceptedBy: { ...context.actor, roles: ['projectAdmin'] } });
}

/**
 * Decides what somebody does on a screen: the action itself, or what it comes to as proposals where they must propose. The code is
 * RESPONSIBLE_PROPOSES for what is not proposed, and otherwise the action's own.
 */
export function decideOrPropose(plan: Plan, action: PlanAction, context: DecisionContext): Decision {
  if (!mustPropose(plan, context.actor)) return decide(plan, action, context);
  const proposals = proposalsOf(plan, action);
  if (!proposals) return refuse('RESPONSIBLE_PROPOSES');
  const [only, ...more] = proposals;
  if (only && more.length === 0) return decideAccepted(plan, only, context);
  return decideAccepted(plan, { type: 'BATCH_UPDATE', payload: { actions: [...proposals] } }, context);
}
