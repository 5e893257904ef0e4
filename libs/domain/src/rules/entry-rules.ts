import type { Refusal } from '../decisions/refusal';
import type { Plan, Task } from '../plan/plan';
import { hundredths, isDone } from '../progress/hundredths';
import { about } from './about';
import { isAllOrNothing } from './milestones';
import { endsAfterTerm, factsOf, isDelayed, isOverBeforeTerm, type TaskFacts } from '../states/task-state';
import { treeOf } from '../tree/tree';
import { isMember } from '../terms/membership';
import { waitingTerm } from '../terms/open-term';

/** What is entered for a task in the open term. */
export type Entry = 'progress' | 'commitment';

interface EntryRule {
  readonly code: string;
  /** The entry that the rule is about; null for both. */
  readonly entry: Entry | null;
  /** Whether it only bars a value above the last closed one and the present one: taking something back is always allowed. */
  readonly raisesOnly: boolean;
  /** Whether it holds of what was entered for good: nothing that happens later to the task may bring it about. */
  readonly lasts: boolean;
  readonly barred: (facts: TaskFacts, value: number) => boolean;
}

const restricted = (facts: TaskFacts): boolean => facts.startOpen || facts.endOpen;

const DELAYED: EntryRule = {
  code: 'TASK_DELAYED',
  entry: null,
  raisesOnly: true,
  lasts: false,
  barred: isDelayed,
};
const OUTSIDE: EntryRule = {
  code: 'TASK_OUTSIDE_TERM',
  entry: null,
  raisesOnly: true,
  lasts: false,
  barred: (facts) => !facts.member,
};
const ENDING_OUTSIDE: EntryRule = {
  code: 'TASK_ENDS_OUTSIDE_TERM',
  entry: null,
  raisesOnly: true,
  lasts: false,
  barred: (facts, value) => isDone(value) && endsAfterTerm(facts),
};

/** What would be delayed work, were it to stand so: nothing to reschedule yet, for it is not there. */
const OVER_BEFORE: EntryRule = { ...DELAYED, code: 'TASK_ENDS_BEFORE_TERM', barred: isOverBeforeTerm };

/** Those about where a task stands to the open term. */
const TERM_RULES: readonly EntryRule[] = [OVER_BEFORE, OUTSIDE, ENDING_OUTSIDE];

/** Why a leaf takes no such value, in the order in which a planner wants to hear it (planning core, section 5). */
export const ENTRY_RULES: readonly EntryRule[] = [
  {
    code: 'PROGRESS_BELOW_LAST',
    entry: 'progress',
    raisesOnly: false,
    lasts: true,
    barred: (facts, value) => value < facts.lastProgress,
  },
  {
    code: 'COMMITMENT_BELOW_LAST',
    entry: 'commitment',
    raisesOnly: false,
    lasts: true,
    barred: (facts, value) => value < facts.lastProgress,
  },
  {
    code: 'MILESTONE_ALL_OR_NOTHING',
    entry: null,
    raisesOnly: false,
    lasts: true,
    barred: (facts, value) => facts.isMilestone && !isAllOrNothing(value),
  },
  DELAYED,
  {
    code: 'TASK_RESTRICTED_IN_TERM',
    entry: null,
    raisesOnly: true,
    lasts: false,
    barred: (facts) => restricted(facts) && facts.end <= facts.termEnd,
  },
  {
    code: 'TASK_START_RESTRICTED',
    entry: null,
    raisesOnly: true,
    lasts: false,
    barred: (facts) => facts.startOpen,
  },
  {
    code: 'TASK_END_RESTRICTED',
    entry: null,
    raisesOnly: true,
    lasts: false,
    barred: (facts, value) => facts.endOpen && isDone(value),
  },
  {
    code: 'TASK_NOT_ANALYSED',
    entry: null,
    raisesOnly: true,
    lasts: true,
    barred: (facts) => !facts.hasRestrictions && !facts.analysed,
  },
  OUTSIDE,
  ENDING_OUTSIDE,
];

/**
 * Why the task takes no such progress or commitment (0..1) in the open term; null when it takes it. A summary takes
 * neither: its progress is that of its children, and a promise is somebody's work. `raises` says whether it is more than was entered
 * before, which is what the task has unless told otherwise.
 */
export function entryRefusal(
  plan: Plan,
  task: Task,
  entry: Entry,
  value: number,
  raises = value > Math.max(task.lastProgress, task[entry] ?? 0),
): Refusal | null {
  if (!treeOf(plan).isLeaf(task.id)) {
    return about(task, entry === 'commitment' ? 'SUMMARY_TAKES_NO_COMMITMENT' : 'SUMMARY_TAKES_NO_PROGRESS');
  }
  return firstBarring(ENTRY_RULES, task, factsOf(plan, task), entry, value, raises);
}

