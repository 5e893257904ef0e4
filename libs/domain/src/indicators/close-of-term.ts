import type { CriticalChange, Plan, ProgressPart, Term, TermClose, TermTask } from '../plan/plan';
import { progressOf } from '../progress/roll-up';
import { madeReadyInTerm } from '../states/made-ready';
import { identifiedByNow, partsByNow } from './closed-figures';
import { criticalAtCloses, criticalNow } from './critical-path';
import { milestoneDays } from './milestone-trend';
import { planEnd } from './plan-end';
import { anticipatedFor } from './tasks-made-ready';
import { figuresOfTerm } from './term-figures';

/** Decimals of a percent that a part keeps: thousands of them still add up to two, and few change from close to close. */
const DECIMALS = 4;

/**
 * What the close of the open term keeps of the plan for the term's indicators. `record` is what it keeps of its tasks, `next` the
 * term after it.
 */
export function closeOfTerm(plan: Plan, term: Term, record: readonly TermTask[], next: Term): TermClose {
  const reached = { value: progressOf(plan).project, byRow: plan.tasks.rows.map(({ progress }) => progress) };
  const figures = figuresOfTerm(plan, term, record, reached, identifiedByNow(plan));
  return {
    ...figures,
    id: term.id,
    parts: changedParts(partsByNow(plan), figures.parts),
    madeReady: madeReadyInTerm(plan),
    anticipated: anticipatedFor(plan, next),
    milestones: milestoneDays(plan),
    planEnd: planEnd(plan),
    critical: criticalChange(criticalAtCloses(plan).at(-1)?.ids ?? new Set(), criticalNow(plan)),
  };
}

const criticalChange = (before: ReadonlySet<string>, now: ReadonlySet<string>): CriticalChange => ({
  entered: [...now].filter((id) => !before.has(id)),
  left: [...before].filter((id) => !now.has(id)),
});

/** The parts that differ from those before; a leaf that is neither begun nor due any more, with nothing. */
function changedParts(
  before: ReadonlyMap<string, ProgressPart>,
  now: readonly ProgressPart[],
): readonly ProgressPart[] {
  const kept = now.map(({ id, done, due }): ProgressPart => ({ id, done: rounded(done), due: rounded(due) }));
  const present = new Set(kept.map(({ id }) => id));
  const gone = [...before.keys()].filter((id) => !present.has(id)).map((id) => ({ id, done: 0, due: 0 }));
  const changed = kept.filter(({ id, done, due }) => {
    const was = before.get(id) ?? { done: 0, due: 0 };
    return was.done !== done || was.due !== due;
  });
  return [...gone, ...changed];
}

const rounded = (percent: number): number => Number(percent.toFixed(DECIMALS));
