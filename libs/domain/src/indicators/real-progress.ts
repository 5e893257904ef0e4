import type { CivilDate } from '../calendar/civil-date';
import type { Plan, ProgressPart, Term } from '../plan/plan';
import { planDay } from '../plan/plan-day';
import { progressOf } from '../progress/roll-up';
import { termLastDay } from '../terms/open-term';
import { closedFigures } from './closed-figures';
import { measuringCurve, progressParts } from './progress-parts';

/** What was really done, and what should have been, as a fraction of the project, at the end of a day. */
export interface RealPoint {
  readonly date: CivilDate;
  /** Done, 0..1. */
  readonly value: number;
  /** Due, 0..1: by the default baseline, else by the master plan. */
  readonly planned: number;
  /** Number of the term that was closed there; null for today. */
  readonly termNumber: number | null;
  /** The leaves that were begun or due. */
  readonly parts: readonly ProgressPart[];
}

/**
 * The day whose end a closed term's figures are of: its last one, whenever somebody found the time to close it; the day of the close
 * where that came before, for nobody knew by then what the rest of the term would bring.
 */
export function dayOfClose({ settings }: Plan, term: Term): CivilDate {
  const [last, closed] = [termLastDay(term), planDay(term.realClosingTime!, settings.timeZone ?? null)];
  return closed < last ? closed : last;
}

/** Real progress at each close, as the close kept it. What was due is that of the term's last day. */
export function progressAtCloses(plan: Plan): readonly RealPoint[] {
  return closedFigures(plan).map(({ term, figures }) => ({
    date: dayOfClose(plan, term),
    value: figures.realProgress,
    planned: figures.plannedProgress,
    termNumber: term.number,
    parts: figures.parts,
  }));
}

/** The closes and, after them, today: the last point is always what is done now. */
export function realProgress(plan: Plan, today: CivilDate): readonly RealPoint[] {
  const closes = progressAtCloses(plan);
  const last = closes.at(-1)?.date;
  // A clock that is behind the one of the close does not put the present before it.
  const date = last !== undefined && last > today ? last : today;
  const progress = plan.tasks.rows.map((task) => task.progress);
  const now: RealPoint = {
    date,
    value: progressOf(plan).project,
    planned: measuringCurve(plan)?.at(date) ?? 0,
    termNumber: null,
    parts: progressParts(plan, date, progress),
  };
  return [...closes, now];
}
