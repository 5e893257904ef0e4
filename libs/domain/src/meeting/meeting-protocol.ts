import { addDays, type CivilDate } from '../calendar/civil-date';
import { termRecord, tasksOfRecord } from '../closing/close-term';
import { keptRatio } from '../indicators/promises';
import { isMet, isPromised, promisesOf } from '../indicators/promised-tasks';
import type { Plan, Responsible, Term, TermTask } from '../plan/plan';
import { dueDate } from '../restrictions/restriction-state';
import { hasLastWorkedDayCome } from '../reporting/cause-due';
import { type PromiseOutcome, promiseOutcome } from '../reporting/promise-outcome';
import { hasEntries } from '../rules/entry-rules';
import { closedTerms, openTerm, termLastDay, termsInOrder } from '../terms/open-term';
import { type ShownRestriction, shownRestrictions } from '../view/shown-restriction';
import { meetingParts, type MeetingPart } from './meeting-parts';

/** A short term that a meeting speaks of. */
export interface MeetingTerm {
  readonly number: number;
  readonly startDate: CivilDate;
  readonly lastDay: CivilDate;
}

/** What was promised of a task and what came of it. */
export interface ReviewedTask extends TermTask {
  readonly outcome: PromiseOutcome;
}

/** One person in the protocol of a meeting. */
export interface ProtocolPart {
  readonly responsible: Responsible | null;
  /** What they promised for the reviewed term, or did without having promised it. */
  readonly reviewed: readonly ReviewedTask[];
  readonly kept: number;
  readonly promised: number;
  /** What they promised for the term after the close. */
  readonly next: readonly TermTask[];
}

/** What a weekly meeting came to, as the plan knows it (`screens.md`, "Progress"). */
export interface MeetingProtocol {
  readonly reviewed: MeetingTerm;
  /** Instant of the reviewed term's close, null while it is open: its PPC is pending until then. */
  readonly closedAt: string | null;
  readonly kept: number;
  readonly promised: number;
  /** Percent of the closed term; null while it is pending, and where nothing was promised. */
  readonly ppc: number | null;
  /** The term after it, which promises were made for; null while the reviewed one is open. */
  readonly next: MeetingTerm | null;
  readonly parts: readonly ProtocolPart[];
  /** The open restrictions that are late, or due until the end of the term that is promised; the most urgent ones first. */
  readonly due: readonly ShownRestriction[];
}

/**
 * The number of the term that a meeting looks back on: the open one as soon as something is promised or reported for it, else the one
 * that was closed last. Commitments belong to the open term, so a meeting reviews it, closes it, and promises for the next.
 */
export function termToReview(plan: Plan): number {
  const last = closedTerms(plan).at(-1);
  return last && !tasksOfRecord(plan).some(hasEntries) ? last.number : openTerm(plan).number;
}

/** The protocol of the meeting that reviewed a term, as of a day. A term that is not there (any more) is the open one. */
export function meetingProtocol(plan: Plan, reviewedNumber: number, today: CivilDate): MeetingProtocol {
  const terms = termsInOrder(plan);
  const term = terms.find(({ number }) => number === reviewedNumber) ?? openTerm(plan);
  const next = terms.find(({ number }) => number === term.number + 1) ?? null;
  const record = recordOf(plan, term);
  const { numerator, denominator, value } = keptRatio(promisesOf(term.number, record));
  const promised = next ? recordOf(plan, next).filter(isPromised) : [];
  const until = next ? termLastDay(next) : addDays(termLastDay(term), plan.settings.periodDays);
  const isDecided = term.realClosingTime !== null || hasLastWorkedDayCome(plan, today);
  return {
    reviewed: meetingTerm(term),
    closedAt: term.realClosingTime,
    kept: numerator,
    promised: denominator,
    ppc: next ? value : null,
    next: next && meetingTerm(next),
    parts: partsOf(
      plan,
      record.filter(isWorthSaying).map((task) => reviewedTask(task, isDecided)),
      promised,
    ),
    due: dueUntil(plan, until, today),
  };
}

/** What a close recorded of a term, of the open one what it would record now. */
const recordOf = (plan: Plan, term: Term): readonly TermTask[] =>
  term.realClosingTime === null ? termRecord(plan) : term.tasks;

const meetingTerm = (term: Term): MeetingTerm => ({
  number: term.number,
  startDate: term.startDate,
  lastDay: termLastDay(term),
});

const isWorthSaying = (task: TermTask): boolean => isPromised(task) || task.progress > task.lastProgress;

const reviewedTask = (task: TermTask, isDecided: boolean): ReviewedTask => ({
  ...task,
  outcome: promiseOutcome(task, isDecided),
});

function partsOf(
  plan: Plan,
  reviewed: readonly ReviewedTask[],
  promised: readonly TermTask[],
): readonly ProtocolPart[] {
  const peopleOf = (task: TermTask) => task.responsibles;
  const before = meetingParts(plan, reviewed, peopleOf);
  const after = meetingParts(plan, promised, peopleOf);
  const rowsIn = <Row>(parts: readonly MeetingPart<Row>[], who: Responsible | null) =>
    parts.find(({ responsible }) => responsible === who)?.rows ?? [];
  return [...plan.responsibles.rows, null].flatMap((responsible) => {
    const own = rowsIn(before, responsible);
    const next = rowsIn(after, responsible);
    if (own.length + next.length === 0) return [];
    return [{ responsible, reviewed: own, ...promiseCounts(own), next }];
  });
}

/** How many of the tasks were promised, and of how many the promise is kept. */
export function promiseCounts(tasks: readonly Pick<TermTask, 'lastProgress' | 'commitment' | 'progress'>[]) {
  const promised = tasks.filter(isPromised);
  return { kept: promised.filter(isMet).length, promised: promised.length };
}

const dueUntil = (plan: Plan, last: CivilDate, today: CivilDate): readonly ShownRestriction[] =>
  shownRestrictions(plan, today)
    .filter((restriction) => restriction.released === null && dueDate(restriction) <= last)
    .sort((a, b) => a.daysLeft - b.daysLeft);
