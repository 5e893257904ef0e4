import { type CivilDate, LAST_DAY, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, Restriction, Task } from '../plan/plan';
import { treeOf } from '../tree/tree';
import { restrictionsOf } from '../restrictions/of-task';
import { requiredEnd } from '../restrictions/required-place';
import { milestoneDay } from '../terms/occupied';
import type { Refusal } from '../decisions/refusal';
import { about } from './about';

/**
 * Why a task cannot move to these dates: after the calendar's end, or before what its open restrictions require. A date that it
 * has already is not held against it.
 */
export function datesProblem(
  plan: Plan,
  task: Pick<Task, 'id' | 'text' | 'start' | 'end'>,
  start: CivilDate,
  end: CivilDate,
): Refusal | null {
  if (end > LAST_DAY) return about(task, 'TASK_DATES_OUT_OF_RANGE');
  if (plan.settings.moveTasksWithConstraints) return null;
  const placed = { ...task, start, end };
  for (const restriction of restrictionsOf(plan, task.id).all) {
    const isPut = restriction.type === 1 ? start !== task.start : end !== task.end;
    if (isPut && standsBefore(plan, placed, restriction)) return beforeRequired(placed, restriction);
  }
  return null;
}

/**
 * Every task that a change leaves before what an open restriction requires, whichever of both the change is about (planning core,
 * section 5): its start before that of a start restriction, its end before that of an end restriction. What stood before the same
 * date already is not held against the change, unless it goes to an earlier day still.
 */
export function* requiredDateProblems(before: Plan, after: Plan): Generator<Refusal> {
  if (after.settings.moveTasksWithConstraints) return;
  // A link to a milestone has it read as another day.
  const isSetAlike = before.settings === after.settings && before.links === after.links;
  for (const restriction of after.restrictions.rows) {
    const bound = before.restrictions.get(restriction.id);
    for (const id of restriction.taskIds) {
      const [was, is] = [before.tasks.get(id), after.tasks.get(id)];
      if (!is || (isSetAlike && was === is && bound === restriction)) continue;
      if (!standsBefore(after, is, restriction) || !treeOf(after).isLeaf(id)) continue;
      if (was && bound && stoodBefore(before, was, bound, is, restriction)) continue;
      yield beforeRequired(is, restriction);
    }
  }
}

type Placed = Pick<Task, 'id' | 'text' | 'start' | 'end'>;

/** Work is compared by working days; a milestone, which has none of its own, by the day that it is read as. */
function standsBefore(plan: Plan, task: Placed, { type, required, released }: Restriction): boolean {
  if (released !== null) return false;
  const { start, end } = task;
  if (start === end) return milestoneDay(plan, task) < required;
  const calendar = calendarOf(plan.settings);
  const day = dayNumber(required);
  return type === 1
    ? calendar.ordinal(dayNumber(start)) < calendar.ordinal(day)
    : calendar.ordinal(dayNumber(end)) < requiredEnd(calendar, day);
}

function stoodBefore(
  before: Plan,
  was: Task,
  bound: Restriction,
  is: Task,
  restriction: Restriction,
): boolean {
  const { type, required } = restriction;
  const isBoundAlike = bound.type === type && bound.required === required && bound.taskIds.includes(is.id);
  if (!isBoundAlike || before.settings.moveTasksWithConstraints) return false;
  const isEarlier = type === 1 ? is.start < was.start : is.end < was.end;
  return !isEarlier && standsBefore(before, was, bound);
}

function beforeRequired(task: Placed, { type, required }: Restriction): Refusal {
  const code = type === 1 ? 'TASK_START_BEFORE_RESTRICTION' : 'TASK_END_BEFORE_RESTRICTION';
  return about(task, code, { required });
}
