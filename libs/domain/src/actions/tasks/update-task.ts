import { type Change, evolve } from '../../plan/change';
import { ASSIGNED_TYPES, DIMENSIONS } from '../../plan/measures';
import type { Plan, Task } from '../../plan/plan';
import { roundTo2 } from '../../progress/hundredths';
import { boolean, nullable, number, object, oneOf, optional, text } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { SMALL, defineAction } from '../action';
import { given, rowId, saidUnits } from '../payload-fields';
import { edited } from './edited-task';
import { acceptWithFollowers } from './cascade';
import { about } from '../../rules/about';
import { begunProblem } from '../../rules/begun-work';
import { datesProblem } from '../../rules/required-dates';
import { milestoneProblem } from '../../rules/milestones';
import { weightProblem, weightsProblem } from '../../rules/own-weights';
import { notAnalysedRefusal } from '../../rules/entry-rules';
import { resourceProblem } from '../../rules/resource-amounts';
import { assignedRefusal, measureProblem, overQuantityProblem } from '../../rules/units-rules';
import { TASK_TEXT, TYPED_AMOUNTS, TYPED_QUANTITY, UNIT } from './task-fields';

export const UPDATE_TASK = defineAction({
  type: 'UPDATE_TASK',
  summary:
    'Changes what a task is called and said of it, its kind, weight, resources and units, and which units the open term is given.',
  payload: object({
    id: rowId,
    text: optional(TASK_TEXT),
    detail: optional(text(5000)),
    comments: optional(text(5000)),
    kind: optional(oneOf('task', 'milestone')),
    weight: optional(nullable(number(0, 100))),
    analysed: optional(boolean),
    resources: optional(TYPED_AMOUNTS),
    unit: optional(UNIT),
    quantity: optional(nullable(TYPED_QUANTITY)),
    tunit: optional(nullable(oneOf(...DIMENSIONS))),
    unitsAssignedQuantity: optional(nullable(saidUnits)),
    unitsAssignedType: optional(nullable(oneOf(...ASSIGNED_TYPES))),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id, ...payload }): Decision {
    const task = plan.tasks.get(id);
    if (!task) return refuse('TASK_UNKNOWN', undefined, [id]);
    const values: Partial<Task> = given({
      ...payload,
      weight: rounded(payload.weight),
      quantity: rounded(payload.quantity),
    });
    const next = { ...values, ...datesForKind(task, values.kind) };
    const change = edited(task, next);
    const refusal =
      kindProblem(plan, task, { ...task, ...next }) ??
      (values.weight == null ? null : givenWeightProblem(plan, { ...task, ...values }, change)) ??
      resourceProblem(plan, task.resources, values.resources ?? []) ??
      unitsProblem(plan, { ...task, ...next }, values) ??
      (task.analysed && values.analysed === false ? notAnalysedRefusal(plan, task) : null);
    if (refusal) return { ok: false, refusal };
    return acceptWithFollowers(plan, [change]);
  },
});

function rounded(value: number | null | undefined): number | null | undefined {
  return value == null ? value : roundTo2(value);
}

function datesForKind(task: Task, kind: Task['kind'] = task.kind): Partial<Task> {
  if (kind === task.kind) return {};
  // A milestone is never under way, and does not stay where a file says that work began.
  const unbegun = { actualStart: null };
  // What is no work weighs nothing, nor will it weigh again what others may have been given since.
  return kind === 'milestone'
    ? { ...unbegun, duration: 0, end: task.start, weight: null }
    : { ...unbegun, duration: 1 };
}

/** What is done keeps its kind, only what has nothing below it can be a milestone, and none is over before it may be. */
function kindProblem(plan: Plan, task: Task, next: Task): Refusal | null {
  const isNew = next.kind === 'milestone' && task.kind !== 'milestone';
  if (isNew && !treeOf(plan).isLeaf(task.id)) return about(task, 'SUMMARY_NOT_MILESTONE');
  return (
    milestoneProblem(next) ??
    begunProblem(task, next) ??
    (isNew ? datesProblem(plan, task, next.start, next.end) : null)
  );
}

function givenWeightProblem(plan: Plan, task: Task, change: Change | null): Refusal | null {
  const after = change ? evolve(plan, [change]) : plan;
  return weightProblem(plan, task) ?? weightsProblem(after, task);
}

/** What is typed of its units fits the task; what it had already is not held against it. */
function unitsProblem(plan: Plan, after: Task, values: Partial<Task>): Refusal | null {
  const { unit, quantity, tunit, unitsAssignedQuantity, unitsAssignedType } = values;
  const isAssigned = unitsAssignedQuantity !== undefined || unitsAssignedType !== undefined;
  const isMeasured = unit !== undefined || quantity !== undefined || tunit !== undefined;
  return (
    (isMeasured || isAssigned ? measureProblem(plan, after) : null) ??
    (isAssigned ? assignedRefusal(plan, after) : null) ??
    (quantity === undefined ? null : overQuantityProblem(after))
  );
}
