import type { Actor } from '../permissions/actor';
import { may } from '../permissions/permission';
import type { Plan, Task } from '../plan/plan';

/** The actor's own rows among the responsibles, active ones only. */
function ownRows(plan: Plan, actor: Pick<Actor, 'userId'>): Plan['responsibles']['rows'] {
  return plan.responsibles.rows.filter((one) => one.isActive && one.userId === actor.userId);
}

/**
 * Whether the actor may work on a task: whoever edits the plan, and responsibles of the role admin, on every task; the
 * others on the tasks they are assigned to.
 */
export function mayWorkOn(plan: Plan, actor: Actor, task: Pick<Task, 'responsibles'>): boolean {
  if (may(actor, 'editPlan')) return true;
  return ownRows(plan, actor).some((one) => one.role === 'admin' || task.responsibles.includes(one.id));
}

/** Whether the actor is one of the task's own responsibles, whatever else they may do. */
export function isResponsibleOf(
  plan: Plan,
  actor: Pick<Actor, 'userId'>,
  task: Pick<Task, 'responsibles'>,
): boolean {
  return ownRows(plan, actor).some(({ id }) => task.responsibles.includes(id));
}

/**
 * Whether the actor proposes instead of writing (platform spec, section 4): where the project asks for it, responsibles of the role
 * user; those of the role admin, and whoever edits the plan, write themselves.
 */
export function mustPropose(plan: Plan, actor: Actor): boolean {
  if (!plan.settings.responsiblesPropose || may(actor, 'editPlan')) return false;
  return !ownRows(plan, actor).some(({ role }) => role === 'admin');
}
