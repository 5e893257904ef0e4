import type { DecisionContext } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import type { Actor } from '../permissions/actor';
import { allows, may, type Permission } from '../permissions/permission';
import type { Plan } from '../plan/plan';
import { entryRefusal } from '../rules/entry-rules';
import { isScenario } from '../scenarios/scenario-plan';
import { SCENARIO_LIVE_ONLY } from './scenarios/live-only';
import { accessRefusal } from './terms/entries';

/** Why an actor may not change something of a task whatever the new value; null where they may. */
export interface TaskAccess {
  /** Name, dates, responsibles and whatever else the plan is made of. */
  readonly plan: Refusal | null;
  /** Progress, commitment and causes. */
  readonly record: Refusal | null;
  readonly comment: Refusal | null;
  /** Why progress or commitment does not go above what the last close recorded; taking back is never barred by it. */
  readonly raise: Refusal | null;
  /** Photos and files. */
  readonly attach: Refusal | null;
}

/** What an actor may do with a task (platform spec, section 6): the rules of each value stand in the actions. */
export function taskAccess(plan: Plan, taskId: string, context: Pick<DecisionContext, 'actor'>): TaskAccess {
  const lacks = (permission: Permission): Refusal | null =>
    may(context.actor, permission) ? null : { code: 'ACTION_FORBIDDEN', params: { permission } };
  const task = plan.tasks.get(taskId);
  const own = isScenario(plan) ? SCENARIO_LIVE_ONLY : accessRefusal(plan, taskId, context);
  const record = lacks('recordProgress') ?? own;
  return {
    plan: lacks('editPlan'),
    record,
    comment: lacks('comment') ?? own,
    // The least step up; a milestone has only one.
    raise: record ?? (task ? entryRefusal(plan, task, 'progress', leastStep(task), true) : null),
    attach: lacks('attachFiles') ?? own,
  };
}

/** Whether an actor may take a file away: who put it there, and whoever edits the plan. */
export function mayRemoveFile(actor: Pick<Actor, 'userId' | 'roles'>, uploaderId: string): boolean {
  return allows(actor.roles, actor.userId === uploaderId ? 'attachFiles' : 'editPlan');
}

const leastStep = ({
  kind,
  lastProgress,
}: {
  readonly kind: string;
  readonly lastProgress: number;
}): number => (kind === 'milestone' ? 1 : Math.min(1, lastProgress + 0.01));
