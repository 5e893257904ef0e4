import { type CivilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import type { Plan, Task } from '../../plan/plan';
import { earliestStart, daySpansOf } from '../../schedule';
import { object, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import { SMALL, defineAction } from '../action';
import { day, rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { freeLeaves, leavesOf } from './move-tasks';
import { movedDates } from './moved-dates';
import { about } from '../../rules/about';
import { aboutAll } from '../../rules/gathered';
import { TYPED_DURATION } from './task-fields';
import { edited } from './edited-task';
import { acceptShifted, constraintsAfter } from './shifted-tasks';

export const MOVE_TASK = defineAction({
  type: 'MOVE_TASK',
  summary:
    'Puts a bar at another start, end or duration; what follows moves with it. A summary takes its branch along.',
  payload: object({
    id: rowId,
    start: optional(day),
    end: optional(day),
    duration: optional(TYPED_DURATION),
  }),
  permission: 'editPlan',
  maxBytes: SMALL,
  undo: 'inverse',
  decide(plan, { id, ...wanted }): Decision {
    const task = plan.tasks.get(id);
    if (!task) return refuse('TASK_UNKNOWN', undefined, [id]);
    if (treeOf(plan).isLeaf(id)) return moveLeaf(plan, task, wanted);
    if (wanted.start === undefined) return { ok: false, refusal: about(task, 'SUMMARY_DATES_DERIVED') };
    return moveBranchTo(plan, task, wanted.start);
  },
});

function moveLeaf(plan: Plan, task: Task, wanted: Parameters<typeof movedDates>[2]): Decision {
  const dates = movedDates(plan, task, wanted);
  if ('code' in dates) return { ok: false, refusal: dates };
  const moved = edited(task, dates);
  if (!moved) return { ok: true, changes: [] };
  const isPut = wanted.start !== undefined || wanted.end !== undefined;
  return acceptWithFollowers(plan, [moved, ...(isPut ? constraintsAfter(plan, [moved]) : [])]);
}

/** By as many working days as the summary's own start moves; what has begun stays. */
function moveBranchTo(plan: Plan, summary: Task, start: CivilDate): Decision {
  if (!plan.settings.autoSchedulingMoveProjects) {
    return { ok: false, refusal: about(summary, 'SUMMARY_NOT_MOVABLE') };
  }
  const calendar = calendarOf(plan.settings);
  const present = daySpansOf(plan).start[plan.tasks.positionOf(summary.id)!]!;
  const earliest = dayNumber(earliestStart(plan.settings));
  const target = Math.max(dayNumber(start), earliest);
  const days = calendar.ordinal(target) - calendar.ordinal(present);
  if (days === 0) return { ok: true, changes: [] };
  const free = freeLeaves(plan, summary.id);
  if (free.length === 0) {
    return { ok: false, refusal: aboutAll(leavesOf(plan, summary.id), 'TASK_START_WITH_PROGRESS')! };
  }
  return acceptShifted(plan, free, days, [summary.id]);
}
