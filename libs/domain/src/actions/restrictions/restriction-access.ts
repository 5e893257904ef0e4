import { mayWorkOn, mustPropose } from '../../terms/own-tasks';
import type { Plan, Restriction } from '../../plan/plan';
import { isLocked } from '../../restrictions/release';
import { aboutAll } from '../../rules/gathered';
import { missedDay } from '../../restrictions/missed-day';
import { openTerm } from '../../terms/open-term';
import type { DecisionContext } from '../../decisions/decision';
import type { Actor } from '../../permissions/actor';
import { may } from '../../permissions/permission';
import type { Refusal } from '../../decisions/refusal';

/**
 * The restriction that an action is about, or why the actor may not report on it: it is not there, it was released in an
 * earlier term, or it is neither theirs nor one of a task of theirs. What it does to
 * its tasks is asked of `tasksRefusal` besides.
 */
export function restrictionFor(
  plan: Plan,
  id: string,
  { actor }: Pick<DecisionContext, 'actor'>,
): { readonly restriction: Restriction } | { readonly refusal: Refusal } {
  const restriction = plan.restrictions.get(id);
  if (!restriction) return { refusal: { code: 'RESTRICTION_UNKNOWN', rows: [id] } };
  if (isLocked(plan, restriction)) return { refusal: { code: 'RESTRICTION_LOCKED', rows: [id] } };
  const own = restriction.responsible === null ? [] : [restriction.responsible];
  const tasks = restriction.taskIds.map((taskId) => plan.tasks.get(taskId)?.responsibles ?? []);
  const related = [own, ...tasks].some((responsibles) => mayWorkOn(plan, actor, { responsibles }));
  return related ? { restriction } : { refusal: { code: 'RESTRICTION_NOT_YOURS', rows: [id] } };
}

/**
 * The restriction that an action edits or removes, or why the actor may not: what `restrictionFor` says, or that it is for somebody
 * else to see to. Whoever works on its tasks is who needs it released: they tell of it, and take it back where it is theirs or
 * nobody's (docs/decisions/0024).
 */
export function editableRestriction(
  plan: Plan,
  id: string,
  context: Pick<DecisionContext, 'actor'>,
): ReturnType<typeof restrictionFor> {
  const found = restrictionFor(plan, id, context);
  if ('refusal' in found || seesTo(plan, context.actor, found.restriction.responsible)) return found;
  return { refusal: { code: 'RESTRICTION_NOT_YOURS', rows: [id] } };
}

/** Whether a restriction is for the actor to see to where this is its responsible: it names them, or nobody. */
export const seesTo = (plan: Plan, actor: Actor, responsible: string | null): boolean =>
  responsible === null || mayWorkOn(plan, actor, { responsibles: [responsible] });

/**
 * Why an actor may not release a restriction, nor propose its release: the permission is missing, or it is one that
 * `restrictionFor` refuses. Null when they may.
 */
export function releaseRefusal(plan: Plan, id: string, actor: Actor): Refusal | null {
  if (!may(actor, 'recordProgress')) {
    return { code: 'ACTION_FORBIDDEN', params: { permission: 'recordProgress' } };
  }
  const found = restrictionFor(plan, id, { actor });
  return 'refusal' in found ? found.refusal : null;
}

/**
 * Why an actor may edit nothing of a restriction, whatever the new values: what `releaseRefusal` says, that only a release is proposed,
 * or that it is somebody else's. Null when they may. The rules of each value stand in the actions.
 */
export function restrictionEditRefusal(plan: Plan, id: string, actor: Actor): Refusal | null {
  const refusal = releaseRefusal(plan, id, actor);
  if (refusal) return refusal;
  if (mustPropose(plan, actor)) return { code: 'RESPONSIBLE_PROPOSES' };
  const found = editableRestriction(plan, id, { actor });
  return 'refusal' in found ? found.refusal : null;
}

/**
 * Why an actor may not change what a restriction does to its tasks: what `restrictionEditRefusal` says, or that one
 * of its tasks is not theirs. Whoever only sees to a restriction reports on it and no more (docs/planning.md, "Restrictions of
 * others"). Null when they may.
 */
export function restrictionBindingRefusal(plan: Plan, id: string, actor: Actor): Refusal | null {
  const refusal = restrictionEditRefusal(plan, id, actor);
  return refusal ?? tasksRefusal(plan, plan.restrictions.get(id)!.taskIds, { actor });
}

/**
 * Why a restriction stays in the plan whoever works on it: it was not released by a day of the open term that it was promised for,
 * whatever became of it since (see `missedDay`). Null for others, and for whoever leads the plan.
 */
export function lateRefusal(
  plan: Plan,
  restriction: Restriction,
  { actor, today }: Pick<DecisionContext, 'actor' | 'today'>,
): Refusal | null {
  const due = missedDay(openTerm(plan), restriction, today);
  if (due === null || may(actor, 'editPlan')) return null;
  return { code: 'RESTRICTION_LATE_STAYS', params: { due }, rows: [restriction.id] };
}

/** Why an actor may not remove a restriction: what `restrictionBindingRefusal` or `lateRefusal` says. Null when they may. */
export function restrictionRemovalRefusal(
  plan: Plan,
  id: string,
  context: Pick<DecisionContext, 'actor' | 'today'>,
): Refusal | null {
  const refusal = restrictionBindingRefusal(plan, id, context.actor);
  return refusal ?? lateRefusal(plan, plan.restrictions.get(id)!, context);
}

/**
 * The tasks that are moved, freed or held back when these fields of a restriction change, and its tasks from `before` to `after`:
 * all of them when it is about another day or another end of the bar, otherwise those that come and go. All other fields only
 * report on it.
 */
export function tasksAffected(
  fields: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  const all = [...new Set([...before, ...after])];
  if (fields.includes('required') || fields.includes('type')) return all;
  return all.filter((id) => !before.includes(id) || !after.includes(id));
}

/** Why an actor may not restrict these tasks: some are not theirs, all of which are named. Unknown tasks are left to the rules. Null when they may. */
export function tasksRefusal(
  plan: Plan,
  taskIds: readonly string[],
  { actor }: Pick<DecisionContext, 'actor'>,
): Refusal | null {
  const known = [...new Set(taskIds)].flatMap((id) => plan.tasks.get(id) ?? []);
  return aboutAll(
    known.filter((task) => !mayWorkOn(plan, actor, task)),
    'TASK_NOT_YOURS',
  );
}
