import type { Actor } from '../permissions/actor';
import type { Plan, Restriction, Task } from '../plan/plan';
import { isResponsibleOf } from '../terms/own-tasks';
import { treeOf } from '../tree/tree';

/** What a person has to see to in a plan, in the order in which it stands there. */
export interface OwnWork {
  /** Work and milestones, done or not; no summaries. */
  readonly tasks: readonly Task[];
  /** Those that are not released. */
  readonly restrictions: readonly Restriction[];
}

/** The tasks that somebody is themselves responsible of, whatever else they may do, and the restrictions that are theirs to release. */
export function ownWork(plan: Plan, actor: Pick<Actor, 'userId'>): OwnWork {
  const isOwn = (responsibles: readonly string[]) => isResponsibleOf(plan, actor, { responsibles });
  return {
    tasks: treeOf(plan)
      .leaves.map((id) => plan.tasks.get(id)!)
      .filter((task) => isOwn(task.responsibles)),
    restrictions: plan.restrictions.rows.filter(
      ({ released, responsible }) => released === null && responsible !== null && isOwn([responsible]),
    ),
  };
}
