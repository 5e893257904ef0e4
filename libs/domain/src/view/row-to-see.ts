import type { Refusal } from '../decisions/refusal';
import type { Plan, Restriction } from '../plan/plan';
import { restrictionsOf, type TaskRestrictions } from '../restrictions/of-task';

/** A row that a person looks at to understand a refusal. */
export interface RowToSee {
  readonly kind: 'task' | 'restriction';
  readonly id: string;
}

type SpokenOf = (of: TaskRestrictions) => readonly Restriction[];

const all: SpokenOf = (of) => of.all;
const open: SpokenOf = (of) => of.open;
const openStart: SpokenOf = (of) => of.open.filter(({ type }) => type === 1);
const openEnd: SpokenOf = (of) => of.open.filter(({ type }) => type === 2);

/** Which restrictions of its task a refusal speaks of. */
const SPOKEN_OF: ReadonlyMap<string, SpokenOf> = new Map([
  ['TASK_RESTRICTED_IN_TERM', open],
  ['TASK_START_RESTRICTED', openStart],
  ['TASK_END_RESTRICTED', openEnd],
  ['TASK_START_BEFORE_RESTRICTION', openStart],
  ['TASK_END_BEFORE_RESTRICTION', openEnd],
  ['TASK_HAS_RESTRICTIONS', all],
  ['PARENT_HAS_RESTRICTIONS', all],
  ['ROW_START_RESTRICTED', openStart],
  ['ROW_END_RESTRICTED', openEnd],
  ['ROW_START_HELD', openStart],
  ['ROW_END_HELD', openEnd],
]);

/**
 * Where a refusal leads: to the first row it names that is in the plan. One that speaks of a restriction leads to it where it can only
 * be that one, else to the task, which has all of them. Null when it names no task and no restriction.
 */
export function rowToSee(plan: Plan, { code, rows = [] }: Pick<Refusal, 'code' | 'rows'>): RowToSee | null {
  const id = rows.find((one) => plan.tasks.has(one) || plan.restrictions.has(one));
  if (id === undefined) return null;
  if (plan.restrictions.has(id)) return { kind: 'restriction', id };
  const [only, ...others] = SPOKEN_OF.get(code)?.(restrictionsOf(plan, id)) ?? [];
  return only && others.length === 0 ? { kind: 'restriction', id: only.id } : { kind: 'task', id };
}
