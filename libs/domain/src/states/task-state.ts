import type { CivilDate } from '../calendar/civil-date';
import type { Plan, Task } from '../plan/plan';
import { restrictionsOf } from '../restrictions/of-task';
import { isMember } from '../terms/membership';
import { occupiedDays } from '../terms/occupied';
import { openTerm, termEnd } from '../terms/open-term';
import { recordedDaysOf } from '../terms/recorded-days';
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
  /** The same as the close of a term that is open again recorded it; null where it is not, or did not. */
  readonly recordedEnd: CivilDate | null;
  readonly termStart: CivilDate;
  readonly termEnd: CivilDate;
}

/** Unfinished work that stands before the open term. */
export function isOverBeforeTerm({ progress, end, termStart }: TaskFacts): boolean {
  return !isDone(progress) && end <= termStart;
}

/** Unfinished work that should have been done before the open term: it needs a new end before it takes anything. */
export function isDelayed(facts: TaskFacts): boolean {
  const { recordedEnd, termStart } = facts;
  return isOverBeforeTerm(facts) && (recordedEnd === null || recordedEnd <= termStart);
}

/** Whether a task ended within the term that is open again, when its close recorded it. */
export function endedInTerm({ recordedEnd, termStart, termEnd: after }: TaskFacts): boolean {
  return recordedEnd !== null && recordedEnd > termStart && recordedEnd <= after;
}

/** Whether a task is not to be done in the open term, for it ends after it; what ended in one that is open again may have been. */
export function endsAfterTerm(facts: TaskFacts): boolean {
  return facts.end > facts.termEnd && !endedInTerm(facts);
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
  const recorded = recordedDaysOf(plan, task.id);
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
    recordedEnd: recorded ? occupiedDays(plan, { ...task, ...recorded }).end : null,
    termStart: term.startDate,
    termEnd: termEnd(term),
  };
}

/** State of a leaf in the open term, as of `today`. */
export function taskState(plan: Plan, task: Task, today: CivilDate): TaskState {
  return stateFrom(factsOf(plan, task), today).state;
}
