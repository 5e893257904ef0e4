import { addDays, type CivilDate } from '../calendar/civil-date';
import { termRecord } from '../closing/close-term';
import { isMet, isPromised } from '../indicators/promised-tasks';
import type { Plan, Responsible, TermTask } from '../plan/plan';
import { openTerm, termLastDay } from '../terms/open-term';
import { meetingParts } from './meeting-parts';
import type { MeetingTerm } from './meeting-protocol';

/** What is promised in the open term and nobody has said anything about, of each responsible that is there. */
export interface Unrecorded {
  readonly term: MeetingTerm;
  /** Whether its last day has passed. */
  readonly isOver: boolean;
  /** How many promised tasks have neither progress nor a cause in all. */
  readonly count: number;
  readonly people: readonly { readonly responsible: Responsible; readonly count: number }[];
}

/** So many days before its last one, calendar days, a term is about to end. */
const ABOUT_TO_END = 1;

/**
 * What a term that is about to end, or is over and open still, has promised and nothing recorded of; null earlier, and where
 * something is recorded of everything (`screens.md`, "Proposals and notices").
 */
export function unrecordedAtEnd(plan: Plan, today: CivilDate): Unrecorded | null {
  const term = openTerm(plan);
  const lastDay = termLastDay(term);
  if (today < addDays(lastDay, -ABOUT_TO_END)) return null;
  const silent = termRecord(plan).filter((task) => isPromised(task) && !isMet(task) && isSilent(task));
  if (silent.length === 0) return null;
  const people = meetingParts(plan, silent, ({ responsibles }) => responsibles).flatMap(
    ({ responsible, rows }) => (responsible?.isActive ? [{ responsible, count: rows.length }] : []),
  );
  return {
    term: { number: term.number, startDate: term.startDate, lastDay },
    ...{ isOver: today > lastDay, count: silent.length, people },
  };
}

const isSilent = ({ progress, lastProgress, causes }: TermTask): boolean =>
  progress <= lastProgress && causes.length === 0;
