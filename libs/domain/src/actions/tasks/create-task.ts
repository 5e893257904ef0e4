import { type CivilDate, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import { addRow } from '../../plan/change';
import { newTask } from '../../plan/new-task';
import type { Plan } from '../../plan/plan';
import { spanOf } from '../../schedule';
import { nullable, number, object, oneOf, optional, text } from '../../shape/shape';
import { type Decision, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { day, newRowId, rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { type SiblingSlot, slotAfter } from './siblings';
import { DEFAULT_DURATION, MAX_TASKS, firstWorkingDay } from './task-checks';
import { parentProblem } from '../../rules/branches';
import { durationProblem } from '../../rules/durations';
import { TASK_TEXT, TYPED_DURATION } from './task-fields';

export const CREATE_TASK = defineAction({
  type: 'CREATE_TASK',
  summary:
    'Adds a task or milestone, below a parent and after a sibling; it lasts 3 working days unless told otherwise.',
  payload: object({
    id: newRowId,
    text: TASK_TEXT,
    detail: optional(text(5000)),
    parent: optional(nullable(rowId)),
    after: optional(nullable(rowId)),
    index: optional(number(-1e9, 1e9)),
    kind: optional(oneOf('task', 'milestone')),
    start: optional(day),
    duration: optional(TYPED_DURATION),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, payload): Decision {
    const { id, kind = 'task', parent = null } = payload;
    if (plan.tasks.has(id)) return refuse('TASK_EXISTS', undefined, [id]);
    if (plan.tasks.size >= MAX_TASKS) return refuse('PLAN_FULL', { max: MAX_TASKS });
    const duration = payload.duration ?? (kind === 'milestone' ? 0 : DEFAULT_DURATION);
    const refusal =
      parentProblem(plan, parent) ?? durationProblem({ id, text: payload.text, kind }, duration);
    if (refusal) return { ok: false, refusal };
    const start = payload.start ?? usualStart(plan, parent);
    const end = civilDate(calendarOf(plan.settings).endOf(dayNumber(start), duration));
    const { index, changes }: SiblingSlot =
      payload.index === undefined
        ? slotAfter(plan, parent, payload.after)
        : { index: payload.index, changes: [] };
    const { text: name, detail = '' } = payload;
    const task = newTask({ id, text: name, detail, kind, parent, index, start, end, duration });
    const added = [...changes, addRow('tasks', task)];
    return acceptWithFollowers(plan, added);
  },
});

/** Where its branch begins, or the project. */
function usualStart(plan: Plan, parent: string | null): CivilDate {
  return (parent === null ? undefined : spanOf(plan, parent)?.start) ?? firstWorkingDay(plan);
}
