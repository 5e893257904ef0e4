import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Task } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import { isMember } from '../terms/membership';
import { occupiedDays } from '../terms/occupied';
import { openTerm, termEnd } from '../terms/open-term';
import { isDone } from '../progress/hundredths';

/** What a leaf is in the open term. */
export type TaskState =
  | 'completed'
  | 'delayed'
  | 'startRestricted'
  | 'endRestricted'
  | 'notAnalysed'
  | 'outOfTerm'
  | 'late'
  | 'active'
  | 'executable';

/** Everything about a leaf that its state and the rules of entry look at. */
export interface TaskFacts {
  readonly progress: number;
  readonly lastProgress: number;
  readonly isMilestone: boolean;
  readonly analysed: boolean;
  readonly member: boolean;
  readonly hasRestrictions: boolean;
  readonly startOpen: boolean;
  readonly endOpen: boolean;
  /** First day after the last one that the task takes up. */
  readonly end: CivilDate;
  readonly termStart: CivilDate;
  readonly termEnd: CivilDate;
}

/** Unfinished work that should have been done before the open term: it needs a new end before it takes anything. */
export function isDelayed({ progress, end, termStart }: TaskFacts): boolean {
  return !isDone(progress) && end <= termStart;
}

/** The states in the order in which they are tried; the first that holds counts. */
export const TASK_STATES = [
  { state: 'completed', reason: 'STATE_COMPLETED', holds: (task) => task.progress >= 1 },
  { state: 'delayed', reason: 'STATE_DELAYED', holds: isDelayed },
  { state: 'startRestricted', reason: 'STATE_START_RESTRICTED', holds: (task) => task.startOpen },
  { state: 'endRestricted', reason: 'STATE_END_RESTRICTED', holds: (task) => task.endOpen },
  {
    state: 'notAnalysed',
    reason: 'STATE_NOT_ANALYSED',
    holds: (task) => !task.hasRestrictions && !task.analysed,
  },
  { state: 'outOfTerm', reason: 'STATE_OUT_OF_TERM', holds: (task) => !task.member },
  { state: 'late', reason: 'STATE_LATE', holds: (task, today) => task.end <= today },
  {
    state: 'active',
    reason: 'STATE_ACTIVE',
    holds: (task) => task.end <= task.termEnd && task.progress > 0,
  },
  { state: 'executable', reason: 'STATE_EXECUTABLE', holds: () => true },
] as const satisfies readonly {
  readonly state: TaskState;
  readonly reason: string;
  readonly holds: (facts: TaskFacts, today: CivilDate) => boolean;
}[];

/** The row of the table that holds: the state and the code of its reason. */
export function stateFrom(facts: TaskFacts, today: CivilDate): (typeof TASK_STATES)[number] {
  return TASK_STATES.find((row) => row.holds(facts, today))!;
}

/** Gathers what the tables look at. Only for leaves: a summary has no state of its own. */
export function factsOf(plan: Plan, task: Task): TaskFacts {
  const term = openTerm(plan);
  const restrictions = restrictionsOf(plan, task.id);
  return {
    progress: task.progress,
    lastProgress: task.lastProgress,
    isMilestone: task.kind === 'milestone',
    analysed: task.analysed,
    member: isMember(plan, task, term),
    hasRestrictions: restrictions.all.length > 0,
    startOpen: restrictions.startOpen,
    endOpen: restrictions.endOpen,
    end: occupiedDays(plan, task).end,
    termStart: term.startDate,
    termEnd: termEnd(term),
  };
}

/** State of a leaf in the open term, as of `today`. */
export function taskState(plan: Plan, task: Task, today: CivilDate): TaskState {
  return stateFrom(factsOf(plan, task), today).state;
}
