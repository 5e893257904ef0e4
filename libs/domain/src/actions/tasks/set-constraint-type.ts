import { civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { earliestByLinks } from '../../schedule';
import { nullable, object, oneOf, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { day, rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { about } from '../../rules/about';
import { constraintProblem } from '../../rules/begun-work';
import { constraintTypesOf, isDatedConstraint } from '../../rules/constraint-types';
import { edited } from './edited-task';

export const SET_CONSTRAINT_TYPE = defineAction({
  type: 'SET_CONSTRAINT_TYPE',
  summary:
    'Bounds or fixes the dates of a task, or lets it be scheduled as soon or as late as possible; bounds a branch.',
  payload: object({
    id: rowId,
    constraintType: oneOf('asap', 'alap', 'mso', 'mfo', 'snet', 'snlt', 'fnet', 'fnlt'),
    constraintDate: optional(nullable(day)),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id, constraintType, constraintDate = null }): Decision {
    const task = plan.tasks.get(id);
    if (!task) return refuse('TASK_UNKNOWN', undefined, [id]);
    const isLeaf = treeOf(plan).isLeaf(id);
    if (!isLeaf && !constraintTypesOf('summary').includes(constraintType)) {
      return { ok: false, refusal: about(task, 'SUMMARY_DATES_DERIVED') };
    }
    const isDated = isDatedConstraint(constraintType);
    if (isDated && constraintDate === null) {
      return { ok: false, refusal: about(task, 'CONSTRAINT_DATE_REQUIRED', { constraintType }) };
    }
    const values = {
      constraintType,
      constraintDate: isDated ? constraintDate : null,
      ...(isLeaf && constraintType === 'asap' && earliestDates(plan, task)),
    };
    const refusal = constraintProblem(task, { ...task, ...values });
    if (refusal) return { ok: false, refusal };
    return acceptWithFollowers(plan, [edited(task, values)]);
  },
});

/** As soon as possible means now: the task goes to the earliest place its links leave, unless nothing moves by itself. */
function earliestDates(plan: Plan, task: Task): Partial<Task> {
  const { autoScheduling, scheduleFromEnd } = plan.settings;
  if (!autoScheduling || scheduleFromEnd || hasBegun(task)) return {};
  const calendar = calendarOf(plan.settings);
  const ordinal = earliestByLinks(plan, task.id, task.duration);
  if (calendar.ordinal(dayNumber(task.start)) === ordinal) return {};
  const start = calendar.dayAt(ordinal);
  return { start: civilDate(start), end: civilDate(calendar.endOf(start, task.duration)) };
}
