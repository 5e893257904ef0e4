import type { Plan, Task } from '../../plan/plan';
import { roundTo2 } from '../../progress/hundredths';
import { weightGiven } from '../../progress/own-weights';
import { boolean, nullable, number, object, oneOf, optional, text } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, type Refusal, SMALL, accept, defineAction, refuse } from '../action';
import { given, rowId } from '../payload-fields';
import { edited } from './edited-task';
import { acceptWithFollowers } from './follow-up';
import { about } from './task-checks';
import { TASK_TEXT, TYPED_AMOUNTS } from './task-fields';

export const UPDATE_TASK = defineAction({
  type: 'UPDATE_TASK',
  summary: 'Changes what a task is called and said of it, its kind, weight and resources.',
  payload: object({
    id: rowId,
    text: optional(TASK_TEXT),
    detail: optional(text(5000)),
    comments: optional(text(5000)),
    kind: optional(oneOf('task', 'milestone')),
    weight: optional(nullable(number(0, 100))),
    analysed: optional(boolean),
    resources: optional(TYPED_AMOUNTS),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id, ...payload }): Decision {
    const task = plan.tasks.get(id);
    if (!task) return refuse('TASK_UNKNOWN', undefined, [id]);
    const values: Partial<Task> = given({ ...payload, weight: rounded(payload.weight) });
    const refusal =
      kindProblem(plan, task, values) ?? weightProblem(plan, task, values) ?? resourceProblem(plan, values);
    if (refusal) return { ok: false, refusal };
    const change = edited(task, { ...values, ...datesForKind(task, values.kind) });
    const isOther = values.kind !== undefined && values.kind !== task.kind;
    return isOther ? acceptWithFollowers(plan, [change], [id]) : accept([change]);
  },
});

function rounded(weight: number | null | undefined): number | null | undefined {
  return weight == null ? weight : roundTo2(weight);
}

function datesForKind(task: Task, kind: Task['kind'] = task.kind): Partial<Task> {
  if (kind === task.kind) return {};
  // What is no work weighs nothing, nor will it weigh again what others may have been given since.
  return kind === 'milestone' ? { duration: 0, end: task.start, weight: null } : { duration: 1 };
}

/** A milestone is done or not, and needs no resources. */
function kindProblem(plan: Plan, task: Task, values: Partial<Task>): Refusal | null {
  const kind = values.kind ?? task.kind;
  if (kind !== 'milestone') return null;
  if ((values.resources ?? task.resources).length > 0) return about(task, 'MILESTONE_NO_RESOURCES');
  if (task.kind === 'milestone') return null;
  if (!treeOf(plan).isLeaf(task.id)) return about(task, 'SUMMARY_NOT_MILESTONE');
  const partial = [task.progress, task.commitment ?? 0].some((share) => share > 0 && share < 1);
  return partial ? about(task, 'MILESTONE_ALL_OR_NOTHING') : null;
}

/** Own weights add up to 100 at most, and only ordinary tasks have one (planning core, section 5). */
function weightProblem(plan: Plan, task: Task, values: Partial<Task>): Refusal | null {
  if (values.weight == null) return null;
  if (!treeOf(plan).isLeaf(task.id) || (values.kind ?? task.kind) === 'milestone')
    return about(task, 'WEIGHT_NOT_ALLOWED');
  const total = roundTo2(weightGiven(plan, task.id) + values.weight);
  return total > 100 ? about(task, 'WEIGHTS_OVER_100', { total }) : null;
}

function resourceProblem(plan: Plan, values: Partial<Task>): Refusal | null {
  const seen = new Set<string>();
  for (const { id, amount } of values.resources ?? []) {
    if (!plan.resources.has(id)) return { code: 'RESOURCE_UNKNOWN', rows: [id] };
    if (seen.has(id)) return { code: 'RESOURCE_DUPLICATE', rows: [id] };
    if (amount < 0) return { code: 'RESOURCE_AMOUNT_NEGATIVE', rows: [id] };
    seen.add(id);
  }
  return null;
}
