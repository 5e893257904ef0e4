import type { Refusal } from '../decisions/refusal';
import type { Plan } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';

/** A row that a person looks at to understand a refusal. */
export interface RowToSee {
  readonly kind: 'task' | 'restriction';
  readonly id: string;
}

/** Refusals that speak of what is not released. */
const ABOUT_RESTRICTIONS: ReadonlySet<string> = new Set([
  'TASK_RESTRICTED_IN_TERM',
  'TASK_START_RESTRICTED',
  'TASK_END_RESTRICTED',
  'TASK_START_BEFORE_RESTRICTION',
  'TASK_END_BEFORE_RESTRICTION',
]);

/**
 * Where a refusal leads: to the first row it names that is in the plan. One that speaks of a restriction leads to it where the task
 * has only one that is open, else to the task, which has all of them. Null when it names no task and no restriction.
 */
export function rowToSee(plan: Plan, { code, rows = [] }: Pick<Refusal, 'code' | 'rows'>): RowToSee | null {
  const id = rows.find((one) => plan.tasks.has(one) || plan.restrictions.has(one));
  if (id === undefined) return null;
  if (plan.restrictions.has(id)) return { kind: 'restriction', id };
  const { open } = restrictionsOf(plan, id);
  const only = ABOUT_RESTRICTIONS.has(code) && open.length === 1 ? open[0] : undefined;
  return only ? { kind: 'restriction', id: only.id } : { kind: 'task', id };
}
