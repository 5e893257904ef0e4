import { addDays, type CivilDate, civilDate, dayNumber } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Payload, PlanAction } from '../actions/registry';
import type { Plan, Task } from '../plan/plan';
import { hasBegun } from '../progress/has-begun';
import { factsOf, isDelayed } from '../states/task-state';
import { treeOf } from '../tree/tree';
import { startReadAs } from '../terms/occupied';
import { openTerm } from '../terms/open-term';

/** Those of these tasks that should have been done before the open term, in the order given. */
export function delayedAmong(plan: Plan, ids: readonly string[]): readonly string[] {
  const tree = treeOf(plan);
  return ids.filter((id) => {
    const task = plan.tasks.get(id);
    return task !== undefined && tree.isLeaf(id) && isDelayed(factsOf(plan, task));
  });
}

/** The first day that delayed work can be given as its last: the first on which the open term works. */
export function earliestNewEnd(plan: Plan): CivilDate {
  return civilDate(firstDayOfTerm(plan));
}

/**
 * The one action that gives delayed work a new last day, inclusive, from `earliestNewEnd` on.
 *
 * Work that has begun keeps its start and lasts longer. Work of which nothing is done keeps its duration and its start
 * follows, but not to before the open term: what does not fit there lasts as long as there is room. A milestone goes to
 * the day.
 */
export function newEndAction(plan: Plan, taskIds: readonly string[], lastDay: CivilDate): PlanAction {
  const moves = taskIds.flatMap((id) => {
    const task = plan.tasks.get(id);
    return task ? [{ type: 'MOVE_TASK' as const, payload: moveTo(plan, task, lastDay) }] : [];
  });
  return moves.length === 1 ? moves[0]! : { type: 'BATCH_UPDATE', payload: { actions: moves } };
}

function moveTo(plan: Plan, task: Task, lastDay: CivilDate): Payload<'MOVE_TASK'> {
  const { id, kind, duration } = task;
  const end = addDays(lastDay, 1);
  if (kind === 'milestone') return { id, start: startReadAs(plan, id, lastDay) };
  if (hasBegun(task)) return { id, end };
  const start = Math.max(calendarOf(plan.settings).startOf(dayNumber(end), duration), firstDayOfTerm(plan));
  return { id, start: civilDate(start), end };
}

function firstDayOfTerm(plan: Plan): number {
  return calendarOf(plan.settings).atOrAfter(dayNumber(openTerm(plan).startDate));
}
