import { addDays, type CivilDate, dayNumber } from '../calendar/civil-date';
import type { Plan } from '../plan/plan';
import { isInLookahead, lookaheadWindow } from '../terms/lookahead';
import { openTerm } from '../terms/open-term';
import type { PlanRow } from '../view/plan-row';
import type { ShownRestriction } from '../view/shown-restriction';

/** Whether work can be done when its day comes: nobody looked at what it needs, something holds it back, or neither. */
export type Readiness = 'notAnalysed' | 'restricted' | 'ready';

/** A task of the lookahead, and what still holds it back. */
export interface LookaheadTask {
  readonly row: PlanRow;
  readonly readiness: Readiness;
  /** Those that are not released: without a responsible or a committed date first, then in the order of their dates. */
  readonly open: readonly ShownRestriction[];
}

/** A short term of the lookahead: the open one, or one that is still to come. */
export interface LookaheadPeriod {
  /** The number that the short term has, or will have. */
  readonly number: number;
  readonly start: CivilDate;
  /** Its last day. */
  readonly end: CivilDate;
  /** The unfinished tasks that begin in it; in the first one also what should have begun before. */
  readonly tasks: readonly LookaheadTask[];
  /** How many of them are ready. */
  readonly ready: number;
}

/** Work is ready when somebody looked at what it needs and nothing of it is missing (planning core, section 3, task states). */
export function readinessOf(row: PlanRow): Readiness {
  if (row.startRestrictions + row.endRestrictions > 0) return 'restricted';
  return row.analysed || row.restrictions > 0 ? 'ready' : 'notAnalysed';
}

/** Whether an open restriction has nobody who sees to it, or no day on which somebody said it will be released. */
export const isUnanswered = ({ released, responsible, commited }: ShownRestriction): boolean =>
  released === null && (responsible === null || commited === null);

/**
 * The last day of the next short term: of the one after that in which a day lies. A close that is late leaves the open term behind,
 * and what blocks the work that comes does not wait for it, so the terms are counted on by the length that the project has now.
 */
export function nextTermEnd(plan: Plan, day: CivilDate): CivilDate {
  const { startDate } = openTerm(plan);
  const { periodDays } = plan.settings;
  const over = Math.max(0, Math.floor((dayNumber(day) - dayNumber(startDate)) / periodDays));
  return addDays(startDate, (over + 2) * periodDays - 1);
}

/** The open restrictions that will not be released by the day on which a task that needs them by `until` does. */
export const willBlock = (
  restrictions: readonly ShownRestriction[],
  until: CivilDate,
): readonly ShownRestriction[] =>
  restrictions.filter(
    ({ released, inTime, neededBy }) =>
      released === null && inTime === false && neededBy !== null && neededBy <= until,
  );

/**
 * What the work of the next short terms still lacks, term by term of the lookahead (`screens.md`, "Restrictions"). In each,
 * tasks whose restrictions nobody answers for stand first, then those that nobody has analysed, then the others that
 * are held back, then those that are ready; among alike in the order of their first days.
 */
export function lookaheadPeriods(
  plan: Plan,
  rows: readonly PlanRow[],
  restrictions: readonly ShownRestriction[],
): readonly LookaheadPeriod[] {
  const window = lookaheadWindow(plan);
  const { periodDays, laPeriods } = plan.settings;
  const open = openByTask(restrictions);
  const tasks = rows
    .filter((row) => row.kind !== 'summary' && isInLookahead(window, row))
    .map((row) => ({ row, readiness: readinessOf(row), open: open.get(row.id) ?? [] }));
  return Array.from({ length: laPeriods }, (_, index) => {
    const start = addDays(window.start, index * periodDays);
    const next = addDays(start, periodDays);
    const own = tasks
      .filter(({ row }) => row.firstDay < next && (index === 0 || row.firstDay >= start))
      .sort(mostLackingFirst);
    return {
      number: openTerm(plan).number + index,
      start,
      end: addDays(next, -1),
      tasks: own,
      ready: own.filter(({ readiness }) => readiness === 'ready').length,
    };
  });
}

function openByTask(restrictions: readonly ShownRestriction[]): ReadonlyMap<string, ShownRestriction[]> {
  const open = restrictions.filter(({ released }) => released === null).sort(unansweredFirst);
  const byTask = new Map<string, ShownRestriction[]>();
  for (const restriction of open) {
    for (const { id } of restriction.tasks) {
      const present = byTask.get(id);
      if (present) present.push(restriction);
      else byTask.set(id, [restriction]);
    }
  }
  return byTask;
}

function unansweredFirst(a: ShownRestriction, b: ShownRestriction): number {
  return Number(isUnanswered(b)) - Number(isUnanswered(a)) || a.daysLeft - b.daysLeft;
}

function mostLackingFirst(a: LookaheadTask, b: LookaheadTask): number {
  return urgencyOf(a) - urgencyOf(b) || a.row.firstDay.localeCompare(b.row.firstDay);
}

function urgencyOf({ readiness, open }: LookaheadTask): number {
  if (open.some(isUnanswered)) return 0;
  return { notAnalysed: 1, restricted: 2, ready: 3 }[readiness];
}
