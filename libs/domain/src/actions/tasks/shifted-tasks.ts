import { civilDate, dayNumber } from '../../calendar/civil-date';
import { calendarOf } from '../../calendar/work-calendar';
import { type Change, evolve, setFields } from '../../plan/change';
import type { Plan, Task } from '../../plan/plan';
import { hasBegun } from '../../progress/has-begun';
import { earliestStart } from '../../schedule';
import type { Decision } from '../../decisions/decision';
import type { Refusal } from '../../decisions/refusal';
import { gathered } from '../../rules/gathered';
import { datesProblem } from '../../rules/required-dates';
import { acceptWithFollowers } from './cascade';
import { constraintAfterMove } from './moved-constraint';
import { edited } from './edited-task';

/**
 * Accepts that leaves which have not begun are put so many working days later, or earlier with a negative number, each by as many;
 * none before the project's start or the data date. What follows moves with them. Refused as a whole when one would be put before
 * what its restrictions require. `branches` are the summaries that move as a whole.
 */
export function acceptShifted(
  plan: Plan,
  tasks: readonly Task[],
  days: number,
  branches: readonly string[],
): Decision {
  const calendar = calendarOf(plan.settings);
  const first = calendar.ordinal(dayNumber(earliestStart(plan.settings)));
  const moved = tasks.flatMap((task): Change[] => {
    const ordinal = Math.max(calendar.ordinal(dayNumber(task.start)) + days, first);
    const start = calendar.dayAt(ordinal);
    const dates = { start: civilDate(start), end: civilDate(calendar.endOf(start, task.duration)) };
    const change = edited(task, dates);
    return change ? [change] : [];
  });
  const refusal = requiredProblem(plan, moved);
  if (refusal) return { ok: false, refusal };
  return acceptWithFollowers(plan, [...moved, ...constraintsAfter(plan, moved)], branches);
}

/** Those that would be put before what their restrictions require. */
function requiredProblem(plan: Plan, moved: readonly Change[]): Refusal | null {
  const { tasks } = evolve(plan, moved);
  return gathered(
    moved.map(({ id }) => {
      const { start, end } = tasks.get(id)!;
      return datesProblem(plan, plan.tasks.get(id)!, start, end);
    }),
  );
}

/** The constraints that keep moved tasks where they were put. */
export function constraintsAfter(plan: Plan, moved: readonly Change[]): (Change | null)[] {
  const after = evolve(plan, moved);
  return moved.map(({ id }) => {
    const task = after.tasks.get(id)!;
    if (hasBegun(task)) return null;
    return setFields('tasks', task, constraintAfterMove(after, task, plan.tasks.get(id)!.start));
  });
}
