import type { CivilDate } from '../calendar/civil-date';
import { calendarOf } from '../calendar/work-calendar';
import type { Plan, TermTask } from '../plan/plan';
import { plannedFraction } from '../progress/planned';
import { weightsOf } from '../progress/weights';
import { closedTerms, openTerm, termLastDay } from '../terms/open-term';
import { treeOf } from '../tree/tree';

/** What a figure was at the first close, and what it is now. */
export interface ThenAndNow {
  readonly then: number;
  readonly now: number;
}

/** A task whose weight or planned progress is not what it was when the first term was closed. */
export interface UpdatedTask {
  readonly taskId: string;
  /** Percent of the project, 2 decimals. */
  readonly weight: ThenAndNow;
  /** What the plan's dates ask for by the last day of the second term, 0..1; null of a term that was closed before closes kept days. */
  readonly planned: ThenAndNow | null;
}

/** What the close of the second term brings up to date, and the day that planned progress is told of. */
export interface SecondClose {
  readonly by: CivilDate;
  readonly tasks: readonly UpdatedTask[];
}

/**
 * The close of the second term applies an extra update of affected tasks (planning core, section 4). Weights and planned progress
 * follow from the plan here and are stored nowhere, so there is nothing to apply: these are the tasks of the first term's record for
 * which they have changed since. Null while any other term is open.
 */
export function secondClose(plan: Plan): SecondClose | null {
  const [first, ...later] = closedTerms(plan);
  if (!first || later.length > 0) return null;
  const by = termLastDay(openTerm(plan));
  const tree = treeOf(plan);
  const tasks = first.tasks
    .filter(({ taskId }) => plan.tasks.has(taskId) && tree.isLeaf(taskId))
    .map((record) => updatedTask(plan, record, by))
    .filter(({ weight, planned }) => differs(weight) || (planned !== null && differs(planned)));
  return { by, tasks };
}

function updatedTask(plan: Plan, { taskId, weight, days }: TermTask, by: CivilDate): UpdatedTask {
  const calendar = calendarOf(plan.settings);
  const now = plan.tasks.get(taskId)!;
  return {
    taskId,
    weight: { then: weight, now: weightsOf(plan).of(taskId) },
    planned: days
      ? { then: plannedFraction(days, by, calendar), now: plannedFraction(now, by, calendar) }
      : null,
  };
}

const differs = ({ then, now }: ThenAndNow): boolean => then !== now;
