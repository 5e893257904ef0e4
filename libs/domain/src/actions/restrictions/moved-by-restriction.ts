import type { Accepted, DecisionContext } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { isAccepted, may } from '../../permissions/permission';
import type { Change } from '../../plan/change';
import type { Plan } from '../../plan/plan';
import { aboutAll } from '../../rules/gathered';
import { treeOf } from '../../tree/tree';

/**
 * Why somebody who does not edit the plan cannot do something to a restriction: it would move tasks, which they do not do by their dates
 * either (docs/planning.md, "Restrictions of others"). RESTRICTION_MOVES_TASKS names them. Null where nothing moves by it, for whoever
 * edits the plan, and for what an administrator accepts.
 */
export function movedByRestrictionRefusal(
  plan: Plan,
  { changes }: Accepted,
  context: Pick<DecisionContext, 'actor' | 'acceptedBy'>,
): Refusal | null {
  if (may(context.actor, 'editPlan') || isAccepted(context)) return null;
  // Required dates that follow their tasks hold nothing back.
  if (plan.settings.moveTasksWithConstraints) return null;
  if (!changes.some(({ table }) => table === 'restrictions')) return null;
  const tree = treeOf(plan);
  const moved = changes.filter((change) => isMove(change) && tree.isLeaf(change.id));
  const refusal = aboutAll(
    moved.map(({ id }) => plan.tasks.get(id)!),
    'RESTRICTION_MOVES_TASKS',
  );
  if (!refusal) return null;
  // By which a bulk edit knows what to leave out.
  const restrictions = changes.filter(
    ({ table, id }) => table === 'restrictions' && plan.restrictions.has(id),
  );
  return { ...refusal, rows: [...refusal.rows!, ...restrictions.map(({ id }) => id)] };
}

const isMove = (change: Change): boolean =>
  change.table === 'tasks' && change.kind === 'set' && ('start' in change.after || 'end' in change.after);