/** Whether a task has a promise or progress of the open term. */
export function hasEntries({ commitment, progress, lastProgress }: Task): boolean {
  return commitment !== null || progress !== lastProgress;
}

/**
 * Why a task cannot be one that nobody analysed: what carries a promise or progress was looked at, be they of the term that waits
 * while the one before it is open again. Null when it can.
 */
export function notAnalysedRefusal(plan: Plan, task: Task): Refusal | null {
  if (hasEntries(task)) return about(task, 'TASK_HAS_ENTRIES');
  const waiting = waitingTerm(plan)?.aside?.find(({ taskId }) => taskId === task.id);
  const isPromised = waiting?.commitment !== undefined || waiting?.progress !== undefined;
  return isPromised ? about(task, 'TASK_HAS_WAITING_ENTRIES') : null;
}

/** Why a task that somebody takes out of the open term cannot keep what was entered for it. Null when it is in it, or has nothing. */
export function outOfTermRefusal(plan: Plan, task: Task): Refusal | null {
  return rises(task) && !isMember(plan, task) ? barredBy('TASK_OUTSIDE_TERM', task) : null;
}

/** Why a task cannot have what was entered since it was as `was`. Null when it can, or when nothing was. */
export function enteredRefusal(plan: Plan, was: Task, is: Task): Refusal | null {
  return (
    entriesOf(is)
      .filter(([entry, value]) => value !== was[entry])
      .map(([entry, value]) =>
        entryRefusal(plan, is, entry, value, value > Math.max(is.lastProgress, was[entry] ?? 0)),
      )
      .find((refusal) => refusal !== null) ?? null
  );
}

/**
 * Why a task cannot keep what is entered for it where it comes to stand: outside the open term, over before it, or with an end outside
 * the term under 100 %. Null when it can, and where the same could be said before.
 */
export function leftTermRefusal(before: Plan, after: Plan, was: Task, is: Task): Refusal | null {
  return keptEntriesRefusal(TERM_RULES, before, after, was, is);
}

/** The same of work that comes to be over before the open term begins: what is done or promised in a term is not work of before it. */
export function overBeforeTermRefusal(before: Plan, after: Plan, was: Task, is: Task): Refusal | null {
  return keptEntriesRefusal([OVER_BEFORE], before, after, was, is);
}

function keptEntriesRefusal(
  rules: readonly EntryRule[],
  before: Plan,
  after: Plan,
  was: Task,
  is: Task,
): Refusal | null {
  if (!hasEntries(is)) return null;
  const [then, now] = [factsOf(before, was), factsOf(after, is)];
  return (
    entriesOf(is)
      .filter(([entry, value]) => value === was[entry])
      .map(([entry, value]) => {
        const fresh = rules.filter(({ barred }) => !barred(then, value));
        return firstBarring(fresh, is, now, entry, value);
      })
      .find((refusal) => refusal !== null) ?? null
  );
}

/** Why a leaf cannot have what is entered for it, whatever happened to it since. Null when it can. */
export function standingEntryRefusal(plan: Plan, task: Task): Refusal | null {
  if (!hasEntries(task)) return null;
  if (task.inTerm === false && rises(task)) return barredBy('TASK_OUTSIDE_TERM', task);
  const facts = factsOf(plan, task);
  const lasting = ENTRY_RULES.filter(({ lasts }) => lasts);
  return (
    entriesOf(task)
      .map(([entry, value]) => firstBarring(lasting, task, facts, entry, value))
      .find((refusal) => refusal !== null) ?? null
  );
}

/** Whether anything above the last closed progress was promised or done. */
const rises = (task: Task): boolean => entriesOf(task).some(([, value]) => value > task.lastProgress);

/** What is entered for a task in the open term. */
function entriesOf(task: Task): readonly (readonly [Entry, number])[] {
  const { progress, lastProgress, commitment } = task;
  return [
    ...(progress === lastProgress ? [] : [['progress', progress] as const]),
    ...(commitment === null ? [] : [['commitment', commitment] as const]),
  ];
}

function firstBarring(
  rules: readonly EntryRule[],
  task: Task,
  facts: TaskFacts,
  entry: Entry,
  value: number,
  raises = value > facts.lastProgress,
): Refusal | null {
  const rule = rules.find(
    (one) =>
      (one.entry === null || one.entry === entry) && (raises || !one.raisesOnly) && one.barred(facts, value),
  );
  return rule ? barredBy(rule.code, task) : null;
}

const barredBy = (code: string, task: Task): Refusal =>
  about(task, code, { last: hundredths(task.lastProgress) });
