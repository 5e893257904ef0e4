import { treeOf } from './tree';
import type { Plan, Task } from '../plan/plan';

/** What of a plan a value depends on, besides the tree of its tasks. */
interface DependsOn {
  /** Fields of tasks; kind, parent and index belong to the tree. */
  readonly tasks: readonly (keyof Task)[];
  /** Other parts of the plan, which stay the same objects until they are edited. */
  readonly parts: readonly Exclude<keyof Plan, 'tasks'>[];
}

/**
 * Memoises a value that depends on some fields of a plan alone, so that only an edit of those calculates it again: a new name
 * of a task leaves the weights of thousands as they were. Answers may be those of an earlier version of the plan in which all
 * rows stood where they stand.
 */
export function memoByFields<T>(fields: DependsOn, compute: (plan: Plan) => T): (plan: Plan) => T {
  const known = new WeakMap<Plan, { readonly value: T }>();
  /** What was found last of some version of a family of tables. */
  const latest = new WeakMap<object, { readonly plan: Plan; readonly entry: { readonly value: T } }>();
  return (plan) => {
    let entry = known.get(plan);
    if (!entry) {
      const last = latest.get(plan.tasks.family);
      entry = last && saysTheSame(fields, last.plan, plan) ? last.entry : { value: compute(plan) };
      latest.set(plan.tasks.family, { plan, entry });
      known.set(plan, entry);
    }
    return entry.value;
  };
}

function saysTheSame({ tasks, parts }: DependsOn, before: Plan, after: Plan): boolean {
  return (
    parts.every((part) => before[part] === after[part]) &&
    treeOf(before) === treeOf(after) &&
    haveSameFields(tasks, before.tasks.rows, after.tasks.rows)
  );
}

/** Of two versions with the same tree, and so the same rows in the same places. */
function haveSameFields(
  fields: readonly (keyof Task)[],
  before: readonly Task[],
  after: readonly Task[],
): boolean {
  for (let row = 0; row < after.length; row += 1) {
    const was = before[row]!;
    const is = after[row]!;
    if (was !== is && fields.some((field) => was[field] !== is[field])) return false;
  }
  return true;
}
