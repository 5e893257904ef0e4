import { tasksOfRecord } from '../closing/close-term';
import { nextTermEnd } from '../make-ready/lookahead-periods';
import { type CivilDate, dayNumber } from '../calendar/civil-date';
import type { Actor } from '../permissions/actor';
import type { Plan, Task } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { isDelayed, factsOf } from '../states/task-state';
import { isResponsibleOf } from '../terms/own-tasks';
import { occupiedDays } from '../terms/occupied';
import { treeOf } from '../tree/tree';

/** A person's own tasks, by the first day of each. */
export interface FieldWork {
  /** Of the open short term: what a close now would record. What is delayed stands first. */
  readonly now: readonly Task[];
  /** Unfinished work that starts after it, until the last day of the next short term. */
  readonly next: readonly Task[];
}

/**
 * What somebody on site has to do and to report: the tasks that they are themselves responsible of, of this short term and the next
 * (design, "Field mode"). Where a close is late, the next one is counted from `today`.
 */
export function fieldWork(plan: Plan, actor: Pick<Actor, 'userId'>, today: CivilDate): FieldWork {
  const isOwn = (task: Task): boolean => isResponsibleOf(plan, actor, task);
  const now = tasksOfRecord(plan).filter(isOwn);
  const shown = new Set(now.map(({ id }) => id));
  const until = nextTermEnd(plan, today);
  const next = treeOf(plan)
    .leaves.map((id) => plan.tasks.get(id)!)
    .filter((task) => isOwn(task) && !shown.has(task.id) && !isDone(task.progress))
    .filter((task) => occupiedDays(plan, task).start <= until);
  const inOrder = (tasks: readonly Task[]): readonly Task[] => {
    const delayed = tasks.filter((task) => isDelayed(factsOf(plan, task)));
    return [...byStart(delayed), ...byStart(tasks.filter((task) => !delayed.includes(task)))];
  };
  return { now: inOrder(now), next: inOrder(next) };
}

const byStart = (tasks: readonly Task[]): readonly Task[] =>
  [...tasks].sort((one, other) => dayNumber(one.start) - dayNumber(other.start));
