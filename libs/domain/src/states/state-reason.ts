import { addDays, type CivilDate } from '../calendar/civil-date';
import type { Plan, Restriction, Task } from '../plan/plan';
import { hundredths, isDone } from '../progress/hundredths';
import { restrictionsOf } from '../restrictions/of-task';
import { dueDate } from '../restrictions/restriction-state';
import { occupiedDays } from '../terms/occupied';
import { openTerm, termEnd, termLastDay } from '../terms/open-term';
import { endsAfterTerm, factsOf, type TaskState, taskState } from './task-state';

/** Why a leaf is in the state that it is in: the code of a sentence, with what the sentence names. */
export interface StateReason {
  readonly state: TaskState;
  readonly code: StateReasonCode;
  /** Days are civil dates, shares percent. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Every sentence there is: screens have words for each. */
export const STATE_REASONS = [
  'completed',
  'completedBefore',
  'delayed',
  'startRestricted',
  'startOverdue',
  'endRestricted',
  'endOverdue',
  'notAnalysed',
  'takenOut',
  'startsAfterTerm',
  'late',
  'active',
  'executable',
  'endsAfterTerm',
] as const;
export type StateReasonCode = (typeof STATE_REASONS)[number];

type Told = Omit<StateReason, 'state'>;

/**
 * Why a leaf is in its state of the open term, as of `today` (planning core, section 4). A restricted one names the open restriction
 * that is due first; `count` is how many hold the same back.
 */
export function stateReason(plan: Plan, task: Task, today: CivilDate): StateReason {
  const state = taskState(plan, task, today);
  return { state, ...REASONS[state](plan, task, today) };
}

const REASONS: Readonly<Record<TaskState, (plan: Plan, task: Task, today: CivilDate) => Told>> = {
  completed: (_, task) => told(isDone(task.lastProgress) ? 'completedBefore' : 'completed'),
  delayed: (plan, task) =>
    told('delayed', { ...ending(plan, task), ...sharesOf(task), termStart: openTerm(plan).startDate }),
  startRestricted: (plan, task, today) => restricted(plan, task, 1, today),
  endRestricted: (plan, task, today) => restricted(plan, task, 2, today),
  notAnalysed: () => told('notAnalysed'),
  outOfTerm: (plan, task) => {
    const { start } = occupiedDays(plan, task);
    const term = openTerm(plan);
    if (task.inTerm === false && start < termEnd(term)) return told('takenOut');
    return told('startsAfterTerm', { start, termEnd: termLastDay(term) });
  },
  late: (plan, task) => told('late', { ...ending(plan, task), ...sharesOf(task) }),
  active: (plan, task) => told('active', { ...ending(plan, task), ...sharesOf(task) }),
  executable: (plan, task) => {
    const isLimited = endsAfterTerm(factsOf(plan, task));
    return told(isLimited ? 'endsAfterTerm' : 'executable', ending(plan, task));
  },
};

const told = (code: StateReasonCode, params: Told['params'] = {}): Told => ({ code, params });

const sharesOf = ({ progress }: Task) => ({ progress: hundredths(progress) });

/** The last day that a task takes up. */
const ending = (plan: Plan, task: Task): { readonly end: CivilDate } => ({
  end: addDays(occupiedDays(plan, task).end, -1),
});

/**
 * What holds back a start has to be released by the first day, what holds back an end by the last, and either by its own day where that
 * comes before: on the day is in time.
 */
function restricted(plan: Plan, task: Task, type: Restriction['type'], today: CivilDate): Told {
  const open = restrictionsOf(plan, task.id).open.filter((one) => one.type === type);
  const first = open.reduce((one, other) => (dueDate(other) < dueDate(one) ? other : one));
  const needed = type === 1 ? occupiedDays(plan, task).start : ending(plan, task).end;
  const by = dueDate(first) < needed ? dueDate(first) : needed;
  const [ahead, over] =
    type === 1 ? (['startRestricted', 'startOverdue'] as const) : (['endRestricted', 'endOverdue'] as const);
  return told(by < today ? over : ahead, { restriction: first.detail, by, count: open.length });
}
