import { type CivilDate, civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { earliestStart, daySpansOf } from '../../schedule';
import { object, optional } from '../../shape/shape';
import { treeOf } from '../../tree/tree';
import { type Decision, refuse } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { SMALL, defineAction } from '../action';
import { day, rowId } from '../payload-fields';
import { acceptWithFollowers } from './cascade';
import { constraintAfterMove } from './moved-constraint';
import { movedDates } from './moved-dates';
import { about } from '../../rules/about';
import { datesProblem } from '../../rules/required-dates';
import { TYPED_DURATION } from './task-fields';
import { edited } from './edited-task';

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
  return acceptWithFollowers(plan, [moved, ...(isPut ? constraints(plan, [moved]) : [])]);
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
  const tree = treeOf(plan);
  const free = tree
    .descendantsOf(summary.id)
    .map((id) => plan.tasks.get(id)!)
    .filter((task) => tree.isLeaf(task.id) && !hasBegun(task));
  if (free.length === 0) return { ok: false, refusal: about(summary, 'TASK_START_WITH_PROGRESS') };
  const moved = free.flatMap((task): Change[] => {
    const ordinal = Math.max(calendar.ordinal(dayNumber(task.start)) + days, calendar.ordinal(earliest));
    const first = calendar.dayAt(ordinal);
    const dates = { start: civilDate(first), end: civilDate(calendar.endOf(first, task.duration)) };
    const change = edited(task, dates);
    return change ? [change] : [];
  });
  const refusal = requiredProblem(plan, moved);
  if (refusal) return { ok: false, refusal };
  return acceptWithFollowers(plan, [...moved, ...constraints(plan, moved)], [summary.id]);
}

/** The first that would be put before what its restrictions require. */
function requiredProblem(plan: Plan, moved: readonly Change[]): Refusal | null {
  const { tasks } = evolve(plan, moved);
  for (const { id } of moved) {
    const { start, end } = tasks.get(id)!;
    const problem = datesProblem(plan, plan.tasks.get(id)!, start, end);
    if (problem) return problem;
  }
  return null;
}

/** The constraints that keep moved tasks where they were put. */
function constraints(plan: Plan, moved: readonly Change[]): (Change | null)[] {
  const after = evolve(plan, moved);
  return moved.map(({ id }) => {
    const task = after.tasks.get(id)!;
    if (hasBegun(task)) return null;
    return setFields('tasks', task, constraintAfterMove(after, task, plan.tasks.get(id)!.start));
  });
}
