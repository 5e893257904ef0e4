import type { DecisionContext } from '../decisions/decision';
import { addRow, type Change, evolve, setFields } from '../plan/change';
import { NOTHING_ASSIGNED } from '../plan/measures';
import type { Plan, Task, Term, TermTask } from '../plan/plan';
import { weightsOf } from '../progress/weights';
import { hasEntries } from '../rules/entry-rules';
import { progressFacet } from '../states/progress-facet';
import { treeOf } from '../tree/tree';
import { closeOfTerm } from '../indicators/close-of-term';
import { isMember } from '../terms/membership';
import { openTerm, termEnd, waitingTerm } from '../terms/open-term';
import { daysForRecord } from '../terms/recorded-days';
import { unitsRecord } from '../units/units-record';
import { type Returned, returnedEntries } from './entries-to-return';

/**
 * The changes that close the open term: its record, what its indicators are made of, the next term, and every task made ready for it. Pure bookkeeping:
 * whether the term may be closed is for `closeProblems` and the permissions to say. Where the next term waits, because this one was
 * opened again, it is that one, with what had been entered in it (see `entriesToReturn`).
 */
export function closeTerm(plan: Plan, context: Pick<DecisionContext, 'now' | 'newId'>): Change[] {
  const term = openTerm(plan);
  const waiting = waitingTerm(plan);
  const next = nextTerm(plan, context.newId(0));
  const record = termRecord(plan);
  const { fields } = entriesToReturn(plan);
  const resets = plan.tasks.rows.map((task): Change | null =>
    setFields('tasks', task, { ...fresh(task), ...fields.get(task.id) }),
  );
  const leftOut = treeOf(plan).leaves.filter((id) => plan.tasks.get(id)!.inTerm === false);
  const changes: (Change | null)[] = [
    setFields('terms', term, {
      realClosingTime: context.now,
      tasks: record,
      ...(term.recordedDays && { recordedDays: [] }),
    }),
    addRow('closes', { ...closeOfTerm(plan, term, record, next), leftOut }),
    waiting ? setFields('terms', waiting, { aside: [] }) : addRow('terms', next),
    ...resets,
  ];
  return changes.filter((change) => change !== null);
}

/** What of the entries that wait for the next term comes back if the open one is closed as it stands, and what does not fit any more. */
export function entriesToReturn(plan: Plan): Returned {
  const waiting = waitingTerm(plan);
  if (!waiting?.aside?.length) return { fields: new Map(), leftBehind: [] };
  const { aside } = waiting;
  // When it is closed does not count here, only that it is.
  const begun = evolve(plan, [
    setFields('terms', openTerm(plan), { realClosingTime: 'now' })!,
    ...plan.tasks.rows.flatMap((task) => setFields('tasks', task, fresh(task)) ?? []),
  ]);
  return returnedEntries(begun, aside);
}

/** What a task begins a term with. */
function fresh({ progress }: Task): Partial<Task> {
  return { lastProgress: progress, commitment: null, causes: [], inTerm: null, ...NOTHING_ASSIGNED };
}

/** The term after the open one: the one that waits, or a new one that begins where that one's period ends, with the length the project has now. */
export function nextTerm(plan: Plan, id: string): Term {
  const waiting = waitingTerm(plan);
  if (waiting) return waiting;
  const term = openTerm(plan);
  return {
    id,
    number: term.number + 1,
    startDate: termEnd(term),
    periodDays: plan.settings.periodDays,
    realClosingTime: null,
    tasks: [],
  };
}

/**
 * What the close records: the members, and whoever else was promised or advanced (a task whose dates were moved out of
 * the term after it was promised is still a promise).
 */
export function termRecord(plan: Plan): readonly TermTask[] {
  return tasksOfRecord(plan).map((task) => recordOf(plan, task));
}

/** The tasks that a close now would record, in tree order. */
export function tasksOfRecord(plan: Plan): readonly Task[] {
  const term = openTerm(plan);
  return treeOf(plan)
    .leaves.map((id) => plan.tasks.get(id)!)
    .filter((task) => isMember(plan, task, term) || hasEntries(task));
}

function recordOf(plan: Plan, task: Task): TermTask {
  return {
    taskId: task.id,
    code: treeOf(plan).shortCodeOf(task.id),
    text: task.text,
    weight: weightsOf(plan).of(task.id),
    lastProgress: task.lastProgress,
    commitment: task.commitment,
    progress: task.progress,
    responsibles: task.responsibles,
    causes: task.causes,
    inProcess: progressFacet(task.progress) === 'inProgress',
    comments: task.comments,
    member: isMember(plan, task),
    days: daysForRecord(plan, task),
    ...unitsRecord(task),
  };
}
