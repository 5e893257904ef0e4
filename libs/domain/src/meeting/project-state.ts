import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import { termRecord } from '../closing/close-term';
import { pcrOf, ppcOf } from '../indicators/compliance';
import { projectDetails } from '../indicators/project-details';
import { nameOf } from '../people/choice';
import type { Plan } from '../plan/plan';
import { isFinished } from '../progress/finished';
import { taskState } from '../states/task-state';
import { occupiedDays } from '../terms/occupied';
import { openTerm, termLastDay } from '../terms/open-term';
import { treeOf } from '../tree/tree';
import { shortCodes } from '../view/short-codes';
import { type MeetingTerm, promiseCounts } from './meeting-protocol';
import { type OwnPromises, ownPromises } from './own-promises';

/** A leaf that should have been done by now. */
export interface LateTask {
  readonly id: string;
  readonly code: string;
  readonly text: string;
  /** The last day that it takes up. */
  readonly lastDay: CivilDate;
  /** Calendar days since then, at least 1. */
  readonly daysLate: number;
  /** Names of who answers for it. */
  readonly responsibles: readonly string[];
}

/** How a project stands on a day, for who reads of it and does not open the plan. */
export interface ProjectState {
  readonly term: MeetingTerm;
  /** The number of the term that was closed last; null before the first close. */
  readonly closedTerm: number | null;
  /** Percents of that term, with 2 decimals; null where nothing was promised. */
  readonly ppc: number | null;
  readonly pcr: number | null;
  /** Percents of the whole project, done and planned by the day. */
  readonly realProgress: number;
  readonly plannedProgress: number;
  /** What is promised in the open term and kept already. */
  readonly kept: number;
  readonly promised: number;
  /** The longest late first. */
  readonly late: readonly LateTask[];
  /** Of the open term. */
  readonly promises: readonly OwnPromises[];
}

/** The state of a project on a day; null of one without work, or whose work is all done: nobody waits to hear of it. */
export function projectState(plan: Plan, today: CivilDate): ProjectState | null {
  if (isFinished(plan)) return null;
  const term = openTerm(plan);
  const record = termRecord(plan);
  const { realProgress, plannedProgress } = projectDetails(plan, today);
  const lastClosed = ppcOf(plan).lastTerm;
  return {
    term: { number: term.number, startDate: term.startDate, lastDay: termLastDay(term) },
    closedTerm: lastClosed?.termNumber ?? null,
    ppc: lastClosed?.value ?? null,
    pcr: pcrOf(plan).lastTerm?.value ?? null,
    realProgress,
    plannedProgress,
    ...promiseCounts(record),
    late: lateTasks(plan, today),
    promises: ownPromises(plan, record),
  };
}

/** The leaves that are delayed, or late within the open term (design, "Task state in a term"). */
function lateTasks(plan: Plan, today: CivilDate): readonly LateTask[] {
  const codes = shortCodes(plan);
  return treeOf(plan)
    .leaves.map((id) => plan.tasks.get(id)!)
    .filter((task) => isOverdue(plan, task.id, today))
    .map((task) => {
      const { start, end } = occupiedDays(plan, task);
      const lastDay = end > start ? addDays(end, -1) : end;
      return {
        ...{ id: task.id, code: codes.get(task.id) ?? '', text: task.text, lastDay },
        daysLate: Math.max(1, dayNumber(today) - dayNumber(lastDay)),
        responsibles: task.responsibles.flatMap((id) => {
          const person = plan.responsibles.get(id);
          return person ? [nameOf(person)] : [];
        }),
      };
    })
    .sort((one, other) => other.daysLate - one.daysLate);
}

function isOverdue(plan: Plan, id: string, today: CivilDate): boolean {
  const state = taskState(plan, plan.tasks.get(id)!, today);
  return state === 'delayed' || state === 'late';
}
