import type { CivilDate } from '../calendar/civil-date';
import type { Plan, ProgressPart } from '../plan/plan';
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

/** Real progress at each close, as the close kept it. The date is the term's last day, whenever somebody found the time to close it. */
export function progressAtCloses(plan: Plan): readonly RealPoint[] {
  return closedFigures(plan).map(({ term, figures }) => ({
    date: termLastDay(term),
    value: figures.realProgress,
    planned: figures.plannedProgress,
    termNumber: term.number,
    parts: figures.parts,
  }));
}

/** The closes and today, in order; today is left out while the last closed term still runs. */
export function realProgress(plan: Plan, today: CivilDate): readonly RealPoint[] {
  const closes = progressAtCloses(plan);
  const last = closes[closes.length - 1];
  if (last && last.date >= today) return closes;
  const progress = plan.tasks.rows.map((task) => task.progress);
  const now: RealPoint = {
    date: today,
    value: progressOf(plan).project,
    planned: measuringCurve(plan)?.at(today) ?? 0,
    termNumber: null,
    parts: progressParts(plan, today, progress),
  };
  return [...closes, now];
}
