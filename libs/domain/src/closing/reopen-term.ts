import { calendarOf } from '../calendar/work-calendar';
import { dayNumber } from '../calendar/civil-date';
import type { DecisionContext } from '../decisions/decision';
import type { Refusal } from '../decisions/refusal';
import { type Change, evolve, removeRow, setFields } from '../plan/change';
import { NOTHING_ASSIGNED } from '../plan/measures';
import type { Plan, Task, Term, TermTask } from '../plan/plan';
import { isDone } from '../progress/hundredths';
import { freshlyBroken } from '../rules/refused-change';
import { reschedule } from '../schedule';
import { isMember } from '../terms/membership';
import { closedTerms, openTerm, waitingTerm } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { recordedUnits } from '../units/units-record';
import { isLookedAt } from './looked-at';
import { missedAtClose } from './missed-restrictions';
import { entriesSince } from './set-aside';

/** The term that may be opened again: the one closed last, while what follows it was not closed. Null when there is none. */
export function reopenableTerm(plan: Plan): Term | null {
  return waitingTerm(plan) ? null : (closedTerms(plan).at(-1) ?? null);
}

/** How many tasks have something that opening the last closed term again would set aside. */
export function setAsideByReopening(plan: Plan): number {
  const term = reopenableTerm(plan);
  return term ? entriesSince(plan, recordOf(term)).length : 0;
}

/**
 * The changes that open a closed term again, as its close recorded it: its promises, progress, causes, comments and members. What was
 * entered in the next term meanwhile is kept with that one, which waits for the second close (see `entriesToReturn`). Dates, tasks,
 * links, restrictions and their releases stay as they are; the term's figures go until then. Or why it cannot be.
 */
export function reopenTerm(
  plan: Plan,
  term: Term,
  reason: string,
  { actor, now }: Pick<DecisionContext, 'actor' | 'now'>,
): readonly Change[] | Refusal {
  const record = recordOf(term);
  const branch = promiseOfBranch(plan, term);
  if (branch) return branch;
  const { userId, name } = actor;
  const missed = missedAtClose(plan, term);
  const reopening = { at: now, userId, name, reason, ...(missed.length > 0 && { missed }) };
  const reopenings = [...(term.reopenings ?? []), reopening];
  const aside = entriesSince(plan, record);
  const began = new Set(aside.filter((one) => one.began).map(({ taskId }) => taskId));
  const close = plan.closes.get(term.id);
  const leftOut = new Set(close?.leftOut);
  const recordedDays = term.tasks.flatMap(({ taskId, days }) => (days ? [{ taskId, ...days }] : []));
  const changes = [
    setFields('terms', term, { realClosingTime: null, tasks: [], reopenings, recordedDays }),
    setFields('terms', openTerm(plan), { aside }),
    close ? removeRow('closes', close) : null,
    ...treeOf(plan).leaves.map((id) => {
      const task = plan.tasks.get(id)!;
      const recorded = record.get(id);
      const values = recorded
        ? asRecorded(plan, term, task, recorded, leftOut)
        : {
            progress: task.lastProgress,
            commitment: null,
            causes: [],
            inTerm: byHand(leftOut, id),
            ...NOTHING_ASSIGNED,
          };
      return setFields('tasks', task, { ...values, ...(began.has(id) && { actualStart: task.start }) });
    }),
  ].filter((change) => change !== null);
  const reopened = evolve(plan, changes);
  return freshlyBroken(plan, reopened)[0] ?? [...changes, ...wholeDays(plan, reopened)];
}

const recordOf = ({ tasks }: Term): ReadonlyMap<string, TermTask> =>
  new Map(tasks.map((row) => [row.taskId, row]));

const byHand = (leftOut: ReadonlySet<string>, id: string): false | null => (leftOut.has(id) ? false : null);

/** The entries that the close recorded. Who was a member is one again, wherever the bar went since. */
function asRecorded(
  plan: Plan,
  term: Term,
  task: Task,
  record: TermTask,
  leftOut: ReadonlySet<string>,
): Partial<Task> {
  const { lastProgress, progress, commitment, causes, comments = task.comments, member = true } = record;
  const entered = { lastProgress, progress, commitment, causes, comments };
  const byDates = isMember(plan, { ...task, lastProgress, inTerm: null }, term);
  return {
    ...entered,
    ...recordedUnits(record),
    analysed: task.analysed || isLookedAt(plan, { ...task, ...entered }),
    inTerm: member ? (byDates ? null : true) : byHand(leftOut, task.id),
  };
}

/** Why the promises cannot come back: what was promised has been broken down since, and a branch takes none. Null when they can. */
function promiseOfBranch(plan: Plan, { tasks }: Term): Refusal | null {
  const tree = treeOf(plan);
  const rows = tasks
    .filter(
      (row) => !tree.isLeaf(row.taskId) && (row.commitment !== null || row.progress !== row.lastProgress),
    )
    .map(({ taskId }) => taskId);
  if (rows.length === 0) return null;
  const task = plan.tasks.get(rows[0]!)!.text;
  return { code: 'REOPEN_PROMISE_OF_BRANCH', params: { task, count: rows.length }, rows };
}

/** Finished work may have been done on days of rest; what is under way again lasts as many working days as it says. */
function wholeDays(before: Plan, after: Plan): readonly Change[] {
  const calendar = calendarOf(after.settings);
  const ids = treeOf(after).leaves.filter((id) => {
    const { kind, start, end, duration, progress } = after.tasks.get(id)!;
    if (kind === 'milestone' || isDone(progress) || !isDone(before.tasks.get(id)!.progress)) return false;
    return calendar.countWorking(dayNumber(start), dayNumber(end)) !== duration;
  });
  if (ids.length === 0) return [];
  const named = new Set(ids);
  return reschedule(after, ids).flatMap(({ id, ...dates }) =>
    named.has(id) ? (setFields('tasks', after.tasks.get(id)!, dates) ?? []) : [],
  );
}
