import type { Refusal } from '../actions/action';
import type { Plan, Task } from '../plan/plan';
import { hundredths } from '../progress/hundredths';
import { factsOf, isDelayed, type TaskFacts } from '../states/task-state';
import { treeOf } from '../tree/tree';

/** What is entered for a task in the open term. */
export type Entry = 'progress' | 'commitment';

interface EntryRule {
  readonly code: string;
  /** The entry that the rule is about; null for both. */
  readonly entry: Entry | null;
  /** Whether it only bars a value above the last closed one: taking something back is always allowed. */
  readonly raisesOnly: boolean;
  readonly barred: (facts: TaskFacts, value: number) => boolean;
}

const restricted = (facts: TaskFacts): boolean => facts.startOpen || facts.endOpen;

/** Why a leaf takes no such value, in the order in which a planner wants to hear it (planning core, section 5). */
export const ENTRY_RULES: readonly EntryRule[] = [
  {
    code: 'PROGRESS_BELOW_LAST',
    entry: 'progress',
    raisesOnly: false,
    barred: (facts, value) => value < facts.lastProgress,
  },
  {
    code: 'COMMITMENT_BELOW_LAST',
    entry: 'commitment',
    raisesOnly: false,
    barred: (facts, value) => value < facts.lastProgress,
  },
  {
    code: 'MILESTONE_ALL_OR_NOTHING',
    entry: null,
    raisesOnly: false,
    barred: (facts, value) => facts.isMilestone && value !== 0 && value !== 1,
  },
  { code: 'TASK_DELAYED', entry: null, raisesOnly: true, barred: isDelayed },
  {
    code: 'TASK_RESTRICTED_IN_TERM',
    entry: null,
    raisesOnly: true,
    barred: (facts) => restricted(facts) && facts.end <= facts.termEnd,
  },
  { code: 'TASK_START_RESTRICTED', entry: null, raisesOnly: true, barred: (facts) => facts.startOpen },
  {
    code: 'TASK_END_RESTRICTED',
    entry: null,
    raisesOnly: true,
    barred: (facts, value) => facts.endOpen && value >= 1,
  },
  {
    code: 'TASK_NOT_ANALYSED',
    entry: null,
    raisesOnly: true,
    barred: (facts) => !facts.hasRestrictions && !facts.analysed,
  },
  { code: 'TASK_OUTSIDE_TERM', entry: null, raisesOnly: true, barred: (facts) => !facts.member },
  {
    code: 'TASK_ENDS_OUTSIDE_TERM',
    entry: null,
    raisesOnly: true,
    barred: (facts, value) => value >= 1 && facts.end > facts.termEnd,
  },
];

/**
 * Why the task takes no such progress or commitment (0..1) in the open term; null when it takes it. A summary takes
 * neither: its progress is that of its children, and a promise is somebody's work.
 */
export function entryRefusal(plan: Plan, task: Task, entry: Entry, value: number): Refusal | null {
  const named = { task: task.text };
  if (!treeOf(plan).isLeaf(task.id)) {
    const code = entry === 'commitment' ? 'SUMMARY_TAKES_NO_COMMITMENT' : 'SUMMARY_TAKES_NO_PROGRESS';
    return { code, params: named, rows: [task.id] };
  }
  const facts = factsOf(plan, task);
  const raises = value > facts.lastProgress;
  const rule = ENTRY_RULES.find(
    (one) =>
      (one.entry === null || one.entry === entry) && (raises || !one.raisesOnly) && one.barred(facts, value),
  );
  if (!rule) return null;
  return {
    code: rule.code,
    params: { ...named, last: hundredths(facts.lastProgress) },
    rows: [task.id],
  };
}
